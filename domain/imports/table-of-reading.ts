import { cellText, type SheetRow } from './cell.ts'
import { columnLetters } from './cell-range.ts'
import { keyOfHeadings } from './find-headings.ts'
import { type FoundTable, findTable } from './find-table.ts'
import { type ImportField, importFields } from './import-fields.ts'
import type { ImportLists } from './import-lists.ts'
import type { ImportColumn, ImportReading } from './import-reading.ts'

const isField = (name: string | null): name is ImportField => importFields.some((field) => field === name)

/** From so much on a column is certain, or likely, to hold its field. */
const [certain, likely] = [0.8, 0.6]

function confidenceOf({ field, confidence }: FoundTable['columns'][number]): ImportColumn['confidence'] {
  if (field === null || confidence < likely) return 'doubtful'
  return confidence >= certain ? 'certain' : 'likely'
}

/** The columns of a table as they are stored. */
export function columnsOf({ columns }: FoundTable): ImportColumn[] {
  return columns.map((found) => {
    const { column, heading, samples, field } = found
    return { column, heading: heading.slice(0, 200), samples, field, confidence: confidenceOf(found) }
  })
}

/** The table of a file, with the headings in a row that an officer named. */
export function tableBelow(
  rows: readonly SheetRow[],
  headingRow: number,
  { lists, today }: { lists: ImportLists; today: string },
): FoundTable {
  const place = Math.max(
    0,
    rows.findIndex(({ number }) => number >= headingRow),
  )
  const found = findTable(rows.slice(place), lists, today)
  if (found.headingRows[0] === headingRow) return { ...found, firstRow: place + found.firstRow }
  const columns = found.columns.map((column) => ({ ...column, heading: cellText(rows[place]?.cells[column.column]) }))
  const key = keyOfHeadings(columns.map(({ heading }) => heading))
  return { ...found, columns, headingRows: [headingRow], firstRow: place + 1, key }
}

/** The table of a file as it is stored, with the fields that its columns have now. */
export function tableOfReading(
  rows: readonly SheetRow[],
  { columns, heading_rows }: Pick<ImportReading, 'columns' | 'heading_rows'>,
): FoundTable {
  const last = heading_rows.at(-1) ?? 0
  const firstRow = rows.findIndex(({ number }) => number > last)
  return {
    columns: columns.map(({ column, heading, samples, field }) => ({
      ...{ column, heading, samples, letters: columnLetters(column), confidence: 1 },
      field: isField(field) ? field : null,
    })),
    headingRows: heading_rows,
    firstRow: firstRow < 0 ? rows.length : firstRow,
    key: keyOfHeadings(columns.map(({ heading }) => heading)),
    missing: [],
  }
}
