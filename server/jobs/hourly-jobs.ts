import type { Database } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
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

/** Something that is done every hour. */
interface HourlyJob {
  run: (signal: AbortSignal) => Promise<unknown>
  /** What the log says when it fails. */
  failure: string
}

/** What is done every hour, in this order: first what has become due, then what only catches up and may take minutes. */
export function hourlyJobs(db: Database['db'], files: FileStore): Record<'due' | 'catchingUp', HourlyJob[]> {
  const hashFiles = fileHasher(db, files)
  let flagged = 0
  const due: HourlyJob[] = [
    { run: () => cleanUp(db, files, new Date()), failure: 'The clean-up failed' },
    { run: () => lapseDeclined(db, new Date()), failure: 'Declined applications could not be ended' },
    { run: () => eraseOldReports(db, new Date()), failure: 'Old reports of concerns could not be erased' },
    { run: () => dropClaimLetters(db, new Date()), failure: 'Old files of claim letters could not be deleted' },
    {
      run: (signal) => showBegunLicences(db, new Date(), { signal }),
      failure: 'Renewals that have begun could not be moved',
    },
    {
      run: (signal) => followStandings(db, new Date(), signal),
      failure: 'Visits of facilities that are closed by now could not be cancelled',
    },
    { run: (signal) => sendReminders(db, new Date(), { signal }), failure: 'The reminders could not be sent' },
    { run: (signal) => tellOfEnds(db, new Date(), signal), failure: 'Owners could not be told of what ended' },
    { run: () => sendMonthlyReport(db, new Date()), failure: 'The monthly report could not be sent' },
  ]
  const catchingUp: HourlyJob[] = [
    { run: hashFiles, failure: 'Older files could not be hashed' },
    {
      run: (signal) => compareRemainingNames(db, signal),
      failure: 'The names of some facilities could not be compared',
    },
    {
      run: async (signal) => {
        flagged = await storeFlagsAfter(db, flagged, { now: new Date(), signal })
      },
      failure: 'The flags of some facilities could not be found',
    },
  ]
  return { due, catchingUp }
}
