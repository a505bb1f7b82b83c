import { newlySame } from '@portal/domain/imports/newly-same.ts'
import type { AddedLicence, PaperFacility } from '@portal/domain/imports/paper-licence.ts'
import type { SignedIn } from '../../auth/sessions.ts'
import type { Db } from '../../database/connect.ts'
import { recordPaperFacilities, recordPaperLicences } from '../../papers/record-paper-licences.ts'
import {
  type CommittedRow,
  listRowsToCommit,
  type RowToCommit,
  storeCommitted,
} from '../../records/imports/commit-rows.ts'
import { findLikelySame } from '../../records/imports/likely-same.ts'
import type { Changing } from '../../use-case/context.ts'

/** Who committed it, and what of it comes in. */
interface Batch {
  import: { id: number; number: string }
  officer: Pick<SignedIn, 'id' | 'first_name' | 'last_name'>
  now: Date
  today: string
}

/**
 * Lets the next rows of an import come in, in the transaction of `db`, in the name of whoever committed it. A facility that the
 * portal has got since an officer looked at the row keeps it out. Returns how many rows had their turn; none is left after 0.
 */
export async function commitBatch(
  db: Db,
  { import: from, officer, now, today }: Batch,
  limit: number,
): Promise<number> {
  const rows = await listRowsToCommit(db, from.id, limit)
  if (rows.length === 0) return 0
  const context: Changing = { db, user: officer, now, today, address: null }
  const keptOut = new Map([...(await whatAppeared(db, from.id, rows)), ...addedTwice(rows)])
  const free = rows.filter(({ line }) => !keptOut.has(line))
  const added = free.filter(({ choice }) => choice === 'add licence')
  const recorded = [
    ...(await recordPaperFacilities(context, from, free.filter((row) => !added.includes(row)).map(facilityOf))),
    ...(await recordPaperLicences(context, from, added.flatMap(licenceOf))),
  ]
  const facilityOfLine = new Map(recorded.map(({ line, facility_id }) => [line, facility_id]))
  const committed = rows.map(({ line, fields }): CommittedRow => {
    const facility_id = facilityOfLine.get(line) ?? null
    const kept = keptOut.get(line) ?? (facility_id === null ? whyNotAdded(fields) : null)
    return { line, facility_id, kept }
  })
  await storeCommitted(db, from.id, committed, now.toISOString())
  return rows.length
}

/** The rows that are likely a facility which was not there when an officer saw the row, with the sentence that says so. */
async function whatAppeared(db: Db, id: number, rows: readonly RowToCommit[]): Promise<Map<number, string>> {
  const keys = rows.flatMap(({ line, choice, fields: { name, lga, cac, phone, paper_number: number } }) =>
    choice === 'add licence' || name === null || lga === null ? [] : [{ line, name, lga, cac, phone, number }],
  )
  const found = Map.groupBy(
    await findLikelySame(db, keys, { exceptImport: id, withSimilarNames: false }),
    ({ line }) => line,
  )
  return new Map(
    rows.flatMap(({ line, likely_same }) => {
      const same = newlySame(found.get(line) ?? [], likely_same)
      return same === undefined
        ? []
        : [[line, `Facility ${same} was recorded meanwhile and is likely the same`] as const]
    }),
  )
}

/** The rows that add a licence to a facility which an earlier row gives one, with the sentence that says so. */
function addedTwice(rows: readonly RowToCommit[]): Map<number, string> {
  const added = rows.filter(
    ({ choice, same_as, fields: { issued, last_day } }) =>
      choice === 'add licence' && same_as !== null && (issued !== null || last_day !== null),
  )
  return new Map(
    [...Map.groupBy(added, ({ same_as }) => same_as).values()].flatMap(([first, ...others]) =>
      others.map(({ line }) => [line, `Row ${first?.line} adds a licence to the same facility`] as const),
    ),
  )
}

function licenceFrom({ paper_number: number, issued, last_day, officer_name }: RowToCommit['fields']) {
  return { number, issued_on: issued, last_day, operating_officer: officer_name }
}

function facilityOf({ line, corrected_by, fields }: RowToCommit): PaperFacility {
  const { name, type, lga, ward, address, phone, email, owner_name, cac } = fields
  if (name === null || type === null || lga === null) throw new Error(`Row ${line} has no name, type or LGA`)
  return {
    line,
    corrected_by,
    company_name: name,
    facility_type_id: type,
    local_gov_area_id: lga,
    ward_id: ward,
    address,
    phone_number: phone,
    facility_email: email,
    owner_name,
    cac,
    licence: licenceFrom(fields),
  }
}

function licenceOf({ line, corrected_by, same_as, fields }: RowToCommit): AddedLicence[] {
  return same_as === null ? [] : [{ line, corrected_by, facility_id: same_as, licence: licenceFrom(fields) }]
}

function whyNotAdded({ issued, last_day }: RowToCommit['fields']): string {
  if (issued === null && last_day === null) return 'A licence needs its day of issue or its last day'
  return 'The facility has a licence or an application in the portal by now'
}
