import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'

/**
 * Facilities that were not taken back with their import, in a query on `facility`. Those that were are read by nobody but the
 * audit record; whoever opens one by its address is told.
 */
export const isNotTakenBack = sql<boolean>`facility.taken_back_at is null`

/** The same of licences from paper, in a query on `registration`. No other approval ends. */
export const isNoLicenceTakenBack = sql<boolean>`(registration.origin = 'portal' or registration.ended_at is null)`

/** Refuses whatever is done with a facility that was taken back. */
export function refuseTakenBack({ taken_back_at }: { taken_back_at: string | null }): void {
  if (taken_back_at === null) return
  const day = dayInWords(lagosDate(Date.parse(taken_back_at)))
  refuse('not_found', `This facility was taken back on ${day}, with the import that had recorded it from paper`)
}
