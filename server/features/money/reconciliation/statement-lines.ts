import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SkippedRows } from '@portal/domain/money/bank-statement/kept-statement.ts'
import type { StatementColumns } from '@portal/domain/money/bank-statement/statement-columns.ts'
import { referenceKey } from '@portal/domain/money/bank-statement/statement-keys.ts'
import { readStatementLine, type StatementLine } from '@portal/domain/money/bank-statement/statement-line.ts'
import type { NewLine } from '../../../records/money/bank-statement-lines.ts'

const mostSkippedShown = 50
const rowsAtOnce = 500

/** Cells of a bank are short; what is longer is cut off. */
const longestText = 500

/**
 * Tells rows apart, within a file and between files of overlapping periods: the same row of two files has the same key. The second
 * of two rows that are alike in all cells has a key of its own, in both files.
 */
function rowKeys(): (line: StatementLine) => string {
  const seen = new Map<string, number>()
  return ({ booked_on, amount_kobo, narration, reference }) => {
    const alike = [booked_on, amount_kobo, referenceKey(narration), referenceKey(reference)].join('|')
    const number = (seen.get(alike) ?? 0) + 1
    seen.set(alike, number)
    return createHash('sha256').update(`${alike}|${number}`).digest('hex').slice(0, 40)
  }
}

/** The lines of a statement, and the rows that were left out. */
export async function readLines(
  rows: readonly string[][],
  columns: StatementColumns,
  today: string,
): Promise<{ lines: NewLine[]; skipped: SkippedRows }> {
  const lines: NewLine[] = []
  const skipped: SkippedRows = { total: 0, first: [] }
  const keyOf = rowKeys()
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === 0) await nextTurn()
    if (index <= columns.header_row) continue
    const read = readStatementLine(row, columns, today)
    if (read === undefined) continue
    const line = index + 1
    if (typeof read !== 'string') {
      const cut = { narration: read.narration.slice(0, longestText), reference: read.reference.slice(0, longestText) }
      lines.push({ ...read, ...cut, line, row_key: keyOf({ ...read, ...cut }) })
      continue
    }
    skipped.total += 1
    if (skipped.first.length >= mostSkippedShown) continue
    const text = row.filter((cell) => cell.trim() !== '').join(' | ')
    skipped.first.push({ line, reason: read, text: text.slice(0, longestText) })
  }
  return { lines, skipped }
}
