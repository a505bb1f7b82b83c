import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { recordEntry } from '../../audit/record-entry.ts'
import { insertAcceptedFlag } from '../../records/accepted-flags.ts'
import { readChangeableDetails } from '../../records/change-requests.ts'
import { foldRevenue } from '../../records/revenue.ts'
import { foldTallies } from '../../records/tallies.ts'
import { refreshReports } from '../../jobs/refresh-reports.ts'
import { completeApplication } from '../complete-application.ts'
import { bida, makeFacility, makeRegistration } from '../factories.ts'
import { makeOfficer } from '../people.ts'
import { addRepresentations } from './representation-rows.ts'
import { addConcernRows } from './concern-rows.ts'

const day = '2026-03-02'
const at = '2026-03-02T09:00:00Z'

/** Makes sure that every table has at least one row. The rows of places and of the catalogue are the seeded ones. */
export async function makeOneRowOfEach(db: Db) {
  const officer = await makeOfficer(db)
  const facility = await makeFacility(db, { registration_number: 'NSMOH/PHF/00001' })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  await completeApplication(db, registration)
  await addMinistryRows(db, { registration_id: registration.id, facility_id: facility.id, user_id: officer.id })
  await addConcernRows(db, { facility_id: facility.id, actor_id: officer.id })
  await addPersonRows(db, officer.id)
  await addSettingRows(db, officer.id)
  await foldTallies(db, 4)
  await foldRevenue(db, 1)
  return {
    wardId: await addWard(db),
    ...(await addSpares(db, { facility_id: facility.id, recorded_by: officer.id })),
  }
}

