import { maxStatementColumns, maxStatementRows } from '@portal/domain/money/bank-statement/statement-limits.ts'
import type { Delimiter } from '@portal/domain/text/guess-delimiter.ts'
import { readDelimited } from '../../../sheets/read-delimited.ts'

/** The rows of a statement. */
export function readStatementRows(text: string, delimiter: Delimiter): Promise<string[][]> {
  return readDelimited(text, {
    delimiter,
    maxColumns: maxStatementColumns,
    maxRows: maxStatementRows,
    tooManyRows: `The file has more than ${maxStatementRows.toLocaleString('en')} rows. Choose a shorter period`,
  })
}
