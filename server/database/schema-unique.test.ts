import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { declaredUniqueIndexes } from '../testing/schema/declared.ts'
import { makeOneRowOfEach } from '../testing/schema/one-row-of-each.ts'
import { type Change, insertCopy } from '../testing/schema/refused-by.ts'
import { testDatabase } from '../testing/test-database.ts'

/** A second visit under way for the application that has a planned one; its id is known when the rows are made. */
const secondOpen = {
  ...{ number: 'another', status: 'under way', kind: 'before licence', registration_id: 0 },
  ...{ done_at: null, done_by: null, recommendation: null, rules: null },
  ...{ published_at: null, published_by: null, comments_until: null },
}

/** For each unique index its table, and the changes to a copied row that only this index refuses. */
const copies: Record<string, [table: string, change: Change]> = {
  accepted_pair_pkey: ['accepted_pair', {}],
  answer_evidence_file_slug_key: ['answer_evidence', { removed_by: 1, removed_at: '2026-03-02T09:00:00Z' }],
  answer_evidence_one_file: ['answer_evidence', { file_slug: 'spare' }],
  applicant_pkey: ['applicant', {}],
  attempt_pkey: ['attempt', {}],
  job_turn_pkey: ['job_turn', {}],
  audit_check_night_key: ['audit_check', { asked_by: null, night: '2026-03-02' }],
  audit_era_pkey: ['audit_era', {}],
  audit_row_pkey: ['audit_row', {}],
  audit_seal_pkey: ['audit_seal', {}],
  available_facilities_current: ['available_facilities', {}],
  bank_statement_line_pkey: ['bank_statement_line', {}],
  bank_statement_sha256_key: ['bank_statement', {}],
  bank_account_one_proposed: ['bank_account', {}],
  certificate_code_code_key: ['certificate_code', { certificate_id: 2_000_000_000 }],
  certificate_code_pkey: ['certificate_code', { code: '2' }],
  certificate_number_kind_issue_key: ['certificate', {}],
  change_request_one_open: ['change_request', {}],
  claim_code_hash_key: ['claim', { ended_at: '2026-03-02T09:00:00Z' }],
  claim_open: ['claim', { code_hash: '\\x00' }],
  claim_letter_file_once: ['claim_letter_file', { slug: 'another' }],
  claim_letter_file_slug_key: ['claim_letter_file', { place: 2 }],
  claim_letter_job_open: ['claim_letter_job', {}],
  concern_facility_pkey: ['concern_facility', {}],
  concern_photo_pkey: ['concern_photo', { slug: 'another' }],
  concern_photo_slug_key: ['concern_photo', { concern_id: 2_000_000_000 }],
  concern_reference_key: ['concern', {}],
  confirmed_part_pkey: ['confirmed_part', {}],
  confirmed_section_pkey: ['confirmed_section', {}],
  document_demand_once: ['document_demand', {}],
  document_example_slug_key: ['document_example', {}],
  document_kind_by_name: ['document_kind', {}],
  consideration_pkey: ['consideration', {}],
  corrective_action_inspection_id_sub_list_id_key: ['corrective_action', {}],
  corrective_reply_file_pkey: ['corrective_reply_file', {}],
  corrective_reply_waiting: ['corrective_reply', {}],
  counter_pkey: ['counter', {}],
  crest_pkey: ['crest', {}],
  document_file_slug_key: ['document', { name: 'Another name' }],
  draft_pkey: ['draft', {}],
  email_change_pkey: ['email_change', { secret_hash: null, ends_at: null, stop_hash: null }],
  email_change_secret_hash_key: ['email_change', { user_id: 2_000_000_000, stop_hash: null }],
  email_change_stop_hash_key: ['email_change', { user_id: 2_000_000_000, secret_hash: null, ends_at: null }],
  end_notice_pkey: ['end_notice', {}],
  facility_closing_one: ['facility_closing', {}],
  facility_key_pkey: ['facility_key', {}],
  facility_registration_number_key: ['facility', {}],
  facility_tally_pkey: ['facility_tally', {}],
  facility_type_named_once: ['facility_type', { category_list: 'CLINIC FOR TESTS' }],
  facility_type_version_pkey: ['facility_type_version', {}],
  file_pkey: ['file', {}],
  flagged_facility_pkey: ['flagged_facility', {}],
  helper_facility_id_email_key: ['helper', {}],
  idempotency_key_once: ['idempotency_key', {}],
  import_columns_pkey: ['import_columns', {}],
  import_file_pkey: ['import_file', {}],
  import_number_key: ['import', {}],
  import_row_pkey: ['import_row', {}],
  inspection_comment_pkey: ['inspection_comment', {}],
  inspection_concern_pkey: ['inspection_concern', {}],
  inspection_finding_inspection_id_key_key: ['inspection_finding', { version: 2 }],
  inspection_finding_pkey: ['inspection_finding', { key: '6f7d2b7e-57f4-4c8e-8a43-0d1c1e3e7a01' }],
  inspection_former_member_pkey: ['inspection_former_member', {}],
  inspection_member_inspection_id_user_id_key: ['inspection_member', { place: 1 }],
  inspection_member_pkey: ['inspection_member', { user_id: 2_000_000_000 }],
  inspection_number_key: ['inspection', {}],
  inspection_open_of_registration: ['inspection', secondOpen],
  inspection_person_seen_pkey: ['inspection_person_seen', {}],
  inspection_photo_inspection_id_key_key: ['inspection_photo', { slug: 'another' }],
  inspection_photo_slug_key: ['inspection_photo', { key: '6f7d2b7e-57f4-4c8e-8a43-0d1c1e3e7a01' }],
  inspection_site_pkey: ['inspection_site', { signature_slug: 'another' }],
  inspection_site_signature_slug_key: ['inspection_site', { inspection_id: 2_000_000_000 }],
  invoice_balance_pkey: ['invoice_balance', {}],
  invoice_change_request_id_key: [
    'invoice',
    { number: 'another', registration_id: null, change_request_id: 1, purpose: 'change' },
  ],
  invoice_number_key: ['invoice', {}],
  invoice_registration_id_key: ['invoice', { number: 'another' }],
  letter_file_pkey: ['letter_file', { slug: 'another' }],
  letter_file_slug_key: ['letter_file', { letter_id: 2_000_000_000 }],
  letter_number_key: ['letter', {}],
  local_gov_area_named_once: ['local_gov_area', { list: 'AREA FOR TESTS', state_id: 27 }],
  offence_named_once: ['offence', { name: 'CERTIFICATE NOT DISPLAYED' }],
  office_signature_slug_key: ['office_signature', {}],
  operating_officer_current: ['operating_officer', {}],
  outbox_once_per_cause: ['outbox', {}],
  paper_file_pkey: ['paper_file', { slug: 'another' }],
  paper_file_slug_key: ['paper_file', { facts_sha256: `\\x${'01'.repeat(32)}` }],
  part_designated_once: ['part', { designation: 'PART FOR TESTS' }],
  part_version_pkey: ['part_version', {}],
  password_reset_pkey: ['password_reset', { secret_hash: '\\x00' }],
  password_reset_secret_hash_key: ['password_reset', { kind: 'code' }],
  payment_decision_receipt_number_key: ['payment_decision', {}],
  payment_document_key: ['payment', {}],
  penalised_facility_pkey: ['penalised_facility', {}],
  penalty_tally_pkey: ['penalty_tally', {}],
  reconciled_line_pkey: ['reconciled_line', {}],
  set_aside_line_pkey: ['set_aside_line', {}],
  recovery_code_pkey: ['recovery_code', {}],
  register_entry_pkey: ['register_entry', {}],
  registration_one_open: ['registration', { reference: 'APP-OTHER' }],
  representation_once: ['representation', {}],
  representation_once_for_penalty: ['representation', { registration_id: null, penalty_id: 1 }],
  representation_once_for_restriction: ['representation', { registration_id: null, restriction_id: 1 }],
  representation_file_pkey: ['representation_file', {}],
  registration_return_one_open: ['registration_return', {}],
  return_answer_pkey: ['return_answer', {}],
  registration_reference_key: [
    'registration',
    { status: 'Approved', approved_at: '2026-03-02T09:00:00Z', expiry_date: '2026-12-31' },
  ],
  renewal_reminder_pkey: ['renewal_reminder', {}],
  registration_tally_pkey: ['registration_tally', {}],
  report_figure_pkey: ['report_figure', {}],
  report_refresh_pkey: ['report_refresh', {}],
  requirement_named_once: ['requirement', { list: 'REQUIREMENT FOR TESTS', facility_type_id: 2, part_req_id: 1 }],
  requirement_version_pkey: ['requirement_version', {}],
  resumable_upload_pkey: ['resumable_upload', {}],
  revenue_tally_pkey: ['revenue_tally', {}],
  search_variant_pkey: ['search_variant', {}],
  search_word_pkey: ['search_word', {}],
  saved_view_user_id_name_key: ['saved_view', {}],
  second_factor_pkey: ['second_factor', {}],
  session_pkey: ['session', {}],
  set_up_answer_pkey: ['set_up_answer', {}],
  setting_pkey: ['setting', {}],
  sign_off_once: ['sign_off', {}],
  sign_off_round_pkey: ['sign_off_round', {}],
  signing_key_pkey: ['signing_key', { x: 'another' }],
  signing_key_x_key: ['signing_key', { kid: '00000001' }],
  similar_facility_pkey: ['similar_facility', {}],
  snapshot_contents_pkey: ['snapshot_contents', {}],
  stage_by_name: ['stage', { name: 'STAGE FOR TESTS' }],
  state_named_once: ['state', { name: 'STATE FOR TESTS' }],
  sub_list_asked_once: ['sub_list', { sub_list: 'QUESTION FOR TESTS?', requirement_id: 1 }],
  sub_list_version_pkey: ['sub_list_version', {}],
  submission_one_answer: ['submission', {}],
  unfinished_file_pkey: ['unfinished_file', {}],
  phone_confirmation_pkey: ['phone_confirmation', { code_hash: null, ends_at: null }],
  user_account_confirmed_phone_key: ['user_account', { email: 'another@example.org' }],
  user_account_email_key: ['user_account', { confirmed_phone: null }],
  visit_risk_pkey: ['visit_risk', {}],
  ward_named_once: ['ward', { name: 'WARD FOR TESTS', local_gov_area_id: 541 }],
  ward_tally_pkey: ['ward_tally', {}],
  work_mailed_pkey: ['work_mailed', {}],
}

