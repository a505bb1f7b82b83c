import type { Finding } from '@portal/contract/inspections/finding.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { InspectionFindingTable } from '../../database/tables/inspections.ts'

/** A finding as it is stored, with the key that its phone gave to it. */
export type StoredFinding = Finding & { key: string }

/** The newest finding about each question of an inspection that counts, in the order of the questions' ids. */
export function listFindings(db: Db, inspectionId: number): Promise<StoredFinding[]> {
  return db
    .selectFrom('inspection_finding as found')
    .innerJoin('user_account', 'user_account.id', 'found_by')
    .where('inspection_id', '=', inspectionId)
    .where('discarded_at', 'is', null)
    .distinctOn('sub_list_id')
    .orderBy('sub_list_id')
    .orderBy('version', 'desc')
    .select(['sub_list_id', 'outcome', 'number_seen', 'note', 'version', 'found_at', 'recorded_at', 'key'])
    .select(sql<string>`first_name || ' ' || last_name`.as('found_by'))
    .execute()
}

/** Which of these keys are stored with an inspection, and the last version of each question, also of what does not count. */
export async function readVersions(db: Db, inspectionId: number, keys: readonly string[]) {
  const rows = await db
    .selectFrom('inspection_finding')
    .where('inspection_id', '=', inspectionId)
    .groupBy('sub_list_id')
    .select(['sub_list_id', sql<number>`max(version)`.as('last')])
    .select(sql<string[]>`coalesce(jsonb_agg(key) filter (where key = any(${[...keys]}::uuid[])), '[]')`.as('keys'))
    .execute()
  return {
    known: new Set(rows.flatMap(({ keys: found }) => found)),
    last: new Map(rows.map(({ sub_list_id, last }) => [sub_list_id, last])),
  }
}

/** Adds findings. */
export async function insertFindings(db: Db, findings: readonly Insertable<InspectionFindingTable>[]): Promise<void> {
  if (findings.length > 0)
    await db
      .insertInto('inspection_finding')
      .values([...findings])
      .execute()
}

/** How many findings and photos came after the visit was cancelled. */
export async function countCameLater(db: Db, inspectionId: number): Promise<number> {
  const { rows } = await sql<{ later: number }>`
    select (
      (select count(*) from inspection_finding where inspection_id = ${inspectionId} and came_later and discarded_at is null)
      + (select count(*) from inspection_photo where inspection_id = ${inspectionId} and came_later and removed_at is null)
    )::int as later
  `.execute(db)
  return rows[0]?.later ?? 0
}

/** Takes in what came after the visit was cancelled: from now on it is like everything else. */
export async function takeInCameLater(db: Db, inspectionId: number): Promise<void> {
  const isLater = { came_later: false }
  await db
    .updateTable('inspection_finding')
    .set(isLater)
    .where('inspection_id', '=', inspectionId)
    .where('came_later', '=', true)
    .where('discarded_at', 'is', null)
    .execute()
  await db
    .updateTable('inspection_photo')
    .set(isLater)
    .where('inspection_id', '=', inspectionId)
    .where('came_later', '=', true)
    .where('removed_at', 'is', null)
    .execute()
}

/** Marks what came after the visit was cancelled as discarded. It stays stored, and counts no more. */
export async function discardCameLater(
  db: Db,
  inspectionId: number,
  { by, at }: { by: number; at: string },
): Promise<void> {
  await db
    .updateTable('inspection_finding')
    .set({ discarded_at: at })
    .where('inspection_id', '=', inspectionId)
    .where('came_later', '=', true)
    .where('discarded_at', 'is', null)
    .execute()
  await db
    .updateTable('inspection_photo')
    .set({ removed_at: at, removed_by: by })
    .where('inspection_id', '=', inspectionId)
    .where('came_later', '=', true)
    .where('removed_at', 'is', null)
    .execute()
}
