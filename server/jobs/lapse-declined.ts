import { addMonths } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { actByItself } from '../actions/registration.ts'
import type { Database } from '../database/connect.ts'
import { listDeclinedBefore } from '../records/applications/registrations.ts'
import { readSettings } from '../records/settings/settings.ts'
import { eachByJob } from './each-by-job.ts'

/** How many end in one run, so that a run is short. The next run is an hour later. */
const maxPerRun = 500

/** Ends registrations that were declined `lapse_months` ago and that nobody has submitted again since. Answers how many it looked at. */
export async function lapseDeclined(db: Database['db'], now: Date): Promise<number> {
  const today = lagosDate(now)
  const { lapse_months } = await readSettings(db, today)
  // The day begins at midnight in Lagos, an hour ahead of UTC.
  const before = new Date(`${addMonths(today, -lapse_months)}T00:00:00+01:00`)
  const ids = await listDeclinedBefore(db, before.toISOString(), maxPerRun)
  await eachByJob(db, ids, { job: 'lapse-declined', now }, (transaction, id) =>
    actByItself({ db: transaction, now, today }, 'Lapse', id, { reason: 'nothing followed the decision' }),
  )
  return ids.length
}
