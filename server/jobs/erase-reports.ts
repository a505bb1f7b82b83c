import { contactMonths, photoMonths } from '@portal/domain/concerns/concerns.ts'
import { addMonths } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database } from '../database/connect.ts'
import { eraseContacts, erasePhotos } from '../records/concerns/erased-reports.ts'

/** Erases who reported the concerns that were closed `contactMonths` ago, and the photos of those closed `photoMonths` ago. */
export async function eraseOldReports(db: Database['db'], now: Date): Promise<void> {
  await recordChanges(db, byJob('erase-reports', now), async (transaction) => {
    await eraseContacts(transaction, monthsBefore(now, contactMonths), now)
    await erasePhotos(transaction, monthsBefore(now, photoMonths), now)
  })
}

/** The beginning of the day some months ago. It begins at midnight in Lagos, an hour ahead of UTC. */
function monthsBefore(now: Date, months: number): Date {
  return new Date(`${addMonths(lagosDate(now), -months)}T00:00:00+01:00`)
}