/** Adds the rows that the ministry records for a registration. */
async function addMinistryRows(db: Db, ids: { registration_id: number; facility_id: number; user_id: number }) {
  const { registration_id, facility_id, user_id } = ids
  await db
    .insertInto('registration_event')
    .values({ registration_id, actor_id: user_id, from_status: null, to_status: 'pending', at })
    .execute()
  const verdict = { registration_id, user_id, updated_at: at, information_verdict: 'Satisfactory' } as const
  await db
    .insertInto('contents_change')
    .values({ facility_id, part: 'facility', kind: 'changed', name: '', fields: '[]', actor_id: user_id, at })
    .execute()
  await db.insertInto('consideration').values(verdict).execute()
  // Saved again: the trigger archives the old values in replaced_consideration.
  await db.updateTable('consideration').set({ recommend_to_inspect: 'Yes' }).where('user_id', '=', user_id).execute()
  await db
    .insertInto('snapshot_contents')
    .values({ digest: Buffer.from('1'), contents: '{}' })
    .execute()
  await db
    .insertInto('snapshot')
    .values({ registration_id, action: 'Submit', digest: Buffer.from('1'), at })
    .execute()
  await db.insertInto('comment').values({ registration_id, user_id, body: 'Which wards are new?' }).execute()
  await db
    .insertInto('certificate')
    .values({
      kind: 'statement',
      registration_id,
      number: 'NSMOH-1',
      issue_date: day,
      expiry_date: day,
      printed: '{}',
    })
    .execute()
  await db
    .insertInto('claim')
    .values({ facility_id, code_hash: Buffer.from('1'), made_by: user_id, made_at: at, last_day: day })
    .execute()
  await db
    .insertInto('helper')
    .values({ facility_id, email: 'helper@example.org', user_id, named_by: user_id, named_at: at })
    .execute()
  const upload = { id: 'upload', call: '/api/upload/document', size_bytes: 600, started_at: at }
  await db
    .insertInto('resumable_upload')
    .values({ user_id, facility_id, ...upload })
    .execute()
  const details = JSON.stringify(await readChangeableDetails(db, facility_id))
  await db
    .insertInto('change_request')
    .values({ facility_id, old: details, new: details, reason: 'We moved.', asked_by: user_id, asked_at: at })
    .execute()
  await db
    .insertInto('registration_return')
    .values({ registration_id, returned_by: user_id, returned_at: at, due_date: day, items: '[{}]' })
    .execute()
  const { id: condition_id } = await db
    .insertInto('registration_condition')
    .values({ registration_id, text: 'Fence the yard.', set_by: user_id, set_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('condition_evidence')
    .values({ condition_id, text: 'It is fenced.', provided_by: user_id, provided_at: at })
    .execute()
  await db
    .insertInto('facility_closing')
    .values({ facility_id, closed_from: day, reason: 'The owner retires.', closed_by: user_id, closed_at: at })
    .execute()
  await db
    .insertInto('facility_restriction')
    .values({ facility_id, kind: 'sealed', from_date: day, reason: 'No water.', imposed_by: user_id, imposed_at: at })
    .execute()
  await db.insertInto('end_notice').values({ registration_id, expiry_date: day, told_at: at }).execute()
  await db.insertInto('renewal_reminder').values({ registration_id, step: 60, sent_at: at }).execute()
  await addMoneyRows(db, ids)
  await addLetter(db, ids)
  await addRepresentations(db, ids)
  const similar_id = (await makeFacility(db)).id
  await db.insertInto('similar_facility').values({ facility_id, similar_id }).execute()
  await insertAcceptedFlag(
    db,
    { facility_id, kind: 'duplicate', reason: 'Two buildings.', accepted_by: user_id, accepted_at: at },
    [{ facility_id, other_id: similar_id, shared: 'name' }],
  )
  await db.insertInto('counter').values({ name: 'test', value: 1 }).execute()
  await db.updateTable('registration').set({ assignee_id: user_id }).where('id', '=', registration_id).execute()
  await refreshReports(db, new Date(at))
  await addAuditRecord(db, registration_id)
}

/** Adds an entry of the audit record, a seal and an era. */
async function addAuditRecord(db: Db, id: number) {
  const about = { kind: 'registration', id } as const
  await recordEntry(db, { at: new Date(at), actor: null, address: null, action: 'Lapse', about })
  const seal = { n: 1, era: 1, to_xid: '9', ids: [1], digests: Buffer.alloc(8), hash: Buffer.alloc(32), at, kid: 'k' }
  await db
    .insertInto('audit_seal')
    .values({ ...seal, signature: Buffer.alloc(64) })
    .execute()
  await db.insertInto('audit_era').values({ era: 2, at, reason: 'A backup was restored.' }).execute()
}

/** Adds a letter that was printed. */
async function addLetter(db: Db, ids: { registration_id: number; facility_id: number; user_id: number }) {
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
async function addMoneyRows(db: Db, ids: { registration_id: number; facility_id: number; user_id: number }) {
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
}

/** Adds the rows of a person who uses the portal. */
async function addPersonRows(db: Db, user_id: number) {
  await db.insertInto('draft').values({ user_id, form: 'add-facility', value: '{}', updated_at: at }).execute()
  await db
    .insertInto('notification')
    .values({ user_id, kind: 'decision', title: 'Approved', body: 'Approved' })
    .execute()
  await db
    .insertInto('outbox')
    .values({ channel: 'mail', user_id, template: 'decision', facts: '{}', is_security: false, cause: 'decision/1' })
    .execute()
  const secret = { secret_hash: Buffer.from('hash'), asked_at: at, ends_at: at }
  await db
    .insertInto('password_reset')
    .values({ user_id, kind: 'link', ...secret })
    .execute()
  await db.insertInto('second_factor').values({ user_id, secret: 'secret' }).execute()
  await db
    .insertInto('recovery_code')
    .values({ user_id, code_hash: Buffer.from('hash') })
    .execute()
  await db
    .insertInto('email_change')
    .values({ user_id, email: 'new@example.org', ...secret })
    .execute()
  await sql`insert into attempt (key) values ('sign-in')`.execute(db)
  await db
    .insertInto('idempotency_key')
    .values({ user_id, key: 'first', request_hash: Buffer.from('hash'), reply: '{}' })
    .execute()
  await db.insertInto('unfinished_file').values({ slug: 'unfinished', started_at: at }).execute()
}

/** Adds changes of the ministry's settings. */
async function addSettingRows(db: Db, recorded_by: number) {
  await db
    .insertInto('setting_change')
    .values({ key: 'ministry_name', value: '"Ministry"', start_date: day, recorded_by })
    .execute()
  await db.insertInto('fee').values({ purpose: 'change', start_date: day, recorded_by }).execute()
  await db
    .insertInto('office_holder')
    .values({ title: 'Hon. Commissioner', name: 'Aisha Bello', start_date: day, end_date: day, recorded_by })
    .execute()
  await db.insertInto('audit_check').values({ asked_by: recorded_by, asked_at: at }).execute()
  await db.insertInto('crest').values({ slug: 'crest', media_type: 'image/png', size_bytes: 1, recorded_by }).execute()
}

/** A ward of Bida. */
async function addWard(db: Db): Promise<number> {
  const ward = { name: 'Test ward', local_gov_area_id: bida }
  return (await db.insertInto('ward').values(ward).returning('id').executeTakeFirstOrThrow()).id
}

/** Adds a file without a document, and a registration without an applicant and a consideration. */
async function addSpares(db: Db, recorded: { facility_id: number; recorded_by: number }) {
  await db
    .insertInto('file')
    .values({ ...recorded, slug: 'spare', media_type: 'image/png', size_bytes: 1 })
    .execute()
  const spare = await makeRegistration(db)
  await db.deleteFrom('applicant').where('registration_id', '=', spare.id).execute()
  return { spareRegistrationId: spare.id, spareFacilityId: spare.facility_id }
}
