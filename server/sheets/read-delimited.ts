import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Delimiter } from '@portal/domain/text/guess-delimiter.ts'
import { CsvError, parse } from 'csv-parse'
import { refuseFile } from '../files/refuse-file.ts'

const maxRowLength = 20_000
/** The file is read in pieces, so that other requests are answered in between. */
const pieceLength = 64 * 1024

/** What divides the cells of a text, and how many rows it may have, with the sentence for more. Further columns are left out. */
interface Delimited {
  delimiter: Delimiter
  maxColumns: number
  maxRows: number
  tooManyRows: string
}

/** The rows of a CSV file. Quotes within a cell are accepted as they are. Empty lines are rows, too. */
export async function readDelimited(text: string, file: Delimited): Promise<string[][]> {
  try {
    return await parseRows(text, file)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  try {
    return await parseRows(text, file, { relax_quotes: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuseFile(
      'file_refused',
      `Row ${error.lines} cannot be read, perhaps because a quotation mark is not closed`,
    )
  }
}

async function parseRows(text: string, file: Delimited, options: { relax_quotes?: true } = {}): Promise<string[][]> {
  const rows: string[][] = []
  const parser = parse({
    ...options,
    delimiter: file.delimiter,
    bom: true,
    relax_column_count: true,
    max_record_size: maxRowLength,
  })
  const ended = new Promise<void>((resolve, reject) => parser.on('end', resolve).on('error', reject))
  // The error is thrown where it is awaited below.
  ended.catch(() => {})
  parser.on('data', (row: string[]) => rows.push(row.slice(0, file.maxColumns)))
  for (let from = 0; from < text.length && !parser.destroyed; from += pieceLength) {
    parser.write(text.slice(from, from + pieceLength))
    await nextTurn()
    if (rows.length > file.maxRows) {
      parser.destroy()
      refuseFile('file_refused', file.tooManyRows)
    }
  }
  if (!parser.destroyed) parser.end()
  await ended
  // The parser hands on the rows of the last piece only now.
  if (rows.length > file.maxRows) refuseFile('file_refused', file.tooManyRows)
  return rows
}
