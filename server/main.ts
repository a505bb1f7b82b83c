import type { FastifyBaseLogger } from 'fastify'
import { setAuditKeys } from './audit/audit-keys.ts'
import { byProgram, recordChanges } from './audit/record-changes.ts'
import { checkCodes } from './auth/check-code.ts'
import { makeThrottle } from './auth/throttle.ts'
import { mayAlterTables } from './database/application-rights.ts'
import type { Database } from './database/connect.ts'
import { makeDataFolder } from './database/data-folder.ts'
import { describeFailure, isDiskFull } from './database/failures.ts'
import { ensureFirstAdmin } from './features/accounts/sign-in/first-officer.ts'
import { makeSpool } from './files/spool.ts'
import { uploadFolder } from './files/upload-folder.ts'
import { signedPaths } from './http/signed-paths.ts'
import { startNightlyChecks } from './jobs/ask-nightly-check.ts'
import { startCheckingRecord } from './jobs/check-audit-record.ts'
import { startCountingWords } from './jobs/count-words.ts'
import { startFoldingTallies } from './jobs/fold-tallies.ts'
import { startRefreshingReports } from './jobs/refresh-reports.ts'
import { startSealing } from './jobs/seal-record.ts'
import { startSendingHeads } from './jobs/send-heads.ts'
import { startHourlyJobs } from './jobs/start-hourly-jobs.ts'
import { keyFolder } from './keys/key-folder.ts'
import { openAuditKeys } from './keys/open-audit-keys.ts'
import { outsideDatabase } from './keys/outside-database.ts'
import { openSigningKeys, readSharedKey } from './keys/signing-keys.ts'
import { openSenders } from './messages/open-senders.ts'
import { timingOf } from './messages/timing.ts'
import { signEarlierPapers } from './papers/sign-earlier-papers.ts'
import { readLinkSecret } from './records/settings/settings.ts'
import { buildApp } from './start/app.ts'
import { builtWeb } from './start/built-web.ts'
import { fileStore } from './start/choose-file-store.ts'
import { type Config, readConfig } from './start/config.ts'
import { readEnvironment } from './start/environment.ts'
import { close, listen } from './start/listen.ts'
import { openDatabase, openForLongWork } from './start/open-database.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { beforeEnd, endOnFault, endProcess } from './start/process-end.ts'

let isReady = false

const unprotectedRecord =
  "The audit record is protected by its signatures only: the portal's database user owns the tables. See docs/operations.md, Database roles."

