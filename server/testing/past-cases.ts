import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { FacilityTable } from '../database/tables/facilities.ts'
import type { RegistrationTable } from '../database/tables/registrations.ts'
import { makeFacility, makeRegistration } from './factories.ts'

/** What happened to a case: a submission, a status that an officer gave it, or a return until it was corrected. */
type Happening =
  | { at: string; submits: true }
  | { at: string; from: RegistrationStatus; to: RegistrationStatus; by: number }
  | { at: string; returnedBy: number; until: string }

/** Adds a registration of a new facility with its past, dated as in the given rows. */
export async function makePastCase(
  db: Db,
  {
    facility,
    ...registration
  }: Partial<Insertable<RegistrationTable>> & { facility?: Partial<Insertable<FacilityTable>> },
  past: readonly Happening[] = [],
) {
  const { id: facility_id } = registration.facility_id
    ? { id: registration.facility_id }
    : await makeFacility(db, facility)
  const row = await makeRegistration(db, { ...registration, facility_id })
  for (const happening of past) await addHappening(db, row.id, happening)
  return row
}

async function addHappening(db: Db, registration_id: number, happening: Happening): Promise<void> {
  const { at } = happening
  if ('submits' in happening) return submit(db, registration_id, at)
  if ('returnedBy' in happening) {
    const { returnedBy: returned_by, until: resubmitted_at } = happening
    await db
      .insertInto('registration_return')
      .values({
        registration_id,
        returned_by,
        returned_at: at,
        due_date: at.slice(0, 10),
        items: '[{}]',
        resubmitted_at,
      })
      .execute()
    return submit(db, registration_id, resubmitted_at)
  }
  const { from: from_status, to: to_status, by: actor_id } = happening
  await db.insertInto('registration_event').values({ registration_id, actor_id, from_status, to_status, at }).execute()
}

async function submit(db: Db, registration_id: number, at: string): Promise<void> {
  const digest = Buffer.from('past')
  await db
    .insertInto('snapshot_contents')
    .values({ digest, contents: '{}' })
    .onConflict((same) => same.doNothing())
    .execute()
  await db.insertInto('snapshot').values({ registration_id, action: 'Submit', digest, at }).execute()
}
