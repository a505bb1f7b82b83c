import { staffRows } from '@portal/contract/applications/row-sections/staff.ts'
import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import { cadreNames, staffCategories, staffTimes } from '@portal/domain/applications/staff-cadres.ts'
import { cadreInForm } from '@portal/domain/applications/staff-words.ts'
import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { fieldOfHeader, type StaffField } from './staff-csv-columns.ts'

/** How much is read at once. */
export const csvLimits = { rows: 200, characters: 100_000 } as const

type StaffFields = Partial<Record<StaffField, string>>

/** A row of the file: what is sent, and what is wrong with it. */
export interface StaffCsvRow {
  /** The number of the line in the file. */
  line: number
  fields: StaffFields
  problems: string[]
}

/** The rows of a file, or why it cannot be read. */
export type StaffCsv = { rows: StaffCsvRow[] } | { refusal: string }

/** Somebody who is in the list of staff. */
export interface Known {
  full_name: string
  phone_number: string
}

const written = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** The choice that a text means, whatever its capitals and spaces; otherwise the text. */
function oneOf(choices: readonly string[], text: string): string {
  return choices.find((choice) => written(choice) === written(text)) ?? text
}

/** People write 'Nurse' or 'Driver', and often no category: both follow from the word, unless they gave another category. */
function categoryAndCadre(staff_category_type: string, cadre: string) {
  const meant = cadreInForm(cadre)
  if (meant && [meant.staff_category_type, ''].includes(staff_category_type)) return meant
  return { staff_category_type, cadre: oneOf(cadreNames, cadre) }
}

/** What people type in spreadsheets, as the staff form sends it. */
function asSent({ phone_number = '', staff_category_type = '', cadre = '', time = '', ...fields }: StaffFields) {
  // Spreadsheets drop the first 0 of a phone number.
  const phone = /^[789]\d{9}$/.test(phone_number) ? `0${phone_number}` : phone_number
  return {
    ...fields,
    phone_number: phone,
    ...categoryAndCadre(oneOf(staffCategories, staff_category_type), cadre),
    time: oneOf(staffTimes, time.replace(/^(full|part)$/i, '$1 time')),
  }
}

function nameAndPhone({ full_name, phone_number }: Known): string {
  return `${full_name.toLowerCase()} ${phone_number}`
}

/** Checks each row with the schema of the staff form, and marks people who are there already. */
function checkRows(rows: { line: number; fields: StaffFields }[], listed: readonly Known[]): StaffCsvRow[] {
  const seen = new Map(listed.map((person) => [nameAndPhone(person), 'Is in the list already']))
  return rows.map(({ line, fields: typed }) => {
    const fields = asSent(typed)
    const { data, error } = staffRows.add.body.safeParse({ ...Object(withoutEmptyText(fields)), facility_id: 1 })
    if (!data) return { line, fields, problems: [...new Set(error.issues.map(({ message }) => message))] }
    const person = nameAndPhone(data)
    const twice = seen.get(person)
    if (!twice) seen.set(person, `Is the same person as line ${line}`)
    return { line, fields, problems: twice ? [twice] : [] }
  })
}

/** The separator of the columns: spreadsheets copy with tabs, and save with commas or semicolons. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  const count = (delimiter: string) => first.split(delimiter).length
  return ['\t', ';'].find((delimiter) => count(delimiter) > count(',')) ?? ','
}

/** The cells of each line that is not empty, with the number of the line. */
function parseCells(text: string): { cells: string[]; line: number }[] {
  const lines: number[] = []
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    to: csvLimits.rows + 2,
    on_record(record, { lines: line }) {
      lines.push(line)
      return record
    },
  })
  return records.map((cells, index) => ({ cells, line: lines[index] ?? 0 }))
}

/** Reads staff from the text of a CSV file or a copied spreadsheet. The first line names the columns. */
export function readStaffCsv(text: string, listed: readonly Known[] = []): StaffCsv {
  if (text.length > csvLimits.characters) return { refusal: 'This list is too long. Add it in several parts' }
  try {
    const [head, ...records] = parseCells(text)
    const columns = (head?.cells ?? []).map(fieldOfHeader)
    if (!columns.includes('full_name')) return { refusal: 'The first line must name the columns, as in the example' }
    if (records.length === 0) return { refusal: 'There are no people below the line that names the columns' }
    if (records.length > csvLimits.rows) return { refusal: `Add at most ${csvLimits.rows} people at once` }
    const rows = records.map(({ cells, line }) => ({
      line,
      fields: Object.fromEntries(
        columns.flatMap((field, index) => (field ? [[field, cells[index] ?? ''] as const] : [])),
      ),
    }))
    return { rows: checkRows(rows, listed) }
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem
    return { refusal: 'This cannot be read as a table. Check that each quotation mark has its partner' }
  }
}
