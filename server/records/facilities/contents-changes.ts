import type { ApplicationChange } from '@portal/domain/applications/application-changes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

interface NewChange {
  facility_id: number
  change: ApplicationChange
  actor_id: number
  reason: string | null
  at: string
}

/** Records what was changed in the contents of an application. Returns its id. */
export async function insertContentsChange(db: Db, { change, ...recorded }: NewChange): Promise<number> {
  const { part, kind, id: row_id, name, fields } = change
  const row = { ...recorded, part, kind, row_id, name, fields: JSON.stringify(fields) }
  const { id } = await db.insertInto('contents_change').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A change as the wire shows it, from the row named `change`; null without one. */
export const changeShown = sql<ApplicationChange | null>`
  case when change.id is not null then jsonb_build_object(
    'part', change.part, 'kind', change.kind, 'id', change.row_id, 'name', change.name, 'fields', change.fields
  ) end`

/** Who corrected a thing of an application last. */
export interface Correction {
  part: string
  id: number | null
  actor: string
  at: string
  reason: string | null
}

const maxCorrections = 200

/** An expression for the newest correction of each thing of an application, the newest first, as one JSON value. */
export function correctionsOf(registrationId: number): RawBuilder<Correction[]> {
  return sql<Correction[]>`(
    select coalesce(jsonb_agg(to_jsonb(newest) order by newest.at desc), '[]') from (
      select distinct on (change.part, change.row_id)
        change.part, change.row_id as id, actor.first_name || ' ' || actor.last_name as actor, change.at, change.reason
      from registration_event as event
      join contents_change as change on change.id = event.change_id
      join user_account as actor on actor.id = change.actor_id
      where event.registration_id = ${registrationId}
      order by change.part, change.row_id, change.id desc
      limit ${sql.lit(maxCorrections)}
    ) as newest
  )`
}
