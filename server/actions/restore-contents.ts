import { type ApplicationChange, changeOf } from '@portal/domain/applications/application-changes.ts'
import { type RowKind, rowKinds, rowSectionOf } from '@portal/domain/applications/row-sections.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import type { Db } from '../database/connect.ts'
import { replaceOperatingOfficer } from '../records/accounts/people.ts'
import { replaceAvailableFacilities } from '../records/applications/contents.ts'
import {
  findKeptContents,
  keepContents,
  markRows,
  readSharedContents,
  type SharedContents,
} from '../records/applications/kept-contents.ts'
import type { LockedRegistration } from '../records/applications/registrations.ts'
import { rowsOf, type SectionRow, updateRow } from '../records/applications/section-rows.ts'
import { insertEvent } from '../records/cases/review.ts'
import { insertContentsChange } from '../records/facilities/contents-changes.ts'
import type { Acting } from '../use-case/context.ts'

/** Why the contents differ, as the history says it. */
const reason = 'The contents that the change of type shares with the licence are again what they were'

/**
 * Gives a facility back the contents that were kept with its change of type, and keeps the present ones in their place: so what was
 * declined is there again when the decline is set aside. What differs is written into the history of the application.
 */
export async function restoreContents(context: Acting, { id, facility_id, status }: LockedRegistration): Promise<void> {
  const { db, user, now } = context
  const kept = await findKeptContents(db, id)
  if (!kept || !user) return
  const present = await readSharedContents(db, facility_id)
  const changes = [
    ...(await restoreOfficer(db, facility_id, { present, kept }, now)),
    ...(await restoreAvailable(db, facility_id, { present, kept }, now)),
  ]
  for (const kind of rowKinds) {
    changes.push(...(await restoreRows({ db, now, user }, facility_id, { kind, present, kept })))
  }
  await keepContents(db, id, present)
  const at = now.toISOString()
  for (const change of changes) {
    const change_id = await insertContentsChange(db, { facility_id, actor_id: user.id, change, reason, at })
    const event = { registration_id: id, actor_id: user.id, from_status: status, to_status: status, reason, at }
    await insertEvent(db, { ...event, change_id })
    await recordEntry(db, {
      ...doerOf(context),
      action: 'Change contents',
      about: { kind: 'facility', id: facility_id },
      after: { ...change, reason },
    })
  }
}

interface Both {
  present: SharedContents
  kept: SharedContents
}

/** What differs in the part, without who recorded it. */
function differenceIn(part: 'operating_officer' | 'available_facilities', { present, kept }: Both) {
  const supplied = (contents: SharedContents) => {
    const { recorded_by: _, ...fields } = contents[part] ?? { recorded_by: 0 }
    return contents[part] && fields
  }
  return changeOf({ part, before: supplied(present), after: supplied(kept) })
}

async function restoreOfficer(db: Db, facilityId: number, both: Both, now: Date): Promise<ApplicationChange[]> {
  const change = differenceIn('operating_officer', both)
  if (!change) return []
  if (both.kept.operating_officer) {
    const { id: _, ...officer } = both.kept.operating_officer
    await replaceOperatingOfficer(db, officer, now)
  } else {
    await endPresent(db, 'operating_officer', facilityId, now)
  }
  return [change]
}

async function restoreAvailable(db: Db, facilityId: number, both: Both, now: Date): Promise<ApplicationChange[]> {
  const change = differenceIn('available_facilities', both)
  if (!change) return []
  if (both.kept.available_facilities) {
    const { id: _, ...available } = both.kept.available_facilities
    await replaceAvailableFacilities(db, available, now)
  } else {
    await endPresent(db, 'available_facilities', facilityId, now)
  }
  return [change]
}

async function endPresent(
  db: Db,
  table: 'operating_officer' | 'available_facilities',
  facilityId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ replaced_at: now.toISOString() })
    .where('facility_id', '=', facilityId)
    .where('replaced_at', 'is', null)
    .execute()
}

/** Rows that were added since are removed, and those that were removed or corrected are again what they were. */
async function restoreRows(
  { db, now, user }: Pick<Acting, 'db' | 'now'> & { user: { id: number } },
  facilityId: number,
  { kind, present, kept }: Both & { kind: RowKind },
): Promise<ApplicationChange[]> {
  const [before, after] = [byId(present.rows[kind]), byId(kept.rows[kind])]
  const added = [...before.keys()].filter((id) => !after.has(id))
  const removed = [...after.keys()].filter((id) => !before.has(id))
  await markRows(db, kind, added, { removed_by: user.id, removed_at: now.toISOString() })
  await markRows(db, kind, removed, { removed_by: null, removed_at: null })
  const part = rowSectionOf(kind).list
  for (const row of await rowsOf(db, kind, facilityId).execute()) {
    const wanted = after.get(row.id)
    if (!wanted || !changeOf({ part, id: row.id, before: row, after: wanted })) continue
    const { updated_at: _, ...fields } = wanted
    await updateRow(db, kind, fields, now)
  }
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(
    (id) => changeOf({ part, id, before: before.get(id) ?? null, after: after.get(id) ?? null }) ?? [],
  )
}

function byId(rows: readonly SectionRow[]): Map<number, SectionRow> {
  return new Map(rows.map((row) => [row.id, row]))
}
