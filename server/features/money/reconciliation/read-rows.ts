import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Delimiter } from '@portal/domain/money/bank-statement/guess-delimiter.ts'
import { CsvError, parse } from 'csv-parse'
import { refuseFile } from '../../../files/refuse-file.ts'

/** The most rows of a statement, also in docs/operations.md. */
const maxRows = 20_000
const maxColumns = 60
const maxRowLength = 20_000
/** The file is read in pieces, so that other requests are answered in between. */
const pieceLength = 64 * 1024

/** The rows of a CSV file. Quotes within a cell are accepted as they are. */
export async function readRows(text: string, delimiter: Delimiter): Promise<string[][]> {
  try {
    return await parseRows(text, { delimiter })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  try {
    return await parseRows(text, { delimiter, relax_quotes: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuseFile(
      'file_refused',
      `Row ${error.lines} cannot be read, perhaps because a quotation mark is not closed`,
    )
  }
}

async function parseRows(text: string, options: { delimiter: Delimiter; relax_quotes?: true }): Promise<string[][]> {
  const rows: string[][] = []
  const parser = parse({ ...options, bom: true, relax_column_count: true, max_record_size: maxRowLength })
  const ended = new Promise<void>((resolve, reject) => parser.on('end', resolve).on('error', reject))
  // The error is thrown where it is awaited below.
  ended.catch(() => {})
  parser.on('data', (row: string[]) => rows.push(row.slice(0, maxColumns)))
  for (let from = 0; from < text.length && !parser.destroyed; from += pieceLength) {
    parser.write(text.slice(from, from + pieceLength))
    await nextTurn()
    if (rows.length > maxRows) {
      parser.destroy()
      refuseFile('file_refused', `The file has more than ${maxRows} rows. Choose a shorter period`)
    }
  }
  if (!parser.destroyed) parser.end()
  await ended
  return rows
}