async function start(config: Config): Promise<void> {
  await makeDataFolder(config.dataDir)
  setAuditKeys(await openAuditKeys(config))
  const database = await openDatabase(config, {
    print: console.log,
    onEngineExit: logEngineExit,
    prepare: (owners) => prepareDatabase(owners, config, console.log),
  })
  beforeEnd(() => database.close())
  if (await mayAlterTables(database.db)) console.log(unprotectedRecord)
  await ensureFirstAdmin(database.db, config.firstAdmin)

  const signingKeys = openSigningKeys({ folder: keyFolder(config.dataDir), shared: readSharedKey(config.signingKey) })
  // The first key is made now, and a key that cannot be used stops the start, not a print.
  await signingKeys.current(database.db, new Date())
  const { headsPath } = outsideDatabase(config)
  const signed = await signEarlierPapers(database.db, { signingKeys, now: new Date(), headsPath })
  for (const sentence of signed) console.log(sentence)

  const files = await fileStore(config)
  const spool = makeSpool(config.dataDir)
  const uploads = uploadFolder(config.dataDir)
  const secret = await recordChanges(database.db, byProgram('start', new Date()), readLinkSecret)
  const app = await buildApp({
    database,
    files,
    spool,
    uploads,
    throttle: makeThrottle(database.pool),
    signedPaths: signedPaths(secret),
    checkCodes: checkCodes(secret),
    signingKeys,
    messages: config.messages,
    clock: () => new Date(),
    webFolder: await builtWeb(),
    log: process.stdout,
  })
  const hourly = await startHourlyJobs({ db: database.db, files, spool, uploads, log: app.log })
  beforeEnd(() => hourly.stop())
  const sealing = startSealing(database.db, {
    ...outsideDatabase(config),
    clock: () => new Date(),
    onFailure: (error) => app.log.error({ err: error }, 'The audit record could not be sealed; trying again'),
    onLate: (seconds) =>
      app.log.error({ oldest_unsealed_seconds: seconds }, 'Entries of the audit record wait for their seal'),
  })
  beforeEnd(() => sealing.stop())
  const folding = startFoldingTallies(database.db, {
    onFailure: (error) => app.log.error({ err: error }, 'The tallies could not be folded; trying again in a second'),
  })
  beforeEnd(() => folding.stop())
  const counting = startCountingWords(database.db, {
    onFailure: (error) =>
      app.log.error({ err: error }, 'The words of searches could not be counted; trying again at night'),
  })
  beforeEnd(() => counting.stop())
  const counter = openForLongWork(config, database)
  beforeEnd(() => counter.close())
  const refreshing = startRefreshingReports(counter.db, {
    clock: () => new Date(),
    onFailure: (error) => app.log.error({ err: error }, 'The reports could not be counted; trying again later'),
  })
  beforeEnd(() => refreshing.stop())
  const heads = sendHeads(config, database, app.log)
  beforeEnd(() => heads.stop())
  const nightly = startNightlyChecks(database.db, {
    clock: () => new Date(),
    onFailure: (error) => app.log.error({ err: error }, 'The nightly check could not be asked for; trying again'),
  })
  beforeEnd(() => nightly.stop())
  const checking = startCheckingRecord(counter.db, {
    ...outsideDatabase(config),
    clock: () => new Date(),
    onFailure: (error) => app.log.error({ err: error }, 'The audit record could not be checked'),
    onEnd: heads.send,
  })
  beforeEnd(() => checking.stop())
  const delivery = await deliverMessages(config, database, app.log)
  beforeEnd(() => delivery.stop())
  beforeEnd(() => close(app))
  const addresses = await listen(app, config)
  isReady = true
  console.log(
    `The portal is ready after ${process.uptime().toFixed(1)} s. Open ${addresses.join(' or ')} in a browser.`,
  )
}

/** Sends the newest head of the audit record outside, if there is a place for it. */
function sendHeads({ auditHeadsUrl: url }: Config, { db }: Database, log: FastifyBaseLogger) {
  if (url === undefined) return { send: () => {}, stop: async () => {} }
  const onFailure = (error: unknown) =>
    log.error({ err: error }, 'The head of the audit record could not be sent; trying again')
  return startSendingHeads(db, { url, onFailure })
}

/** Delivers the messages of the outbox if mail or SMS is set up; otherwise they stay there. */
async function deliverMessages({ messages, databaseUrl }: Config, database: Database, log: FastifyBaseLogger) {
  const senders = await openSenders(messages)
  if (Object.keys(senders).length === 0) return { stop: async () => {} }
  const { startDelivery } = await import('./messages/start-delivery.ts')
  return startDelivery({
    database,
    senders,
    timing: timingOf(!databaseUrl, messages.retrySeconds),
    clock: () => new Date(),
    onFailure: (error) => log.error({ err: error }, 'Messages could not be delivered; trying again'),
  })
}

/** The next query starts the engine again; the log says why it ended. */
function logEngineExit(error: Error): void {
  const err = describeFailure(error)
  console.log(JSON.stringify({ level: 50, time: Date.now(), err, msg: 'The embedded database ended and starts again' }))
}

/** The first signal shuts a running portal down in order. During the start, or at a second signal, it ends at once. */
function endOnSignal(signal: 'SIGINT' | 'SIGTERM'): void {
  process.once(signal, () => {
    process.once(signal, () => process.exit(1))
    if (isReady) endProcess(0)
    else process.exit(0)
  })
}

/** What to print when the start fails: a sentence for known problems, otherwise the whole error. */
function startFailure(error: unknown): unknown {
  if (isDiskFull(error)) {
    return 'There is no space left on the disk of DATA_DIR or of the database (ENOSPC). Free some, and start the portal again.'
  }
  return error instanceof Error && error.name === 'Error' && !('code' in error) ? error.message : error
}

endOnSignal('SIGINT')
endOnSignal('SIGTERM')
endOnFault()
try {
  await start(readConfig(readEnvironment(process.env)))
} catch (error) {
  console.error(startFailure(error))
  await endProcess(1)
}
