import type * as calls from '@portal/contract/money/calls/reconciliation.ts'
import type { StatementPreview } from '@portal/domain/money/bank-statement/kept-statement.ts'
import { guessColumns } from '@portal/domain/money/bank-statement/statement-columns.ts'
import { type Delimiter, guessDelimiter } from '@portal/domain/text/guess-delimiter.ts'
import { refuseFile } from '../../../files/refuse-file.ts'
import { findRememberedColumns, insertStatement } from '../../../records/money/bank-statements.ts'
import { decodeText } from '../../../sheets/decode-text.ts'
import type { Context, InputOf } from '../../../use-case/context.ts'
import { readStatementRows } from './read-statement-rows.ts'
import { showStatement } from './show-statement.ts'

const notCsv = 'This is not a CSV file. In the spreadsheet or the bank’s page choose to save it as CSV'
const rowsAfterHeaders = 8
const mostRowsShown = 48
const longestCell = 80
const longestName = 120

/** What was read of a file before the transaction. */
export interface ReadStatement {
  content: string
  delimiter: Delimiter
  header_key: string
  preview: StatementPreview
}

/** Reads the rows of a file and guesses its columns. */
export async function readStatement({ file }: InputOf<typeof calls.uploadBankStatement>): Promise<ReadStatement> {
  const content = decodeText(file.bytes, notCsv)
  const delimiter = guessDelimiter(content)
  const rows = await readStatementRows(content, delimiter)
  const widest = rows.slice(0, mostRowsShown).reduce((most, row) => Math.max(most, row.length), 0)
  if (widest < 2) refuseFile('file_refused', 'The file has no columns. Choose the statement of the bank as CSV')
  const guess = guessColumns(rows)
  const headers = rows[guess.header_row] ?? Array.from({ length: widest }, () => '')
  const shown = rows.slice(0, Math.min(mostRowsShown, Math.max(0, guess.header_row) + 1 + rowsAfterHeaders))
  return {
    content,
    delimiter,
    header_key: headers
      .map((header) => header.trim().toLowerCase())
      .join('|')
      .slice(0, 1000),
    preview: { rows: shown.map((row) => row.map((cell) => cell.slice(0, longestCell))), guess, is_remembered: false },
  }
}

/** Keeps a statement. The same file again leads to the one that is there. */
export async function uploadStatement(
  context: Context,
  { file }: InputOf<typeof calls.uploadBankStatement>,
  { preview, ...read }: ReadStatement,
) {
  const { db, user, now } = context
  const remembered = await findRememberedColumns(db, read.header_key)
  const shown = remembered
    ? { ...preview, guess: { ...remembered, header_row: preview.guess.header_row }, is_remembered: true }
    : preview
  const { id, isNew } = await insertStatement(db, {
    ...read,
    name: file.name.replaceAll(/\p{C}/gu, '').trim().slice(0, longestName) || 'Statement',
    sha256: file.digest,
    preview: JSON.stringify(shown),
    uploaded_by: user.id,
    uploaded_at: now.toISOString(),
  })
  const message = isNew ? 'The file is read' : 'This file was uploaded before'
  return { message, is_known: !isNew, data: await showStatement(db, id) }
}
