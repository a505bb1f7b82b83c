import type { Match, MatchState, Target } from '@portal/domain/money/bank-statement/match-lines.ts'
import type { StatementLine } from '@portal/domain/money/bank-statement/statement-line.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A line of a statement as it was read. */
export interface NewLine extends StatementLine {
  line: number
  row_key: string
}

/** What became of a line. */
export interface MatchedLine extends Match {
  line: number
}

/** Rows in one statement of SQL: what one takes must not keep other requests waiting. */
const rowsAtOnce = 1000

/** Runs a piece of work for each batch of rows. */
async function inBatches<Row>(rows: readonly Row[], work: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await work(rows.slice(from, from + rowsAtOnce))
}

/** Replaces the lines of a statement. None is matched yet. */
export async function replaceLines(db: Db, statementId: number, lines: readonly NewLine[]): Promise<void> {
  await db.deleteFrom('bank_statement_line').where('statement_id', '=', statementId).execute()
  await inBatches(lines, (batch) =>
    sql`
      insert into bank_statement_line
        (statement_id, line, booked_on, narration, reference, amount_kobo, row_key, state)
      select ${statementId}::int, line, booked_on, narration, reference, amount_kobo, row_key, 'unmatched'
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as row
        (line int, booked_on date, narration text, reference text, amount_kobo bigint, row_key text)
    `.execute(db),
  )
}

/** All lines of a statement with their present match, in the order of the file. */
export function listLines(db: Db, statementId: number) {
  return db
    .selectFrom('bank_statement_line')
    .where('statement_id', '=', statementId)
    .orderBy('line')
    .select(['line', 'booked_on', 'narration', 'reference', 'amount_kobo', 'row_key', 'state', 'doubt', 'targets'])
    .execute()
}

/** The lines in one of these states, in the order of the file. */
export function linesAmong(db: Db, statementId: number, states: readonly MatchState[]) {
  return db
    .selectFrom('bank_statement_line')
    .where('statement_id', '=', statementId)
    .where('state', 'in', states)
    .orderBy('line')
    .select(['line', 'booked_on', 'narration', 'reference', 'amount_kobo', 'row_key', 'doubt', 'targets'])
}

/** The lines in a state, in the order of the file. */
export function linesIn(db: Db, statementId: number, state: MatchState) {
  return linesAmong(db, statementId, [state])
}

/** Stores what became of lines. */
export async function setMatches(db: Db, statementId: number, matches: readonly MatchedLine[]): Promise<void> {
  await inBatches(matches, (batch) =>
    sql`
      update bank_statement_line as present set state = row.state, doubt = row.doubt, targets = row.targets
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as row (line int, state text, doubt text, targets jsonb)
      where present.statement_id = ${statementId}::int and present.line = row.line
    `.execute(db),
  )
}

/** What is shown of the payments and invoices that lines may be. */
export async function describeTargets(db: Db, targets: readonly Target[]) {
  const payments = targets.flatMap(({ payment_id }) => payment_id ?? [])
  const invoices = targets.flatMap(({ invoice_id }) => invoice_id ?? [])
  const { rows } = await sql<{
    payment_id: number | null
    invoice_id: number | null
    invoice_number: string | null
    facility_id: number
    registration_id: number | null
    company_name: string
    amount_kobo: number
    reference: string | null
    status: 'submitted' | 'confirmed' | 'refused' | null
  }>`
    select payment.id as payment_id, payment.invoice_id, invoice.number as invoice_number, facility.id as facility_id,
      payment.registration_id, company_name, amount_kobo, payment.reference, payment.status
    from payment
    join facility on facility.id = payment.facility_id
    left join invoice on invoice.id = payment.invoice_id
    where payment.id = any(${payments}::int[])
    union all
    select null, invoice.id, invoice.number, facility.id, invoice.registration_id, company_name, open_kobo, null, null
    from invoice
    join invoice_balance on invoice_balance.invoice_id = invoice.id
    join facility on facility.id = invoice.facility_id
    where invoice.id = any(${invoices}::int[])
  `.execute(db)
  return rows
}
