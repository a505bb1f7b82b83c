import type { LockedRegistration } from '../records/applications/registrations.ts'
import { insertEvent } from '../records/cases/review.ts'
import type { Acting } from '../use-case/context.ts'

/** Enters an approved change of type in the timeline of the licence, which from then on is that of the new type. */
export async function enterNewType(
  { db, user, now }: Acting,
  { facility_id, reference, change_of_type: change }: LockedRegistration,
): Promise<void> {
  const licence = await db
    .selectFrom('facility')
    .innerJoin('registration', 'registration.id', 'facility.registration_id')
    .where('facility.id', '=', facility_id)
    .select(['registration.id', 'registration.status'])
    .executeTakeFirst()
  if (!licence || !change) return
  await insertEvent(db, {
    registration_id: licence.id,
    actor_id: user?.id ?? null,
    from_status: licence.status,
    to_status: licence.status,
    reason: `The type was changed from ${change.from} to ${change.to}, by application ${reference}`,
    at: now.toISOString(),
  })
}
