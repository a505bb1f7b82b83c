import type { Heading, Table, Value } from './table.ts'
import { cellOf } from './workbook-cell.ts'
import { type ListedColumn, partsAfter, partsBefore, sheetBegins, sheetEnds, sheetFile } from './workbook-parts.ts'
import { type ZipPart, zipOf } from './zip.ts'

/** A sheet of a workbook: its name of at most 31 characters, and its table. The heading stays in sight. */
export interface Sheet {
  name: string
  table: Table
  /** The columns that are filled in from lists. */
  lists?: readonly ListedColumn[]
}

/** The media type of a workbook (XLSX). */
export const workbookType = {
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Excel opens 1,048,576 rows of a sheet. What is beyond goes on another sheet, after the batch that fills the first. */
const maxRows = 1_000_000

type Rows = readonly (readonly Value[])[]

/** The bytes of a workbook (XLSX), piece by piece, so that only one batch of rows is in memory. */
export function workbook(sheets: readonly Sheet[], rowsOnSheet = maxRows): AsyncGenerator<Uint8Array> {
  return zipOf(sheetsAndParts(sheets, rowsOnSheet))
}

async function* sheetsAndParts(sheets: readonly Sheet[], rowsOnSheet: number): AsyncGenerator<ZipPart> {
  yield* partsBefore()
  const names: string[] = []
  for (const { name, table, lists = [] } of sheets) {
    const batches = eachOf(table.batches)
    const namedBefore = names.length
    try {
      let next = await batches.next()
      const rowsOfSheet = async function* () {
        for (let rows = 0; !next.done && rows < rowsOnSheet; next = await batches.next()) {
          rows += next.value.length
          yield next.value
        }
      }
      do {
        const place = names.length - namedBefore
        names.push(place === 0 ? name : `${name.slice(0, 25)} (${place + 1})`)
        const widths = widthsOf(table.headings, next.done ? [] : next.value)
        yield { path: sheetFile(names.length), content: sheetOf({ table, widths, lists }, rowsOfSheet()) }
      } while (!next.done)
    } finally {
      await batches.return(undefined)
    }
  }
  yield* partsAfter(names)
}

async function* eachOf(batches: Table['batches']): AsyncGenerator<Rows, undefined, undefined> {
  yield* batches
  return undefined
}

const leastWidth = 8
const greatestWidth = 60

/** The widths of the columns in characters, by their headings and the first rows. */
function widthsOf(headings: readonly Heading[], rows: Rows): number[] {
  return headings.map(({ heading, kind }, column) => {
    const lengths = rows.map((cells) => (kind === 'moment' ? 18 : String(cells[column] ?? '').length))
    return Math.min(
      greatestWidth,
      lengths.reduce((most, length) => Math.max(most, length), Math.max(heading.length, leastWidth)) + 2,
    )
  })
}

async function* sheetOf(
  { table: { headings }, widths, lists }: { table: Table; widths: readonly number[]; lists: readonly ListedColumn[] },
  batches: AsyncIterable<Rows>,
): AsyncGenerator<string> {
  yield sheetBegins(widths)
  let row = 1
  yield rowOf(
    row,
    headings.map(({ heading }) => heading),
    () => 'heading',
  )
  for await (const rows of batches) {
    yield rows
      .map((cells) => {
        row += 1
        return rowOf(row, cells, (column) => headings[column]?.kind ?? 'text')
      })
      .join('')
  }
  yield sheetEnds(lists)
}

function rowOf(row: number, cells: readonly Value[], kindOf: (column: number) => Parameters<typeof cellOf>[0]['kind']) {
  const written = cells.map((value, column) => cellOf({ row, column, kind: kindOf(column), value }))
  return `<row r="${row}">${written.join('')}</row>`
}
