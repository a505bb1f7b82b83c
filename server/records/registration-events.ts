import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { RegistrationEventTable } from '../database/tables/registrations.ts'

/** What the timeline says of an application that its owner hands in: its status stays pending. */
export const handedIn = 'Submitted to the ministry'

/** Adds a line to a registration's timeline. */
export async function addEvent(db: Db, event: Insertable<RegistrationEventTable>): Promise<void> {
  await db.insertInto('registration_event').values(event).execute()
}

/** A registration's timeline, the oldest line first. */
export function listEvents(db: Db, registrationId: number) {
  return db
    .selectFrom('registration_event as event')
    .innerJoin('user_account as actor', 'actor.id', 'event.actor_id')
    .where('event.registration_id', '=', registrationId)
    .orderBy('event.id')
    .select([
      'event.at',
      'event.from_status as from',
      'event.to_status as to',
      'event.reason',
      sql<string>`actor.first_name || ' ' || actor.last_name`.as('actor'),
    ])
    .execute()
}
