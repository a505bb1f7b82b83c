// `npm run bench:messages`: queues 10,000 mails and lets one portal deliver them to a local SMTP server, on PostgreSQL. Fails
// if that takes more than five minutes, or if the portal's own calls are more than 1.5 times slower meanwhile.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { startSmtpServer } from '@portal/server/testing/smtp-server.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { queueMany } from './queue-many.ts'

const howMany = 10_000
const maxSeconds = 300
const maxRatio = 1.5
const undisturbedCalls = 400

const officer = { ADMIN_EMAIL: 'officer@ministry.example', ADMIN_PASSWORD: 'seven-green-bicycles' }

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify({ email: officer.ADMIN_EMAIL, password: officer.ADMIN_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/api/login`, { method: 'POST', headers, body })
  return String(fieldsOf(await response.json()).token)
}

/** The median time of a call, in milliseconds, as long as `goesOn`. */
async function medianCall(address: string, goesOn: (calls: number) => boolean): Promise<number> {
  const headers = { authorization: `Bearer ${await signIn(address)}` }
  const times: number[] = []
  while (goesOn(times.length)) {
    const began = performance.now()
    await (await fetch(`${address}/api/registrations`, { headers })).text()
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

const server = await startTestPostgres()
const dataDir = await mkdtemp(join(tmpdir(), 'portal-messages-'))
const smtp = await startSmtpServer()
const settings = { DATA_DIR: dataDir, DATABASE_URL: server.url, ...officer }
const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'licences@ministry.example', PUBLIC_URL: 'https://licences.example.org' }
try {
  const queued = await queueMany({ dataDir, databaseUrl: server.url }, howMany)
  const quiet = startPortal(settings)
  const undisturbed = await medianCall(await quiet.ready(), (calls) => calls < undisturbedCalls)
  quiet.child.kill('SIGTERM')
  await quiet.ended

  const portal = startPortal({ ...settings, ...mail })
  const address = await portal.ready()
  const began = performance.now()
  const isOver = () => smtp.received.length >= howMany || performance.now() - began > maxSeconds * 1000
  const disturbed = await medianCall(address, () => !isOver())
  const seconds = (performance.now() - began) / 1000
  portal.child.kill('SIGTERM')
  await portal.ended
  const ratio = disturbed / undisturbed
  console.log(
    `${howMany} mails queued in ${queued.toFixed(0)} s, ${smtp.received.length} delivered in ${seconds.toFixed(0)} s.`,
  )
  console.log(
    `A call took ${undisturbed.toFixed(1)} ms before and ${disturbed.toFixed(1)} ms meanwhile: ratio ${ratio.toFixed(2)}.`,
  )
  if (smtp.received.length !== howMany || seconds > maxSeconds || ratio > maxRatio) process.exitCode = 1
} finally {
  await smtp.stop()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
