import { type RowKind, rowKinds } from '@portal/domain/applications/row-sections.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { AvailableFacilitiesTable, OperatingOfficerTable } from '../../database/tables/contents.ts'
import { suppliedOfficerOf } from '../accounts/people.ts'
import { availableFacilitiesOf } from './contents.ts'
import { rowsOf, type SectionRow } from './section-rows.ts'

/** What a change of type shares with the licence beside it: the operating officer, the beds and the people, as they are at a moment. */
export interface SharedContents {
  operating_officer: Insertable<OperatingOfficerTable> | null
  available_facilities: Insertable<AvailableFacilitiesTable> | null
  rows: Record<RowKind, SectionRow[]>
}

/** The shared contents of a facility as they are now. */
export async function readSharedContents(db: Db, facilityId: number): Promise<SharedContents> {
  const officer = await suppliedOfficerOf(db, facilityId).select('recorded_by').executeTakeFirst()
  const available = await availableFacilitiesOf(db, facilityId).select('recorded_by').executeTakeFirst()
  const rows = recordOf(rowKinds, (): SectionRow[] => [])
  for (const kind of rowKinds) rows[kind] = await rowsOf(db, kind, facilityId).execute()
  return { operating_officer: officer ?? null, available_facilities: available ?? null, rows }
}

/** Keeps contents with a change of type, for the day on which its facility goes back to them. */
export async function keepContents(db: Db, registrationId: number, contents: SharedContents): Promise<void> {
  await db
    .updateTable('registration')
    .set({ contents_before: JSON.stringify(contents) })
    .where('id', '=', registrationId)
    .execute()
}

/** The contents that were kept with a change of type; undefined if none were. */
export async function findKeptContents(db: Db, registrationId: number): Promise<SharedContents | undefined> {
  const kept = await db
    .selectFrom('registration')
    .where('id', '=', registrationId)
    .select('contents_before')
    .$castTo<{ contents_before: SharedContents | null }>()
    .executeTakeFirst()
  return kept?.contents_before ?? undefined
}

/** Marks rows of a section as removed, or as present again. */
export async function markRows(
  db: Db,
  kind: RowKind,
  ids: readonly number[],
  removed: { removed_by: number; removed_at: string } | { removed_by: null; removed_at: null },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable<RowKind>(kind)
    .set(removed)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
}
