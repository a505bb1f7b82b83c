import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Spool } from '../files/spool.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { cleanUp } from './clean-up.ts'
import { compareRemainingNames } from './compare-names.ts'
import { eraseOldReports } from './erase-reports.ts'
import { followStandings } from './follow-standings.ts'
import { fileHasher } from './hash-files.ts'
import { lapseDeclined } from './lapse-declined.ts'
import { sendMonthlyReport } from './send-monthly-report.ts'
import { sendReminders } from './send-reminders.ts'
import { showBegunLicences } from './show-begun-licences.ts'
import { storeFlagsAfter } from './store-flags.ts'
import { tellOfEnds } from './tell-of-ends.ts'
import { dropClaimLetters } from './write-claim-letters.ts'

const hourMs = 3_600_000
/** Portals that were started together are not to do all of it in the same minute, so each adds a part of this to the hour. */
const mostJitterMs = 300_000

interface Deps {
  db: Database['db']
  files: FileStore
  spool: Spool
  uploads: UploadFolder
  log: Pick<FastifyBaseLogger, 'error'>
  jitterMs?: number
}

/**
 * Does at once and then every hour what has become due, one job after another. `stop` resolves when the reminders of the start
 * are sent or given up.
 */
export function startHourlyJobs({ db, log, jitterMs = Math.random() * mostJitterMs, ...folders }: Deps): {
  stop: () => Promise<unknown>
} {
  const stopping = new AbortController()
  const { signal } = stopping
  const logged = (message: string) => (error: unknown) => log.error({ err: error }, message)
  const sweep = () =>
    cleanUp(db, folders, new Date())
      .then(() => lapseDeclined(db, new Date()))
      .then(() => eraseOldReports(db, new Date()))
      .then(() => dropClaimLetters(db, new Date()))
      .catch(logged('The clean-up failed; trying again in an hour'))
  const showBegun = () =>
    showBegunLicences(db, new Date(), { signal }).catch(
      logged('Renewals that have begun could not be moved; trying again in an hour'),
    )
  const follow = () =>
    followStandings(db, new Date(), signal).then(
      () => {},
      logged('Visits of facilities that are closed by now could not be cancelled; trying again in an hour'),
    )
  const remind = () =>
    sendReminders(db, new Date(), { signal })
      .then(() => tellOfEnds(db, new Date(), signal))
      .catch(logged('The reminders could not be sent; trying again in an hour'))
  const report = () =>
    sendMonthlyReport(db, new Date()).catch(logged('The monthly report could not be sent; trying again in an hour'))
  const hashFiles = fileHasher(db, folders.files)
  const hashSome = () => hashFiles().catch(logged('Older files could not be hashed'))
  const compareSome = () =>
    compareRemainingNames(db).catch(
      logged('The names of some facilities could not be compared; trying again in an hour'),
    )
  let flagged = 0
  const storeFlags = () =>
    storeFlagsAfter(db, flagged, { now: new Date(), signal })
      .then((next) => {
        flagged = next
      })
      .catch(logged('The flags of some facilities could not be found; trying again in an hour'))
  const hourly = setInterval(
    () =>
      sweep().then(showBegun).then(follow).then(remind).then(report).then(hashSome).then(compareSome).then(storeFlags),
    hourMs + jitterMs,
  )
  // Thousands may be due, for which the start does not wait.
  const starting = sweep().then(showBegun).then(follow).then(remind).then(report)
  return {
    stop: () => {
      clearInterval(hourly)
      stopping.abort()
      return starting
    },
  }
}