/** Adds rows whose names the copies repeat in capitals, and confirms the phone numbers of people. */
async function addNames() {
  const { db } = await testDatabase()
  await sql`update user_account set phone_number = '+' || id, confirmed_phone = '+' || id`.execute(db)
  await sql`insert into state (name) values ('State for tests')`.execute(db)
  await sql`insert into local_gov_area (list, state_id) values ('Area for tests', 27)`.execute(db)
  await sql`insert into ward (name, local_gov_area_id) values ('Ward for tests', 541)`.execute(db)
  await sql`insert into facility_type (category_list, definition) values ('Clinic for tests', '')`.execute(db)
  await sql`insert into part (designation, part_name) values ('Part for tests', 'Part')`.execute(db)
  await sql`insert into requirement (list, facility_type_id, part_req_id) values ('Requirement for tests', 2, 1)`.execute(
    db,
  )
  await sql`insert into sub_list (sub_list, requirement_id) values ('Question for tests?', 1)`.execute(db)
}

describe('the unique indexes of the database', () => {
  beforeAll(async () => {
    const { registrationId } = await makeOneRowOfEach((await testDatabase()).db)
    secondOpen.registration_id = registrationId
    await addNames()
  })

  it('each have a second row in this file', async () => {
    const { db } = await testDatabase()
    expect(await declaredUniqueIndexes(db)).toEqual(Object.keys(copies).sort())
  })

  it.each(Object.entries(copies))('%s refuses a second row', async (index, [table, change]) => {
    const { db } = await testDatabase()
    expect(await insertCopy(db, table, change)).toBe(index)
  })

  it.each([
    // A facility may have a second registration that is not open.
    ['registration', { reference: 'APP-2', status: 'Approved', approved_at: '2026-03-02', expiry_date: '2026-12-31' }],
    // Replaced rows may exist beside the current one.
    ['operating_officer', { replaced_at: '2026-03-02T09:00:00Z' }],
    ['available_facilities', { replaced_at: '2026-03-02T09:00:00Z' }],
    ['submission', { replaced_at: '2026-03-02T09:00:00Z' }],
    ['answer_evidence', { file_slug: 'spare', removed_by: 1, removed_at: '2026-03-02T09:00:00Z' }],
    // A certificate and a statement may have the same number.
    ['certificate', { kind: 'certificate' }],
    // Places in different states may have the same name.
    ['local_gov_area', { list: 'Area for tests', state_id: 1 }],
    ['ward', { name: 'Ward for tests', local_gov_area_id: 542 }],
  ])('allow in %s a row that differs: %j', async (table, change) => {
    const { db } = await testDatabase()
    expect(await insertCopy(db, table, change)).toBe('accepted')
  })

  it('treat two requests without a person and with the same key as the same', async () => {
    const { db } = await testDatabase()
    expect(await insertCopy(db, 'idempotency_key', { user_id: null })).toBe('accepted')
    expect(await insertCopy(db, 'idempotency_key', { user_id: null })).toBe('idempotency_key_once')
  })
})
