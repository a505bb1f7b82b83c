import { type Cell, cellText, type FaultyCell, plainValue } from './cell.ts'
import { type DateColumn, ordinaryDates } from './date-column.ts'
import { type ImportField, importFieldRules } from './import-fields.ts'
import type { ImportLists } from './import-lists.ts'
import { makePlaceMatcher, type PlaceMatcher } from './match-place.ts'
import { makeTypeMatcher } from './match-type.ts'
import type { ImportValues, MatchedCell } from './matched-row.ts'
import { notedFields } from './paper-note.ts'
import { readDay } from './read-day.ts'
import { readEmail } from './read-email.ts'
import { readCac, readFolio, readPaperNumber } from './read-numbers.ts'
import { readPhones } from './read-phones.ts'
import { readStatus } from './read-status.ts'
import { nothing, type Reading, wrong } from './reading.ts'
import { readName, readText } from './written-text.ts'

/** What else is known when a field is read. */
export interface ReadBeside {
  /** The LGA of the row, whose wards are looked at. */
  lga: number | null
  column: DateColumn
}

/** Reads the value of one field. */
export type FieldReader = <Field extends ImportField>(
  field: Field,
  cell: Cell | undefined,
  beside?: Partial<ReadBeside>,
) => MatchedCell<ImportValues[Field]>

type Readers = {
  [Field in ImportField]: (cell: Cell, beside: ReadBeside) => Reading<ImportValues[Field]>
}

/**
 * Makes the function that reads the fields of rows, and what an officer types in their place. A needed field that is empty is
 * wrong.
 */
export function makeFieldReader(lists: ImportLists, today: string): FieldReader {
  const readers = readersOf(lists, today)
  return (field, cell = null, { lga = null, column = ordinaryDates } = {}) => {
    const { isNeeded, request } = importFieldRules[field]
    const isFault = typeof cell === 'object' && cell !== null && 'fault' in cell
    const read = isFault ? wrong<never>(faultOf(cell.fault, request)) : readers[field](cell, { lga, column })
    const isMissing = isNeeded && read.value === null && read.mark !== 'doubtful'
    // Nothing rests on what is only noted, so a row with it may come in without it.
    if (notedOnly.has(field) && read.mark === 'wrong') {
      return { mark: 'doubtful', value: null, offers: [], sentence: read.sentence ?? request, written: cellText(cell) }
    }
    const isFormula = typeof cell === 'object' && cell !== null && 'formula' in cell
    return {
      ...(isMissing && !isFault ? wrong<never>(read.sentence ?? request) : read),
      written: cellText(cell),
      ...(isFormula ? { isFormula: true } : {}),
    }
  }
}

const notedOnly: ReadonlySet<ImportField> = new Set(notedFields)

function faultOf(fault: FaultyCell['fault'], request: string): string {
  if (fault === 'too long') return 'Use at most 500 characters'
  return fault === 'error value'
    ? `The spreadsheet has an error in this cell. ${request}`
    : `The formula of this cell has no stored value. ${request}`
}

function readersOf(lists: ImportLists, today: string): Readers {
  const rules = importFieldRules
  const day =
    (isLast: boolean) =>
    (cell: Cell, { column }: ReadBeside) =>
      readDay(plainValue(cell), { isLast, today, column })
  const text = (read: (text: string) => Reading<string>) => (cell: Cell) => read(cellText(cell))
  const phone = (cell: Cell) => readPhones(plainValue(cell)).first
  const matchLga = once(ifWritten(makePlaceMatcher(lists.lgas, rules.lga.request)))
  const matchType = once(ifWritten(makeTypeMatcher(lists.types)))
  const matchWard = wardMatcher(lists)
  return {
    name: text((name) => readName(name, rules.name)),
    type: (cell) => matchType(cellText(cell)),
    lga: (cell) => matchLga(cellText(cell)),
    ward: (cell, { lga }) => matchWard(cellText(cell), lga),
    address: text((address) => readText(address, rules.address)),
    phone,
    second_phone: phone,
    email: text(readEmail),
    cac: text(readCac),
    owner_name: text((name) => readName(name, rules.owner_name)),
    officer_name: text((name) => readName(name, rules.officer_name)),
    officer_folio: text(readFolio),
    paper_number: text(readPaperNumber),
    issued: day(false),
    last_day: day(true),
    status: (cell) => readStatus(plainValue(cell)),
    remarks: text((remarks) => readText(remarks, rules.remarks)),
  }
}

/** Text with nothing in it has nothing to be matched. */
function ifWritten(match: (text: string) => Reading<number>): (text: string) => Reading<number> {
  return (text) => (text.trim() === '' ? nothing : match(text))
}

/** Matches each different text once. */
function once<Result>(match: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const result = known.get(text) ?? match(text)
    known.set(text, result)
    return result
  }
}

/** A ward is looked for in its LGA; without an LGA an officer chooses among those of the same name. */
function wardMatcher({ wards }: ImportLists): (text: string, lga: number | null) => Reading<number> {
  const { request } = importFieldRules.ward
  const matchers = new Map<number | null, PlaceMatcher>()
  const matcherOf = (lga: number | null) => {
    const among = lga === null ? wards : wards.filter((ward) => ward.lga_id === lga)
    return once(ifWritten(makePlaceMatcher(among, request)))
  }
  return (text, lga) => {
    const match = matchers.get(lga) ?? matcherOf(lga)
    matchers.set(lga, match)
    const read = match(text)
    if (read.mark === 'wrong') return { mark: 'doubtful', value: null, offers: [], sentence: request }
    const found = wards.find(({ id }) => id === read.value)
    if (lga !== null || !found) return read
    return { mark: 'doubtful', value: null, offers: [{ value: found.id, label: found.name }], sentence: request }
  }
}
