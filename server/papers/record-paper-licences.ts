import {
  type AddedLicence,
  isKeptNumber,
  lastDayOfPaper,
  type PaperFacility,
  type PaperLicence,
  serialOfPaperNumber,
} from '@portal/domain/imports/paper-licence.ts'
import { type AuditEntry, doerOf, recordEntries } from '../audit/record-entry.ts'
import {
  continueNumbersAbove,
  insertPaperFacilities,
  insertPaperLicences,
  listTakenNumbers,
  numberPaperFacilities,
  type PaperImport,
} from '../records/imports/insert-paper-licences.ts'
import { lockForLicences } from '../records/imports/lock-for-licences.ts'
import { insertPaperSnapshots } from '../records/imports/paper-snapshots.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import type { Changing } from '../use-case/context.ts'

/** What became of a row. */
export interface RecordedRow {
  line: number
  facility_id: number
  /** Null for a facility that needs a date. */
  registration_id: number | null
}

/** More than so many would make one statement, and one transaction, too long. */
const maxBatch = 200

interface Numbered {
  paper_number: string | null
  registration_number: string | null
}

/**
 * Records facilities of the paper register with their licences, at most 200, in a few statements. Each has an entry of the audit
 * record. Call it within `recordChanges`, with the officer who committed the import as the user.
 */
export async function recordPaperFacilities(
  context: Changing,
  from: PaperImport,
  rows: readonly PaperFacility[],
): Promise<RecordedRow[]> {
  const { settings, numbered } = await numberRows(context, rows)
  const facilities = numbered.map(({ row: { licence: _, ...facility }, ...numbers }) => ({ ...facility, ...numbers }))
  const by = { recorded_by: recorderOf(context), at: context.now.toISOString() }
  const ids = await insertPaperFacilities(context.db, facilities, { ...by, import_id: from.id })
  const given = rows.map((row, place) => ({ ...row, facility_id: ids[place] ?? 0 }))
  const recorded = await insertLicences(context, { from, settings, given })
  await enter(context, { from, given, recorded, action: 'import_facility' })
  return recorded
}

/**
 * Records the paper licences of facilities that are in the portal already, at most 200. A facility that was taken back, has a
 * registration that has not ended, or has a licence is left out of what is returned, and so is a licence without any day, and all
 * but the first of several for one facility.
 */
export async function recordPaperLicences(
  context: Changing,
  from: PaperImport,
  rows: readonly AddedLicence[],
): Promise<RecordedRow[]> {
  const free = new Set(
    await lockForLicences(
      context.db,
      rows.map(({ facility_id }) => facility_id),
    ),
  )
  const { settings, numbered } = await numberRows(
    context,
    // A facility is free for one licence.
    rows.filter(({ facility_id, licence }) => hasDay(licence) && free.delete(facility_id)),
  )
  await numberPaperFacilities(
    context.db,
    numbered.map(({ row: { facility_id }, ...numbers }) => ({ facility_id, ...numbers })),
  )
  const given = numbered.map(({ row }) => row)
  const recorded = await insertLicences(context, { from, settings, given })
  await enter(context, { from, given, recorded, action: 'import_licence' })
  return recorded
}

const hasDay = ({ issued_on, last_day }: PaperLicence) => issued_on !== null || last_day !== null

/** Whoever committed the import. The portal by itself takes nothing from paper. */
function recorderOf({ user }: Changing): number {
  if (!user) throw new Error('Nobody has committed this import')
  return user.id
}

/** The paper number of each row, and the registration number that is kept: the first of several that are the same, if nobody has it. */
async function numberRows<Row extends { licence: PaperLicence }>({ db, today }: Changing, rows: readonly Row[]) {
  if (rows.length > maxBatch) throw new RangeError(`${rows.length} rows are more than a batch of ${maxBatch}`)
  const settings = await readSettings(db, today)
  const numbers = rows.flatMap(({ licence: { number } }) => (number === null ? [] : [number.trim()]))
  const serials = numbers.flatMap((number) => serialOfPaperNumber(number, settings) ?? [])
  if (serials.length > 0) await continueNumbersAbove(db, Math.max(...serials))
  const kept = numbers.filter((number) => isKeptNumber(number, settings))
  const taken = kept.length === 0 ? new Set<string>() : await listTakenNumbers(db, kept)
  const numbered = rows.map((row): Numbered & { row: Row } => {
    const paper_number = row.licence.number?.trim() ?? null
    const isFree = paper_number !== null && isKeptNumber(paper_number, settings) && !taken.has(paper_number)
    if (isFree) taken.add(paper_number)
    return { row, paper_number, registration_number: isFree ? paper_number : null }
  })
  return { settings, numbered }
}

interface Given {
  from: PaperImport
  given: readonly AddedLicence[]
}

async function insertLicences(
  context: Changing,
  { from, given, settings }: Given & { settings: Settings },
): Promise<RecordedRow[]> {
  const { db, now, today } = context
  const at = now.toISOString()
  const dated = given.flatMap(({ line, facility_id, licence }) => {
    const last_day = lastDayOfPaper(licence, settings)
    const { issued_on, operating_officer } = licence
    const reference = `${from.number}/${line}`
    const number = licence.number?.trim() ?? reference
    const reason = `Issued on paper, recorded with ${from.number}, row ${line}.`
    return last_day === null ? [] : [{ facility_id, reference, number, issued_on, last_day, operating_officer, reason }]
  })
  const ids = await insertPaperLicences(db, dated, { recorded_by: recorderOf(context), at, today })
  await insertPaperSnapshots(db, ids, at)
  const byFacility = new Map(dated.map(({ facility_id }, place) => [facility_id, ids[place] ?? 0]))
  return given.map(({ line, facility_id }) => ({
    line,
    facility_id,
    registration_id: byFacility.get(facility_id) ?? null,
  }))
}

interface ToEnter extends Given {
  recorded: readonly RecordedRow[]
  action: 'import_facility' | 'import_licence'
}

async function enter(context: Changing, { from, given, recorded, action }: ToEnter): Promise<void> {
  const entries = recorded.map(({ line, facility_id, registration_id }, place): AuditEntry => {
    const { licence, corrected_by = null } = given[place] ?? {}
    const { number = null, issued_on = null, last_day = null } = licence ?? {}
    return {
      ...doerOf(context),
      action,
      about: { kind: 'facility', id: facility_id },
      after: { import: from.number, line, corrected_by, registration_id, number, issued_on, last_day },
    }
  })
  await recordEntries(context.db, entries)
}
