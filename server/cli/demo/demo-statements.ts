import { createHash } from 'node:crypto'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { guessColumns } from '@portal/domain/money/bank-statement/statement-columns.ts'
import type { Db } from '../../database/connect.ts'
import { matchStatement } from '../../features/money/reconciliation/match-statement.ts'
import { readRows } from '../../features/money/reconciliation/read-rows.ts'
import { readLines } from '../../features/money/reconciliation/statement-lines.ts'
import { replaceLines } from '../../records/money/bank-statement-lines.ts'
import { insertStatement, setColumns } from '../../records/money/bank-statements.ts'
import type { DemoPeople } from './demo-people.ts'

/** A statement of the bank with payments that wait, in all states of matching; nothing is confirmed from it yet. */
export async function makeDemoStatements(db: Db, { officers }: DemoPeople, now: Date): Promise<void> {
  const [officer] = officers
  if (!officer) throw new Error('The demonstration has an officer')
  const content = await statementText(db, now)
  const rows = await readRows(content, ',')
  const guess = guessColumns(rows)
  const columns = { ...guess, date_order: 'day first' } as const
  const { id } = await insertStatement(db, {
    name: 'Zenith statement.csv',
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    delimiter: ',',
    header_key: 'demonstration',
    preview: JSON.stringify({ rows: rows.slice(0, 12), guess, is_remembered: false }),
    uploaded_by: officer.id,
    uploaded_at: now.toISOString(),
  })
  const { lines, skipped } = await readLines(rows, columns, lagosDate(now))
  await setColumns(db, id, { columns, skipped })
  await replaceLines(db, id, lines)
  await matchStatement(db, id)
}

/** Payments that wait, some of them with a slip, another amount or another's reference, between charges and cash. */
async function statementText(db: Db, now: Date): Promise<string> {
  const waiting = await db
    .selectFrom('payment')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .where('payment.status', '=', 'submitted')
    .where('payment.reference', 'is not', null)
    .orderBy('payment.id')
    .limit(30)
    .select(['payment.reference', 'payment.amount_kobo', 'company_name'])
    .execute()
  const [year, month, day] = lagosDate(now).split('-')
  const lines = waiting.flatMap(({ reference, amount_kobo, company_name }, index) => {
    const written = index % 10 === 3 ? String(reference).replace(/(\d)(\d)$/, '$2$1') : reference
    const naira = (amount_kobo + (index % 10 === 6 ? 5000 : 0)) / 100
    const paid = `${day}/${month}/${year},NIP/${written}/${company_name.toUpperCase()},,"${naira.toLocaleString('en-NG', { minimumFractionDigits: 2 })}"`
    return index % 4 === 0 ? [paid, `${day}/${month}/${year},STAMP DUTY,50.00,`] : [paid]
  })
  return [
    'Zenith Bank Plc',
    'Niger State Ministry of Health',
    '',
    'Trans Date,Narration,Debit (NGN),Credit (NGN)',
    ...lines,
    `${day}/${month}/${year},CASH DEPOSIT BY MUSA,,"15,000.00"`,
    'Total,,,',
  ].join('\r\n')
}
