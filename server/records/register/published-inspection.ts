import type { PublishedInspection } from '@portal/contract/inspections/published-inspection.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { settingOn } from '../settings/settings.ts'

/** Whether the ministry publishes inspections on a day. */
export const publishesInspections = (today: string) =>
  sql<boolean>`(${settingOn('publish_inspections', today)} = to_jsonb('yes'::text))`

/** The last published inspection of the facility of a row of `register_entry`; null while the ministry publishes none. */
export const publishedInspection = (today: string) => sql<PublishedInspection | null>`
  case when inspection_class is not null and ${publishesInspections(today)}
    then jsonb_build_object('done_on', inspection_done_on, 'class', inspection_class) end`

/** What the register says about the last inspection of the facility with this certificate or statement; null if it says nothing. */
export async function findPublishedInspection(
  db: Db,
  certificateId: number,
  today: string,
): Promise<PublishedInspection | null> {
  const entry = await db
    .selectFrom('register_entry')
    .where('certificate_id', '=', certificateId)
    .select(publishedInspection(today).as('inspection'))
    .executeTakeFirst()
  return entry?.inspection ?? null
}
