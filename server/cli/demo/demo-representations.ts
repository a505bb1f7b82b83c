import { registrationActions } from '@portal/domain/actions/registration.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { payableStatuses } from '@portal/domain/standing/penalties.ts'
import type { Db } from '../../database/connect.ts'
import { endRepresentation, insertRepresentation } from '../../records/standing/representations.ts'
import { daysBefore } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'

/** How many of the newest decisions of each kind have owners who do not agree. */
const contested = 2

const words = {
  penalty:
    'The sharps were collected on the morning of the visit. The receipt of the contractor is dated the same day.',
  decline: 'The fire certificate was in the application, on page 4 of the second document.',
  restriction:
    'Dr Okafor has worked here since the first of the month. Her letter of appointment and her licence are ready.',
} as const

/** Some owners contest a decline, a penalty or what their facility was put under, a day ago at most; an officer has upheld one. */
export async function makeDemoRepresentations(db: Db, people: DemoPeople, now: Date): Promise<void> {
  const since = addDays(lagosDate(now), -20)
  for (const { text, ...decision } of await listDecisions(db, since)) {
    await insertRepresentation(db, { ...decision, text, made_at: daysBefore(now, 1) })
  }
  const [officer] = people.officers
  const first = await db
    .selectFrom('representation')
    .where('penalty_id', 'is not', null)
    .select('penalty_id')
    .orderBy('id')
    .executeTakeFirst()
  if (!officer || !first) return
  const reason = 'The receipt is of the day after the visit.'
  await endRepresentation(db, first, { outcome: 'upheld', ended_at: now.toISOString(), decided_by: officer.id, reason })
}

async function listDecisions(db: Db, since: string) {
  const declines = await db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .where('registration.status', '=', registrationActions.Decline.leadsTo)
    .where('registration.processed_at', '>', since)
    .orderBy('registration.processed_at', 'desc')
    .limit(contested)
    .select([
      'registration.id as registration_id',
      'registration.processed_by',
      'registration.processed_at',
      'facility.user_id',
    ])
    .execute()
  const penalties = await db
    .selectFrom('penalty')
    .where('status', 'in', payableStatuses)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(contested)
    .select(['id as penalty_id', 'recorded_by as processed_by', 'created_at as processed_at', 'user_id'])
    .execute()
  const restrictions = await db
    .selectFrom('facility_restriction')
    .innerJoin('facility', 'facility.id', 'facility_id')
    .where('imposed_at', '>', since)
    .orderBy('imposed_at', 'desc')
    .limit(contested)
    .select(['facility_restriction.id as restriction_id', 'imposed_by as processed_by'])
    .select(['imposed_at as processed_at', 'facility.user_id'])
    .execute()
  return [
    ...declines.map((row) => ({ ...row, text: words.decline })),
    ...penalties.map((row) => ({ ...row, text: words.penalty })),
    ...restrictions.map((row) => ({ ...row, text: words.restriction })),
  ].flatMap(({ processed_by, processed_at, user_id, ...decision }) =>
    processed_by === null || processed_at === null || user_id === null
      ? []
      : { ...decision, taken_by: processed_by, taken_at: processed_at, made_by: user_id },
  )
}
