import { setTimeout as wait } from 'node:timers/promises'
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
import { startJobs } from './jobs/start-jobs.ts'
import { keyFolder } from './keys/key-folder.ts'
import { outsideDatabase } from './keys/outside-database.ts'
import { openSigningKeys, readSharedKey } from './keys/signing-keys.ts'
import { takeAuditKeys } from './keys/take-audit-keys.ts'
import { signEarlierPapers } from './papers/sign-earlier-papers.ts'
import { readLinkSecret } from './records/settings/settings.ts'
import { buildApp } from './start/app.ts'
import { builtWeb } from './start/built-web.ts'
import { fileStore } from './start/choose-file-store.ts'
import { type Config, readConfig } from './start/config.ts'
import { readEnvironment } from './start/environment.ts'
import { close, listen } from './start/listen.ts'
import { openDatabase } from './start/open-database.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { beforeEnd, endOnFault, endOnSignals, endProcess } from './start/process-end.ts'

const unprotectedRecord =
  "The audit record is protected by its signatures only: the portal's database user owns the tables. See docs/operations.md, Database roles."

let isReady = false
let isDraining = false
let drainSeconds = 0

endOnSignals(() => isReady, drain)
endOnFault()
try {
  await start(readConfig(readEnvironment(process.env)))
} catch (error) {
  console.error(startFailure(error))
  await endProcess(1)
}

/** Lets proxies notice that this portal is about to stop, while it still answers what they send. */
async function drain(): Promise<void> {
  isDraining = true
  if (drainSeconds > 0) await wait(drainSeconds * 1000)
}

async function start(config: Config): Promise<void> {
  drainSeconds = config.drainSeconds
  const database = await openPortalsDatabase(config)
  const signingKeys = await openKeysOfPapers(config, database)
  const folders = {
    files: await fileStore(config),
    spool: makeSpool(config.dataDir),
    uploads: uploadFolder(config.dataDir),
  }
  const secret = await recordChanges(database.db, byProgram('start', new Date()), readLinkSecret)
  const metrics = config.metrics && (await openMetrics(database))
  const app = await buildApp({
    database,
    ...folders,
    throttle: makeThrottle(database.pool),
    signedPaths: signedPaths(secret),
    checkCodes: checkCodes(secret),
    signingKeys,
    messages: config.messages,
    trustedProxies: config.trustedProxies,
    isDraining: () => isDraining,
    ...(metrics && { observe: metrics.observe, observeRepetition: metrics.observeRepetition }),
    clock: () => new Date(),
    webFolder: await builtWeb(),
    log: process.stdout,
  })
  if (config.metrics && metrics) {
    const { serveMetrics } = await import('./metrics/serve-metrics.ts')
    const onFailure = (err: unknown) => app.log.error({ err }, 'The figures for Prometheus could not be read')
    const served = await serveMetrics(metrics, config.metrics, onFailure)
    beforeEnd(served.stop)
  }
  await startJobs({ config, database, ...folders, log: app.log })
  beforeEnd(() => close(app))
  const addresses = await listen(app, config)
  isReady = true
  console.log(
    `The portal is ready after ${process.uptime().toFixed(1)} s. Open ${addresses.join(' or ')} in a browser.`,
  )
}

/** The figures for Prometheus. Their library is loaded only where they are asked for. */
async function openMetrics(database: Database) {
  const { collectMetrics } = await import('./metrics/portal-metrics.ts')
  return collectMetrics(database, () => new Date())
}

/** Opens the database, migrated and with its first administrator. Everything that is written into it is recorded with the audit keys. */
async function openPortalsDatabase(config: Config): Promise<Database> {
  await makeDataFolder(config.dataDir)
  const database = await openDatabase(config, {
    print: console.log,
    onEngineExit: logEngineExit,
    takeKeys: (db) => takeAuditKeys(db, config),
    prepare: (owners) => prepareDatabase(owners, config, console.log),
  })
  beforeEnd(() => database.close())
  if (await mayAlterTables(database.db)) console.log(unprotectedRecord)
  await ensureFirstAdmin(database.db, config.firstAdmin)
  return database
}

/** The next query starts the engine again; the log says why it ended. */
function logEngineExit(error: Error): void {
  const err = describeFailure(error)
  console.log(JSON.stringify({ level: 50, time: Date.now(), err, msg: 'The embedded database ended and starts again' }))
}

/** Opens the keys that sign papers, and signs the papers that were issued before there were keys. */
async function openKeysOfPapers(config: Config, { db }: Database) {
  const signingKeys = openSigningKeys({ folder: keyFolder(config.dataDir), shared: readSharedKey(config.signingKey) })
  // The first key is made now, and a key that cannot be used stops the start, not a print.
  await signingKeys.current(db, new Date())
  const { headsPath } = outsideDatabase(config)
  const signed = await signEarlierPapers(db, { signingKeys, now: new Date(), headsPath })
  for (const sentence of signed) console.log(sentence)
  return signingKeys
}

/** What to print when the start fails: a sentence for known problems, otherwise the whole error. */
function startFailure(error: unknown): unknown {
  if (isDiskFull(error)) {
    return 'There is no space left on the disk of DATA_DIR or of the database (ENOSPC). Free some, and start the portal again.'
  }
  return error instanceof Error && error.name === 'Error' && !('code' in error) ? error.message : error
}
