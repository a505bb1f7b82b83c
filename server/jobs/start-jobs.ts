import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Spool } from '../files/spool.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { outsideDatabase } from '../keys/outside-database.ts'
import { openSenders } from '../messages/open-senders.ts'
import { timingOf } from '../messages/timing.ts'
import type { Config } from '../start/config.ts'
import { openForLongWork } from '../start/open-database.ts'
import { beforeEnd } from '../start/process-end.ts'
import { startNightlyChecks } from './ask-nightly-check.ts'
import { startCheckingRecord } from './check-audit-record.ts'
import { startCommittingImports } from './commit-imports.ts'
import { startCountingWords } from './count-words.ts'
import { startFoldingTallies } from './fold-tallies.ts'
import { startMailingWork } from './mail-work.ts'
import { startMovingMerged } from './move-merged-places.ts'
import { startReadingImports } from './read-imports.ts'
import { startRefreshingReports } from './refresh-reports.ts'
import { startSealing } from './seal-record.ts'
import { startSendingHeads } from './send-heads.ts'
import { startHourlyJobs } from './start-hourly-jobs.ts'
import { startWritingClaimLetters } from './write-claim-letters.ts'

interface Deps {
  config: Config
  database: Database
  files: FileStore
  spool: Spool
  uploads: UploadFolder
  log: FastifyBaseLogger
}

interface Job {
  stop: () => unknown
}

/** Starts the jobs in the background. When the portal ends they are stopped, the last one first. */
export async function startJobs({ config, database, log, ...folders }: Deps): Promise<void> {
  const { db } = database
  const clock = () => new Date()
  const logged = (message: string) => (error: unknown) => log.error({ err: error }, message)
  const outside = outsideDatabase(config)

  run(startHourlyJobs({ db, ...folders, log }))
  run(
    startSealing(db, {
      ...outside,
      clock,
      onFailure: logged('The audit record could not be sealed; trying again'),
      onLate: (seconds) =>
        log.error({ oldest_unsealed_seconds: seconds }, 'Entries of the audit record wait for their seal'),
    }),
  )
  run(startFoldingTallies(db, { onFailure: logged('The tallies could not be folded; trying again in a second') }))
  run(
    startCountingWords(db, {
      onFailure: logged('The words of searches could not be counted; trying again at night'),
    }),
  )
  run(
    startMovingMerged(db, {
      clock,
      onFailure: logged('Facilities of a merged place could not be moved; trying again'),
    }),
  )
  run(startReadingImports(db, { clock, onFailure: logged('A register could not be read') }))
  run(startCommittingImports(db, { clock, onFailure: logged('Rows of a register could not come in; trying again') }))
  run(
    startWritingClaimLetters(db, {
      files: folders.files,
      clock,
      log,
      onFailure: logged('Claim letters could not be made; trying again'),
    }),
  )
  const longWork = openForLongWork(config, database)
  beforeEnd(() => longWork.close())
  run(
    startRefreshingReports(longWork.db, {
      clock,
      onFailure: logged('The reports and the order of visits could not be counted; trying again later'),
    }),
  )
  const heads = run(sendHeads(config, database, logged))
  run(
    startNightlyChecks(db, {
      clock,
      onFailure: logged('The nightly check could not be asked for; trying again'),
    }),
  )
  run(
    startCheckingRecord(longWork.db, {
      ...outside,
      clock,
      onFailure: logged('The audit record could not be checked'),
      onEnd: heads.send,
    }),
  )
  // Without mail they would only be out of date when it is set up.
  if (config.messages.mail)
    run(
      startMailingWork(db, { clock, onFailure: logged('Officers could not be mailed about their work; trying again') }),
    )
  run(await deliverMessages(config, database, logged))
}

function run<J extends Job>(job: J): J {
  beforeEnd(() => job.stop())
  return job
}

type Logged = (message: string) => (error: unknown) => void

/** Sends the newest head of the audit record outside, if there is a place for it. */
function sendHeads({ auditHeadsUrl: url }: Config, { db }: Database, logged: Logged) {
  if (url === undefined) return { send: () => {}, stop: async () => {} }
  const onFailure = logged('The head of the audit record could not be sent; trying again')
  return startSendingHeads(db, { url, onFailure })
}

/** Delivers the messages of the outbox if mail or SMS is set up; otherwise they stay there. */
async function deliverMessages({ messages, databaseUrl }: Config, database: Database, logged: Logged) {
  const senders = await openSenders(messages)
  if (Object.keys(senders).length === 0) return { stop: async () => {} }
  const { startDelivery } = await import('../messages/start-delivery.ts')
  return startDelivery({
    database,
    senders,
    timing: timingOf(!databaseUrl, messages.retrySeconds),
    clock: () => new Date(),
    onFailure: logged('Messages could not be delivered; trying again'),
  })
}
