import type { Db } from '../../database/connect.ts'

const day = '2026-03-02'
const at = '2026-03-02T09:00:00Z'

/** Adds a letter that was printed. */
export async function addLetter(db: Db, ids: { registration_id: number; facility_id: number; user_id: number }) {
  const { user_id: written_by, ...about } = ids
  const { id: letter_id } = await db
    .insertInto('letter')
    .values({ ...about, number: 'LET-1', kind: 'penalty', facts: '{}', written_by, written_on: day, written_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const printed = { slug: 'letter', sha256: Buffer.alloc(32), size_bytes: 1, printed_at: at }
  await db
    .insertInto('letter_file')
    .values({ letter_id, ...printed })
    .execute()
}

/** Adds an invoice with a line and a penalty, and a decision on the payment. */
export async function addMoneyRows(db: Db, ids: { registration_id: number; facility_id: number; user_id: number }) {
  const { registration_id, facility_id, user_id: recorded_by } = ids
  const { id: invoice_id } = await db
    .insertInto('invoice')
    .values({
      number: 'INV-1',
      purpose: 'registration',
      issued_on: day,
      fee_version: 0,
      registration_id,
      facility_id,
      recorded_by,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('invoice_line')
    .values({ invoice_id, kind: 'fee', description: 'Registration', amount_kobo: 100, recorded_by, created_at: at })
    .execute()
  const asked = { offence_id: 1, offence: 'Waste', amount_kobo: 100, due_date: day, invoice_id }
  await db
    .insertInto('penalty')
    .values({ facility_id, registration_id, comment: 'Sharps in the yard.', recorded_by, ...asked })
    .execute()
  await db
    .insertInto('bank_account')
    .values({
      bank: 'A bank',
      account_name: 'Ministry',
      account_number: '0123456789',
      proposed_by: recorded_by,
      proposed_at: at,
    })
    .execute()
  const { id: statement_id } = await db
    .insertInto('bank_statement')
    .values({
      name: 'March.csv',
      sha256: 'a'.repeat(64),
      content: 'Date,Credit',
      delimiter: ',',
      header_key: 'date|credit',
      preview: '{}',
      uploaded_by: recorded_by,
      uploaded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { line: 2, booked_on: day, narration: 'NIP', reference: '', amount_kobo: 100, row_key: 'row' }
  await db
    .insertInto('bank_statement_line')
    .values({ ...row, statement_id, state: 'unmatched', targets: '[]' })
    .execute()
  const { id: payment_id } = await db.selectFrom('payment').select('id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('payment_decision')
    .values({ payment_id, status: 'confirmed', receipt_number: 'RCP-1', decided_by: recorded_by, decided_at: at })
    .execute()
  const file = { statement_name: 'March.csv', statement_sha256: 'a'.repeat(64) }
  await db
    .insertInto('reconciled_line')
    .values({ ...row, ...file, payment_id, recorded_by, recorded_at: at })
    .execute()
  const aside = { row_key: 'refund', note: 'A refund.', set_aside_by: recorded_by, set_aside_at: at }
  await db.insertInto('set_aside_line').values(aside).execute()
}
