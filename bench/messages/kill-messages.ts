// `npm run bench:kill-messages -- 50`: kills the portal 50 times while it delivers mail, on the embedded database and on a
// private PostgreSQL server. Fails if a message is lost, if more than the message in flight at a kill was sent twice, or if
// a repeat has another Message-ID.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { startSmtpServer } from '@portal/server/testing/smtp-server.ts'
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { queueMany } from './queue-many.ts'

const kills = Number(process.argv[2] ?? 20)
const howMany = kills * 15
const maxLifeMs = 1_500
/** The last portal has this long to deliver the rest. */
const maxRestMs = 120_000
/** How long the mail server takes for a message, so that some are in flight when the portal is killed. */
const acceptMs = 15

async function killWhileDelivering(name: string, databaseUrl?: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-kill-messages-'))
  const smtp = await startSmtpServer({ onReceived: () => wait(acceptMs) })
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'licences@ministry.example',
    PUBLIC_URL: 'https://licences.example.org',
    MESSAGE_RETRY_SECONDS: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  await queueMany({ dataDir, ...(databaseUrl && { databaseUrl }) }, howMany)
  const subjects = () => new Set(smtp.received.map(({ subject }) => subject)).size
  for (let kill = 0; kill < kills; kill++) {
    const portal = startPortal(settings)
    await portal.ready()
    await wait(Math.random() * maxLifeMs)
    portal.child.kill('SIGKILL')
    await portal.ended
  }
  const beforeRest = subjects()
  const portal = startPortal(settings)
  await portal.ready()
  for (let waited = 0; subjects() < howMany && waited < maxRestMs; waited += 100) await wait(100)
  portal.child.kill('SIGTERM')
  await portal.ended
  await smtp.stop()
  await rm(dataDir, { recursive: true, force: true })
  const messageIds = new Set(smtp.received.map(({ messageId }) => messageId)).size
  const repeated = smtp.received.length - subjects()
  console.log(
    `${name}: ${kills} kills, ${beforeRest} of ${howMany} messages delivered meanwhile, ${howMany - subjects()} lost, ${repeated} repeated, ${messageIds} different Message-IDs.`,
  )
  if (subjects() !== howMany || repeated > kills || messageIds !== howMany) process.exitCode = 1
}

await killWhileDelivering('Embedded')
if (findPostgres()) {
  const { url, stop } = await startTestPostgres()
  await killWhileDelivering('PostgreSQL', url).finally(stop)
} else console.log('PostgreSQL is not installed: skipped.')
