import type { Cell } from '@portal/domain/imports/cell.ts'
import { type Delimiter, guessDelimiter } from '@portal/domain/text/guess-delimiter.ts'
import { decodeText } from './decode-text.ts'
import { readDelimited } from './read-delimited.ts'
import { type RowSink, tooManyRows } from './row-sink.ts'
import { sheetLimits } from './sheet-limits.ts'
import { textCell } from './text-cell.ts'

const notText =
  'This is not a file of text. Choose an Excel workbook (.xlsx), or a CSV file as the spreadsheet program saves it'

/** The most lines of a file: spreadsheets save the empty rows below a table, too. */
const maxLines = 200_000

/** The first line of some CSV files says what divides the cells: `sep=;`. */
const stated = /^\ufeff?sep=([,;\t|])\r?\n/i

const isDelimiter = (sign: string | undefined): sign is Delimiter => sign !== undefined && ',;\t|'.includes(sign)

/** Reads the rows of a CSV or TSV file into the sink. */
export async function readTextRows(bytes: Buffer, sink: RowSink) {
  const text = decodeText(bytes, notText)
  const sign = stated.exec(text)?.[1]
  const delimiter = isDelimiter(sign) ? sign : guessDelimiter(text)
  const rows = await readDelimited(text, {
    delimiter,
    maxRows: maxLines,
    maxColumns: sheetLimits.columns + 1,
    tooManyRows,
  })
  for (const [place, written] of rows.entries()) {
    if (place === 0 && sign) continue
    const row: { number: number; cells: Cell[] } = { number: place + 1, cells: [] }
    for (const [column, value] of written.entries()) {
      const cell = textCell(value)
      if (cell !== null) sink.takeCell(row, column, cell)
    }
    if (row.cells.length > 0) sink.takeRow(row)
    await sink.handOn()
  }
  return { sheet: '', sheets: [], merged: [] }
}
