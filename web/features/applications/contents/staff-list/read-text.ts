import { readTable } from '@portal/domain/applications/staff-lists/staff-table.ts'
import { cellsOfLines, type ListRow, peopleByLabels } from '@portal/domain/applications/staff-lists/written-lines.ts'
import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { listLimits, tooManyPeople } from './list-limits.ts'

/** The lines of a list that are not empty, or why it cannot be read. */
export type ListLines = { rows: ListRow[] } | { refusal: string }

/** A sheet of a workbook, or the only table of a text file. */
export type Sheet = { name: string; rows: ListRow[] }

/** The sheets of a file that are not empty, or why it cannot be read. */
export type ListFile = { sheets: Sheet[] } | { refusal: string }

/** The rows of a table with this sign between the cells, in which quotation marks may hold a cell together. */
function parseTable(text: string, delimiter: string): ListRow[] {
  const lines: number[] = []
  const records = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    to: listLimits.lines + 1,
    on_record(record, { lines: line }) {
      lines.push(line)
      return record
    },
  })
  return records.map((cells, index) => ({ line: lines[index] ?? 0, cells }))
}

/** Spreadsheets copy with tabs, and save with commas or semicolons. Undefined for lines that are written as people write them. */
function delimiterOf(text: string): string | undefined {
  if (text.includes('\t')) return '\t'
  const [first = ''] = text.trimStart().split('\n', 1)
  const isTable = (delimiter: string) =>
    readTable([{ line: 1, cells: first.split(delimiter) }]).headings.length > 0 || text.includes(`${delimiter}"`)
  return [';', ','].find((delimiter) => first.includes(delimiter) && isTable(delimiter))
}

function rowsOf(text: string): ListRow[] {
  const delimiter = delimiterOf(text)
  if (delimiter) return parseTable(text, delimiter)
  const lines = text.split(/\r\n|\r|\n/).map((one, index) => ({ line: index + 1, text: one }))
  return peopleByLabels(lines) ?? cellsOfLines(lines)
}

/** Reads lines from the text of a file, from copied cells, or from a message. */
export function readText(text: string): ListLines {
  if (text.trim() === '') return { refusal: 'Paste the list or choose a file' }
  if (text.length > listLimits.characters) return { refusal: 'This list is too long. Add it in several parts' }
  try {
    const rows = rowsOf(text)
    return rows.length > listLimits.lines ? { refusal: tooManyPeople } : { rows }
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem
    return { refusal: 'This cannot be read as a table. Check that each quotation mark has its partner' }
  }
}
