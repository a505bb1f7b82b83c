import { notTakenBack } from '@portal/domain/imports/touched.ts'
import { type AuditEntry, doerOf, recordEntries } from '../audit/record-entry.ts'
import { findTouched } from '../records/imports/find-touched.ts'
import type { PaperImport } from '../records/imports/insert-paper-licences.ts'
import { listTakeable, lockFacilities, type TakeableRow, takeRowsBack } from '../records/imports/take-back.ts'
import type { Changing } from '../use-case/context.ts'

/** A row of an import, with the facility that came of it or got its licence. */
interface CommittedRow {
  line: number
  facility_id: number
}

/** What was done with the rows of a batch. Rows that were taken back before are in neither list. */
export interface TakenBack {
  taken: number[]
  /** Each with a sentence that says why. */
  kept: { line: number; facility_id: number; why: string }[]
}

/**
 * Takes back what came of rows of an import, a few hundred at most, and names those to which something has happened since. Whoever
 * claims a facility at the same time waits for this, or this for the claim: one of the two is refused. Call it within
 * `recordChanges`, with the officer who undoes the import as the user.
 */
export async function takeBack(
  context: Changing,
  from: PaperImport,
  rows: readonly CommittedRow[],
): Promise<TakenBack> {
  const { db, now } = context
  await lockFacilities(
    db,
    rows.map(({ facility_id }) => facility_id),
  )
  const named = rows.map(({ line, facility_id }) => ({ line, facility_id, reference: `${from.number}/${line}` }))
  const takeable = await listTakeable(db, from.id, named)
  const touched = await findTouched(db, takeable)
  const free = takeable.filter(({ line }) => !touched.has(line))
  await takeRowsBack(db, free, now.toISOString())
  await recordEntries(
    db,
    free.map((row) => entryOf(context, from, row)),
  )
  return {
    taken: free.map(({ line }) => line),
    kept: takeable.flatMap(({ line, facility_id }) => {
      const found = touched.get(line)
      return found ? [{ line, facility_id, why: notTakenBack(found) }] : []
    }),
  }
}

function entryOf(context: Changing, from: PaperImport, { line, facility_id, ...row }: TakeableRow): AuditEntry {
  return {
    ...doerOf(context),
    action: row.is_facility ? 'take_back_facility' : 'take_back_licence',
    about: { kind: 'facility', id: facility_id },
    after: { import: from.number, line, registration_id: row.registration_id },
  }
}
