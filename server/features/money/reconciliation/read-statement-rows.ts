import type { Delimiter } from '@portal/domain/text/guess-delimiter.ts'
import { readDelimited } from '../../../sheets/read-delimited.ts'

/** The most rows of a statement, also in docs/operations.md. */
const maxRows = 20_000
const maxColumns = 60

/** The rows of a statement. */
export function readStatementRows(text: string, delimiter: Delimiter): Promise<string[][]> {
  return readDelimited(text, {
    delimiter,
    maxColumns,
    maxRows,
    tooManyRows: `The file has more than ${maxRows} rows. Choose a shorter period`,
  })
}
