import { addDays, dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { isTimeForReminders } from '@portal/domain/licences/reminders.ts'
import { actByItself } from '../actions/registration.ts'
import type { Database } from '../database/connect.ts'
import { insertEndNotice, listEndedUntold } from '../records/licences/end-notices.ts'
import { eachByJob } from './each-by-job.ts'

/** How many owners are told in one run, so that a run is short. The next run is an hour later. */
const maxPerRun = 500

/** An owner is told for so many days after the end, when the portal could not do it on the next day. */
const lateDays = 30

/**
 * Tells the owners of temporary approvals that ended, once for each last day, by day. What ended today is in force until
 * midnight. When the signal is aborted, the rest follows later. Returns how many it found.
 */
export async function tellOfEnds(db: Database['db'], now: Date, signal?: AbortSignal): Promise<number> {
  if (!isTimeForReminders(now)) return 0
  const today = lagosDate(now)
  const ended = await listEndedUntold(db, { before: today, from: addDays(today, -lateDays), limit: maxPerRun })
  await eachByJob(db, ended, { job: 'tell-of-ends', now, signal }, (transaction, { id, expiry_date }) =>
    actByItself({ db: transaction, now, today }, 'Tell of the end', id, {
      reason: `It ended on ${dayInWords(expiry_date)}.`,
      // It may have been extended since it was listed.
      isDue: async (registration) =>
        registration.expiry_date === expiry_date &&
        insertEndNotice(transaction, { registration_id: id, expiry_date, told_at: now.toISOString() }),
    }),
  )
  return ended.length
}
