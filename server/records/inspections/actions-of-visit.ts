import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { CorrectiveActionTable } from '../../database/tables/inspections.ts'

/** Adds the corrective actions of a visit. They are not published, so no day counts. The facility is locked. */
export async function insertCorrectiveActions(
  db: Db,
  actions: readonly Insertable<CorrectiveActionTable>[],
): Promise<void> {
  if (actions.length > 0)
    await db
      .insertInto('corrective_action')
      .values([...actions])
      .execute()
}

/** Closes the open corrective actions of a facility about questions that are met now. The facility is locked. */
export async function closeActionsMet(
  db: Db,
  { facility_id, met, at }: { facility_id: number; met: readonly number[]; at: string },
): Promise<void> {
  await db
    .updateTable('corrective_action')
    .set({ status: 'closed', closed_at: at })
    .where('facility_id', '=', facility_id)
    .where('sub_list_id', 'in', [0, ...met])
    .where('is_published', '=', true)
    .where('status', '<>', 'closed')
    .execute()
}

/** Publishes the corrective actions of a visit: their days begin, unless the facility is closed. The facility is locked. */
export async function publishActions(
  db: Db,
  inspectionId: number,
  { today, isClosed }: { today: string; isClosed: boolean },
): Promise<void> {
  await db
    .updateTable('corrective_action')
    .set({ is_published: true, due_on: isClosed ? null : sql<string>`${today}::date + days` })
    .where('inspection_id', '=', inspectionId)
    .execute()
}

/**
 * Takes the day from every open corrective action of a facility, which is closed, or gives one to those without. An action that was
 * published meanwhile keeps the day of its report. The facility is locked.
 */
export async function setDueDays(db: Db, facilityId: number, due_on: string | null): Promise<void> {
  await db
    .updateTable('corrective_action')
    .set({ due_on })
    .where('facility_id', '=', facilityId)
    .where('is_published', '=', true)
    .where('status', '<>', 'closed')
    .$if(due_on !== null, (actions) => actions.where('due_on', 'is', null))
    .execute()
}
