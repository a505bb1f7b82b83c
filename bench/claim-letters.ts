// `npm run bench:claim-letters`: how long the claim letters of 2,000 facilities take, and how long somebody waits meanwhile who prints
// a certificate each second that was never printed before. On PostgreSQL, in one process, as a portal runs. Fails above 20 minutes, or
// if a print takes longer than 5 seconds. LETTERS makes it smaller.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { type Call, type Sent, validatedReply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import { linkCertificate } from '@portal/contract/licences/calls/certificates.ts'
import { connectPostgres } from '@portal/server/database/connect.ts'
import { localFileStore } from '@portal/server/files/file-store.ts'
import { startWritingClaimLetters } from '@portal/server/jobs/write-claim-letters.ts'
import { urlOf } from '@portal/server/testing/as.ts'
import { sql } from 'kysely'
import { startTestPostgres } from '../tools/test-postgres.ts'
import { fill, letAllWait } from './scale/fill.ts'
import { openPortal } from './scale/open-portal.ts'

const letters = Number(process.env.LETTERS ?? 2000)
const certificates = 300
const [maxMs, maxWaitMs] = [20 * 60_000, 5000]

const server = await startTestPostgres()
const portal = await openPortal(server.url, 'letters', async (db) => {
  await fill(db, letters + certificates)
  await letAllWait(db)
})
const url = new URL(server.url)
url.pathname = '/letters'
const database = connectPostgres(url.href, 4)
const { db } = database
const headers = { authorization: `Bearer ${portal.tokens.officer}`, 'content-type': 'application/json' }

async function send<C extends Call>(call: C, input: Sent<C>) {
  const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) }
  const response = await fetch(portal.origin + urlOf(call, input), { method: call.method, headers, ...body })
  const reply: unknown = await response.json()
  if (!response.ok) throw new Error(`${call.path} answered ${response.status}: ${JSON.stringify(reply)}`)
  return validatedReply(call, reply)
}

/** Prints a certificate for the first time, and says how many milliseconds the person waited. */
async function print(id: number): Promise<number> {
  const began = performance.now()
  const { url: link } = await send(linkCertificate, { params: { id: String(id) }, body: {} })
  const response = await fetch(new URL(link, portal.origin))
  const pdf = await response.arrayBuffer()
  if (!response.ok || pdf.byteLength < 1000) throw new Error(`The certificate was not printed: ${response.status}`)
  return performance.now() - began
}

/** Approves applications, whose certificates are printed, and takes the accounts of all other facilities away. */
async function approveSome(): Promise<number[]> {
  const waiting = await db
    .selectFrom('registration')
    .where('status', '=', 'Awaiting decision')
    .orderBy('id')
    .limit(certificates)
    .select(['id', 'facility_id'])
    .execute()
  for (const { id } of waiting)
    await send(registrations.decideRegistration, { body: { id, status: 'Approved', reason: 'As measured.' } })
  const kept = waiting.map(({ facility_id }) => facility_id)
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await transaction.updateTable('facility').set({ user_id: null }).where('id', 'not in', kept).execute()
  })
  return waiting.map(({ id }) => id)
}

async function newestJob() {
  const { data } = await send(calls.listClaimLetterJobs, {})
  const [job] = data
  if (!job) throw new Error('There is no job')
  return job
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const longest = (waits: readonly number[]) => Math.max(0, ...waits)

try {
  const ids = await approveSome()
  const alone: number[] = []
  for (const id of ids.splice(0, 20)) alone.push(await print(id))

  const began = performance.now()
  const { data } = await send(calls.startClaimLetters, { body: { host: 'portal.example' } })
  const silent = () => {}
  const job = startWritingClaimLetters(db, {
    files: localFileStore(join(tmpdir(), 'portal-bench')),
    clock: () => new Date(),
    log: { warn: silent },
    onFailure: (error) => console.error(error),
  })
  const waits: number[] = []
  let state = await newestJob()
  while (state.state === 'running') {
    const id = ids.pop()
    if (id !== undefined) waits.push(await print(id))
    await wait(1000)
    state = await newestJob()
  }
  const tookMs = performance.now() - began
  await job.stop()
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from claim where ended_at is null and letter_file_id is not null
  `.execute(db)
  console.log(
    `${state.letters} letters of ${data.facilities} facilities in ${state.files} files: ${inSeconds(tookMs)}, ${rows[0]?.n} codes.`,
  )
  console.log(
    `${waits.length} certificates were printed meanwhile: the longest wait was ${inSeconds(longest(waits))}; alone ${inSeconds(longest(alone))}.`,
  )
  if (state.state !== 'done' || tookMs > maxMs || longest(waits) > maxWaitMs) process.exitCode = 1
} finally {
  await database.close()
  await portal.close()
  await server.stop()
}
