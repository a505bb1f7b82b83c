import { meantCadre } from './meant-cadre.ts'
import { isPhoneInList } from './phone-in-list.ts'
import { type ColumnFields, fieldOfHeading, fieldsByValues, isValue } from './staff-columns.ts'
import type { ListRow } from './written-lines.ts'

/** A person in a list: the cells, and the heading of the group below which they stand, if it names a cadre: 'NURSES'. */
export interface PersonRow extends ListRow {
  group?: string
}

/** What a list consists of. */
export interface StaffTable {
  /** The headings of the columns; empty where there are none. */
  headings: readonly string[]
  /** What the columns are taken for. */
  columns: ColumnFields
  people: PersonRow[]
  /** Lines that are no people: titles, headings, totals. */
  others: ListRow[]
}

/** Headings stand in one of the first lines. */
const linesAbove = 10

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

function isHead({ cells }: ListRow): boolean {
  if (cells.some(isPhoneInList)) return false
  const fields = new Set(cells.flatMap((cell) => (isValue(cell) ? [] : (fieldOfHeading(cell) ?? []))))
  return fields.size >= 2 || (fields.has('full_name') && filled(cells).length === 1)
}

/** The template's own examples are nobody. */
function isExample({ cells }: ListRow): boolean {
  return /^example\b/i.test(filled(cells)[0]?.trim() ?? '')
}

function isTotal({ cells }: ListRow): boolean {
  return /^(grand |sub ?)?total\b/i.test(filled(cells)[0]?.trim() ?? '') && !cells.some(isPhoneInList)
}

/** The cadre that a line with one cell names for the people below it: 'A. NURSES (12)'. */
function groupOf({ cells }: ListRow, width: number): string | undefined {
  const words = filled(cells)
  if (width < 2 || words.length !== 1) return undefined
  const name = words[0]?.replace(/^\s*(?:[a-z\d]{1,3}|[ivx]+)[.)]\s*/i, '').replace(/[\s(:\d).-]+$/, '') ?? ''
  const meant = meantCadre(name)
  return 'sure' in meant ||
    meant.offers.some(
      ({ staff_category_type }, index) => index === 0 && staff_category_type === 'Professional' && isPlural(name),
    )
    ? name
    : undefined
}

const isPlural = (name: string) => /s$|staff|unit|department$/i.test(name.trim())

/** Finds the headings, the columns and the people of a list. */
export function readTable(rows: readonly ListRow[]): StaffTable {
  const at = rows.slice(0, linesAbove).findIndex(isHead)
  const head = rows[at]
  const above = head ? rows.slice(0, at) : []
  const below = rows.slice(at + 1)
  const headings = head?.cells.map((cell) => cell.trim()) ?? []
  const width = Math.max(0, ...rows.map(({ cells }) => filled(cells).length))
  const table: StaffTable = { headings, columns: [], people: [], others: [...above] }
  let group: string | undefined
  for (const row of below) {
    const named = groupOf(row, width)
    if (named !== undefined) group = named
    if (named !== undefined || isTotal(row) || isExample(row) || (head && isHead(row))) table.others.push(row)
    else if (isTitle(row, width, table.people) || isBesideNames(row, headings)) table.others.push(row)
    else table.people.push(group === undefined ? row : { ...row, group })
  }
  return { ...table, columns: columnsOf(headings, table.people) }
}

/** A line of one cell above the first person of a list without headings: 'STAFF LIST OF ZUMA CLINIC'. */
function isTitle({ cells }: ListRow, width: number, people: readonly PersonRow[]): boolean {
  return (
    people.length === 0 &&
    width > 1 &&
    filled(cells).length === 1 &&
    /\b(list|staff|names?|clinic|hospital|pharmacy|laboratory)\b/i.test(filled(cells)[0] ?? '')
  )
}

/** A line below headings that has one cell, in a column without names: 'MEDICAL' in that of the numbers. */
function isBesideNames({ cells }: ListRow, headings: readonly string[]): boolean {
  const at = cells.findIndex((cell) => cell.trim() !== '')
  return headings.length > 1 && filled(cells).length === 1 && fieldOfHeading(headings[at] ?? '') !== 'full_name'
}

/** By the headings; the columns without a known one by their values, where a field is missing. */
function columnsOf(headings: readonly string[], people: readonly PersonRow[]): ColumnFields {
  const named = headings.map(fieldOfHeading)
  const values = fieldsByValues(people.map(({ cells }) => cells))
  const width = Math.max(named.length, values.length)
  const taken = new Set(named)
  return Array.from({ length: width }, (_, column) => {
    const known = named[column]
    if (known) return isRepeated(named, column) ? undefined : known
    const guess = values[column]
    // A column that has a heading of its own, such as 'Phone of next of kin', is not taken for another; but 'Remarks' may say
    // nothing but full or part time.
    const mayBe = (headings[column] ?? '') === '' || guess === 'time'
    return guess && mayBe && !taken.has(guess) ? guess : undefined
  })
}

/** Several columns make up a name; of the others the first counts. */
function isRepeated(named: ColumnFields, column: number): boolean {
  const field = named[column]
  return field !== 'full_name' && named.indexOf(field) < column
}
