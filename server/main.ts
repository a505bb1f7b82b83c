import { setTimeout as wait } from 'node:timers/promises'
import { byProgram, recordChanges } from './audit/record-changes.ts'
import { checkCodes } from './auth/check-code.ts'
import { makeThrottle } from './auth/throttle.ts'
import { mayAlterTables } from './database/application-rights.ts'
import type { Database } from './database/connect.ts'
import { makeDataFolder } from './database/data-folder.ts'
import { describeFailure, isDiskFull } from './database/failures.ts'
import type { ReadReplica } from './database/read-replica.ts'
import { ensureFirstAdmin } from './features/accounts/sign-in/first-officer.ts'
import { isAnswering } from './files/clamd.ts'
import { scanWith } from './files/scan-file.ts'
import { makeSpool } from './files/spool.ts'
import { signedPaths } from './http/signed-paths.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { encryptStoredSecrets, refuseWithoutKey } from './keys/encrypt-stored-secrets.ts'
import { keyFolder } from './keys/key-folder.ts'
import { openLinkSecret } from './keys/link-secret.ts'
import { outsideDatabase } from './keys/outside-database.ts'
import { openSigningKeys, readSharedKey } from './keys/signing-keys.ts'
import { storedSecrets } from './keys/stored-secrets.ts'
import { takeAuditKeys } from './keys/take-audit-keys.ts'
import { signEarlierPapers } from './papers/sign-earlier-papers.ts'
import { buildApp } from './start/app.ts'
import { builtWeb } from './start/built-web.ts'
import { fileStore, unfinishedUploads } from './start/choose-file-store.ts'
import { type Config, readConfig } from './start/config.ts'
import { readEnvironment } from './start/environment.ts'
import { close, listen } from './start/listen.ts'
import { openDatabase } from './start/open-database.ts'
import { openReplica } from './start/open-replica.ts'
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
  const replica = await openReplica(config, database, logReplica)
  if (replica) beforeEnd(replica.close)
  const signingKeys = await openKeysOfPapers(config, database)
  const folders = {
    files: await fileStore(config),
    spool: makeSpool(config.dataDir),
    uploads: await unfinishedUploads(config),
    scan: await openScanner(config),
  }
  const { secrets, secret } = await openSecrets(config, database)
  const metrics = config.metrics && (await openMetrics(config, database, replica))
  const tracing = config.traces === undefined ? undefined : await openTracing(config.traces)
  const observers = [metrics, tracing].flatMap((observer) => observer?.observe ?? [])
  const app = await buildApp({
    database,
    ...folders,
    throttle: makeThrottle(database.pool),
    signedPaths: signedPaths(secret),
    checkCodes: checkCodes(secret),
    signingKeys,
    storedSecrets: secrets,
    messages: config.messages,
    trustedProxies: config.trustedProxies,
    ...(config.securityContact !== undefined && { securityContact: config.securityContact }),
    isDraining: () => isDraining,
    ...(replica && { openLagging: replica.open }),
    observe: (request) => {
      for (const observe of observers) observe(request)
    },
    ...(metrics && { observeRepetition: metrics.observeRepetition }),
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

/** What scans uploads for viruses. While it does not answer, uploads are refused, and everything else works. */
async function openScanner({ clamd }: Config) {
  if (clamd === undefined) return undefined
  if (!(await isAnswering(clamd))) console.log(`clamd does not answer at ${clamd}: no file is taken until it does.`)
  return scanWith(clamd)
}

/** Traces of requests. Their library is loaded only where they are asked for. */
async function openTracing(endpoint: string) {
  const { startTracing } = await import('./metrics/traces.ts')
  const onFailure = (error: unknown) => {
    const err = describeFailure(error)
    console.log(JSON.stringify({ level: 40, time: Date.now(), err, msg: 'Traces could not be sent; they are dropped' }))
  }
  const tracing = startTracing({ endpoint, onFailure })
  beforeEnd(tracing.stop)
  return tracing
}

/** The figures for Prometheus. Their library is loaded only where they are asked for. */
async function openMetrics({ messages }: Config, database: Database, replica: ReadReplica | undefined) {
  const { collectMetrics } = await import('./metrics/portal-metrics.ts')
  return collectMetrics({ database, replica, messages, clock: () => new Date() })
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

/** Says once when the standby is not read any more, and when it is again. */
function logReplica(obstacle: string | undefined): void {
  const msg = obstacle
    ? `The standby of READ_DATABASE_URL is not read: ${obstacle}. The database itself is read instead`
    : 'The standby of READ_DATABASE_URL is read again'
  console.log(JSON.stringify({ level: obstacle ? 40 : 30, time: Date.now(), msg }))
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

/** Opens the secrets that are stored in the database, and encrypts those that are still readable. */
async function openSecrets({ secretsKeys }: Config, { db }: Database) {
  const secrets = storedSecrets(secretsKeys)
  await refuseWithoutKey(db, secrets)
  const count = await encryptStoredSecrets(db, secrets, { now: new Date() })
  if (count > 0) console.log(`${count} secrets that were stored readable are now encrypted with SECRETS_KEY.`)
  const secret = await recordChanges(db, byProgram('start', new Date()), (recorded) =>
    openLinkSecret(recorded, secrets),
  )
  return { secrets, secret }
}

/** What to print when the start fails: a sentence for known problems, otherwise the whole error. */
function startFailure(error: unknown): unknown {
  if (isDiskFull(error)) {
    return 'There is no space left on the disk of DATA_DIR or of the database (ENOSPC). Free some, and start the portal again.'
  }
  return error instanceof Error && error.name === 'Error' && !('code' in error) ? error.message : error
}
