import { addMonths } from '@portal/domain/calendar-date.ts'
import { contactMonths } from '@portal/domain/concerns.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import type { Database } from '../database/connect.ts'
import { eraseContacts } from '../records/concern-links.ts'

/** Erases who reported the concerns that were closed `contactMonths` ago. Answers how many. */
export function eraseOldContacts(db: Database['db'], now: Date): Promise<number> {
  // The day begins at midnight in Lagos, an hour ahead of UTC.
  const before = new Date(`${addMonths(lagosDate(now), -contactMonths)}T00:00:00+01:00`)
  return eraseContacts(db, before, now)
}
