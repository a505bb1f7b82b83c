import { beforeAll, describe, expect, it } from 'vitest'
import { declaredChecks } from '../testing/schema/declared.ts'
import { makeOneRowOfEach } from '../testing/schema/one-row-of-each.ts'
import { type Change, insertCopy } from '../testing/schema/refused-by.ts'
import { testDatabase } from '../testing/test-database.ts'

/** A row that is no longer proposed, so that the rule of one proposal does not refuse it first. */
const paidTo = { withdrawn_by: 1, withdrawn_at: '2026-03-02T09:00:00Z' }

/** A representation against another decision, so that the rule of one for each does not refuse it first. */
const contestedOn = { taken_at: '2026-03-03T09:00:00Z' }

const at = '2026-03-02T09:00:00Z'

/** For each check constraint its table, and rows that only this check refuses. */
const badRows: Record<string, [table: string, ...changes: Change[]]> = {
  accepted_flag_kind_check: ['accepted_flag', { kind: 'name' }],
  accepted_flag_reason_check: ['accepted_flag', { reason: '' }],
  accepted_pair_has_one_order: ['accepted_pair', { other_id: 0 }],
  audit_check_is_asked_for: ['audit_check', { night: '2026-03-03' }],
  available_facilities_bed_space_capacity_check: ['available_facilities', { bed_space_capacity: -1 }],
  available_facilities_medical_record_check: ['available_facilities', { medical_record: 'none' }],
  available_facilities_no_of_consulting_rooms_check: ['available_facilities', { no_of_consulting_rooms: -1 }],
  available_facilities_no_of_toilets_check: ['available_facilities', { no_of_toilets: -1 }],
  available_facilities_no_of_wards_check: ['available_facilities', { no_of_wards: -1 }],
  bank_account_account_name_check: ['bank_account', { ...paidTo, account_name: '' }],
  bank_account_account_number_check: [
    'bank_account',
    { ...paidTo, account_number: '123456789' },
    { ...paidTo, account_number: '12345678901' },
    { ...paidTo, account_number: '123456789a' },
  ],
  bank_account_bank_check: ['bank_account', { ...paidTo, bank: '' }],
  bank_account_ends_once: ['bank_account', { ...paidTo, confirmed_by: 1, confirmed_at: '2026-03-02T09:00:00Z' }],
  bank_account_is_confirmed_whole: ['bank_account', { confirmed_at: '2026-03-02T09:00:00Z' }, { confirmed_by: 1 }],
  bank_account_is_withdrawn_whole: ['bank_account', { withdrawn_at: '2026-03-02T09:00:00Z' }, { withdrawn_by: 1 }],
  certificate_check: ['certificate', { issue_date: '2026-03-03', expiry_date: '2026-03-02', number: 'other' }],
  certificate_is_reissued: [
    'certificate',
    { issue: 2, reissued_on: null },
    { number: 'other', reissued_on: '2026-03-02' },
  ],
  certificate_issue_check: ['certificate', { issue: 0, reissued_on: '2026-03-02' }],
  bank_statement_delimiter_check: ['bank_statement', { sha256: 'b'.repeat(64), delimiter: ':' }],
  bank_statement_line_amount_kobo_check: ['bank_statement_line', { line: 3, amount_kobo: 0 }],
  bank_statement_line_state_check: ['bank_statement_line', { line: 3, state: 'maybe' }],
  reconciled_line_note_check: ['reconciled_line', { part: 2, note: '' }],
  reconciled_line_part_check: ['reconciled_line', { part: 0 }],
  set_aside_line_note_check: ['set_aside_line', { row_key: 'other', note: '' }],
  bank_statement_name_check: ['bank_statement', { sha256: 'b'.repeat(64), name: '' }],
  bank_statement_sha256_check: ['bank_statement', { sha256: 'short' }],
  certificate_kind_check: ['certificate', { kind: 'licence' }],
  flagged_facility_has_flags: ['flagged_facility', { kinds: '{}' }],
  given_duties_are_confirmed_whole: ['given_duties', { confirmed_at: at }, { confirmed_by: 3 }],
  given_duties_are_of_another: ['given_duties', { given_by: 1 }],
  given_duties_are_withdrawn_whole: ['given_duties', { withdrawn_by: 1 }],
  given_duties_end_once: ['given_duties', { confirmed_by: 3, confirmed_at: at, withdrawn_at: at }],
  given_duties_need_another: [
    'given_duties',
    { confirmed_by: 1, confirmed_at: at },
    { confirmed_by: 2, confirmed_at: at },
  ],
  given_duties_some: ['given_duties', { duties: '{}' }],
  change_request_ends_whole: [
    'change_request',
    { status: 'accepted' },
    { ended_at: '2026-03-02T09:00:00Z', ended_by: 1 },
    { status: 'accepted', ended_at: '2026-03-02T09:00:00Z' },
  ],
  change_request_reason_check: ['change_request', { reason: '' }],
  change_request_status_check: [
    'change_request',
    { status: 'postponed', ended_at: '2026-03-02T09:00:00Z', ended_by: 1 },
  ],
  claim_check: ['claim', { used_by: 1 }],
  comment_body_check: ['comment', { body: '' }],
  concern_closes_whole: [
    'concern',
    { reference: 'another', status: 'closed' },
    { reference: 'another', outcome: 'dealt with' },
    { reference: 'another', status: 'closed', outcome: 'dealt with' },
  ],
  concern_contact_is_erased: ['concern', { reference: 'another', contact_erased_at: '2026-03-02T09:00:00Z' }],
  concern_event_has_text: ['concern_event', { text: '' }],
  concern_has_place: ['concern', { reference: 'another', place: '' }],
  concern_has_text: ['concern', { reference: 'another', text: '' }],
  concern_in_hand_has_officer: ['concern', { reference: 'another', status: 'in hand' }],
  concern_kind: ['concern', { reference: 'another', kind: 'noise' }],
  concern_outcome: [
    'concern',
    { reference: 'another', status: 'closed', closed_at: '2026-03-02T09:00:00Z', outcome: 'lost' },
  ],
  concern_photo_media_type: ['concern_photo', { slug: 'another', media_type: 'application/pdf' }],
  concern_photo_sha256_length: ['concern_photo', { slug: 'another', sha256: '\\x00' }],
  concern_photo_size_bytes_check: ['concern_photo', { slug: 'another', size_bytes: 0 }],
  concern_status: ['concern', { reference: 'another', status: 'lost' }],
  condition_evidence_has_text: ['condition_evidence', { text: '' }],
  confirmed_section_section_check: ['confirmed_section', { section: '' }],
  consideration_commissioner_approval_check: ['consideration', { commissioner_approval: 'Perhaps' }],
  consideration_documents_verdict_check: ['consideration', { documents_verdict: 'satisfactory' }],
  consideration_information_verdict_check: ['consideration', { information_verdict: 'satisfactory' }],
  consideration_recommend_to_inspect_check: ['consideration', { recommend_to_inspect: 'yes' }],
  contents_change_kind_check: ['contents_change', { kind: 'moved' }],
  contents_change_part_check: ['contents_change', { part: '' }],
  counter_value_check: ['counter', { value: 0 }],
  crest_media_type_check: ['crest', { media_type: 'image/svg+xml' }],
  crest_size_bytes_check: ['crest', { size_bytes: 0 }, { size_bytes: 512_001 }],
  document_name_check: ['document', { name: '' }],
  draft_value_check: ['draft', { value: 'text' }],
  email_change_lower_case: ['email_change', { email: 'Amina@example.org' }],
  email_change_secret_ends: ['email_change', { secret_hash: null }, { ends_at: null }],
  facility_address_check: ['facility', { address: '' }],
  facility_closing_ends_whole: ['facility_closing', { reopened_at: '2026-03-02T09:00:00Z' }],
  facility_closing_reason_check: ['facility_closing', { reason: '' }],
  facility_company_name_check: ['facility', { company_name: '' }],
  facility_latitude_check: ['facility', { latitude: 90.001, longitude: 6 }, { latitude: -90.001, longitude: 6 }],
  facility_longitude_check: ['facility', { longitude: 180.001, latitude: 9 }, { longitude: -180.001, latitude: 9 }],
  facility_position_is_whole: ['facility', { latitude: 9.6, longitude: null }, { latitude: null, longitude: 6.5 }],
  facility_owner_name_check: ['facility', { owner_name: '' }],
  facility_restriction_in_order: ['facility_restriction', { until_date: '1999-12-31' }],
  facility_restriction_kind_check: ['facility_restriction', { kind: 'closed' }],
  facility_restriction_lifted_whole: ['facility_restriction', { lifted_at: '2026-03-02T09:00:00Z' }],
  facility_restriction_reason_check: ['facility_restriction', { reason: '' }],
  facility_type_category_list_check: ['facility_type', { category_list: '' }],
  fee_amount_kobo_check: ['fee', { amount_kobo: -1 }, { amount_kobo: 10_000_000_001 }],
  fee_beds_from_check: ['fee', { beds_from: -1 }, { beds_from: 100_001 }],
  fee_purpose_check: ['fee', { purpose: 'fun' }],
  fee_sample_or_recorded: ['fee', { is_sample: true, recorded_by: 1 }, { is_sample: false, recorded_by: null }],
  file_media_type_check: ['file', { media_type: 'text/html' }],
  file_sha256_length: ['file', { sha256: '\\x00' }],
  file_size_bytes_check: ['file', { size_bytes: 0 }],
  helper_email_check: ['helper', { email: 'Zainab@example.org' }],
  invoice_purpose_check: ['invoice', { purpose: 'fun' }],
  invoice_line_amount_kobo_check: ['invoice_line', { amount_kobo: 10_000_000_001 }, { amount_kobo: -10_000_000_001 }],
  invoice_line_description_check: ['invoice_line', { description: '' }],
  invoice_line_has_reason: ['invoice_line', { reason: 'Flood' }, { kind: 'correction' }],
  invoice_line_kind_check: ['invoice_line', { kind: 'gift' }],
  invoice_line_waives: ['invoice_line', { kind: 'waiver', reason: 'Flood', amount_kobo: 0 }],
  invoice_of_registration_or_penalty: ['invoice', { purpose: 'penalty' }, { registration_id: null }],
  letter_file_sha256_length: ['letter_file', { sha256: '\\x00' }],
  letter_file_size_bytes_check: ['letter_file', { size_bytes: 0 }],
  letter_kind_check: ['letter', { kind: '' }],
  local_gov_area_list_check: ['local_gov_area', { list: '' }],
  notification_about_kind_check: ['notification', { about_kind: 'page', about_id: 1 }],
  notification_check: ['notification', { about_kind: 'facility', about_id: null }, { about_kind: null, about_id: 1 }],
  offence_name_check: ['offence', { name: '' }],
  offence_rate_amount_kobo_check: ['offence_rate', { amount_kobo: 99 }, { amount_kobo: 10_000_000_001 }],
  offence_rate_days_to_pay_check: ['offence_rate', { days_to_pay: 0 }, { days_to_pay: 366 }],
  offence_rate_sample_or_recorded: ['offence_rate', { recorded_by: 1 }, { is_sample: false }],
  office_holder_check: ['office_holder', { start_date: '2026-03-03', end_date: '2026-03-02' }],
  office_holder_name_check: ['office_holder', { name: '' }],
  office_holder_title_check: ['office_holder', { title: 'Governor' }],
  outbox_channel_check: ['outbox', { channel: 'fax' }],
  outbox_has_recipient: ['outbox', { user_id: null, cause: 'decision/2' }],
  outbox_sent_at_with_state: ['outbox', { state: 'sent', cause: 'decision/3' }],
  outbox_state_check: ['outbox', { state: 'lost', sent_at: null, cause: 'decision/4' }],
  paper_file_facts_sha256_length: ['paper_file', { facts_sha256: '\\x00' }],
  paper_file_sha256_length: ['paper_file', { sha256: '\\x00' }],
  paper_file_size_bytes_check: ['paper_file', { size_bytes: 0 }],
  part_designation_check: ['part', { designation: '' }],
  part_part_name_check: ['part', { part_name: '' }],
  password_reset_kind_check: ['password_reset', { kind: 'call' }],
  password_reset_secret_ends: ['password_reset', { secret_hash: null }, { ends_at: null }],
  payment_bank_check: ['payment', { bank: '' }],
  payment_decision_has_reason: ['payment_decision', { status: 'refused', receipt_number: null, reason: null }],
  payment_decision_receipt: ['payment_decision', { status: 'refused', reason: 'Not ours' }],
  payment_decision_status_check: ['payment_decision', { status: 'lost', receipt_number: null, reason: 'Not ours' }],
  payment_reference_check: ['payment', { reference: '' }],
  payment_status_check: ['payment', { status: 'lost' }],
  payment_amount_kobo_check: ['payment', { amount_kobo: 99 }, { amount_kobo: 10_000_000_001 }],
  penalty_amount_kobo_check: ['penalty', { amount_kobo: 99 }, { amount_kobo: 10_000_000_001 }],
  penalty_comment_check: ['penalty', { comment: '' }],
  penalty_decided_whole: ['penalty', { status: 'waived' }, { decided_by: 1 }, { decision_reason: 'Flood' }],
  penalty_money_is_whole: ['penalty', { due_date: null }, { invoice_id: null }],
  penalty_names_offence: ['penalty', { offence: null }],
  penalty_paid_has_amount: ['penalty', { status: 'paid', amount_kobo: null, due_date: null, invoice_id: null }],
  penalty_status_check: ['penalty', { status: 'lost' }],
  penalty_tally_one_check: ['penalty_tally', { one: false }],
  referee_verdict_check: ['referee', { verdict: 'Good' }],
  registration_check: ['registration', { status: 'Approved', expiry_date: '2026-12-31', approved_at: null }],
  registration_check1: [
    'registration',
    { status: 'pending', expiry_date: '2026-12-31' },
    { status: 'Temporarily approved', expiry_date: null },
  ],
  registration_check2: ['registration', { processed_at: '2026-03-02T09:00:00Z' }],
  registration_condition_has_text: ['registration_condition', { text: '' }],
  registration_condition_is_met_whole: [
    'registration_condition',
    { met_at: '2026-03-02T09:00:00Z', met_note: 'Seen.' },
    { met_at: '2026-03-02T09:00:00Z', met_by: 1 },
  ],
  registration_ends_undecided: [
    'registration',
    { status: 'Temporarily approved', expiry_date: '2026-12-31', ended_at: '2026-03-02T09:00:00Z' },
  ],
  saved_view_name_check: ['saved_view', { name: '' }],
  return_answer_has_text: ['return_answer', { item: 1, text: '' }],
  return_answer_of_item: ['return_answer', { item: -1 }],
  registration_return_has_items: ['registration_return', { items: '[]', ended_at: '2026-03-02T09:00:00Z' }],
  registration_kind_check: ['registration', { kind: 'transfer' }],
  // The check is case-sensitive.
  registration_status_check: ['registration', { status: 'Pending' }],
  representation_against_one: [
    'representation',
    { ...contestedOn, registration_id: null },
    { ...contestedOn, penalty_id: 1 },
    { ...contestedOn, restriction_id: 1 },
  ],
  representation_ends_whole: [
    'representation',
    { ...contestedOn, outcome: 'overtaken' },
    { ...contestedOn, outcome: 'upheld', ended_at: '2026-03-04T09:00:00Z' },
    { ...contestedOn, outcome: 'overtaken', ended_at: '2026-03-04T09:00:00Z', decided_by: 1 },
    { ...contestedOn, reason: 'It was not there.' },
  ],
  representation_has_text: ['representation', { ...contestedOn, text: '' }],
  representation_outcome: ['representation', { ...contestedOn, outcome: 'lost', ended_at: '2026-03-04T09:00:00Z' }],
  requirement_list_check: ['requirement', { list: '' }],
  resumable_upload_lock_is_whole: ['resumable_upload', { lock_holder: null, lock_ends_at: '2026-03-02T09:00:00Z' }],
  resumable_upload_size_bytes_check: ['resumable_upload', { size_bytes: 0 }],
  set_up_answer_answer_check: ['set_up_answer', { answer: 'perhaps' }],
  set_up_answer_step_check: ['set_up_answer', { step: '' }],
  snapshot_action_check: ['snapshot', { action: '' }],
  staff_staff_category_type_check: ['staff', { staff_category_type: 'Other' }],
  staff_time_check: ['staff', { time: 'night' }],
  signing_key_kid_check: ['signing_key', { kid: 'another', x: 'another' }],
  signing_key_reason_of_revocation: ['signing_key', { kid: '00000001', x: 'another', revoked_reason: 'Stolen' }],
  signing_key_retires_when_revoked: [
    'signing_key',
    { kid: '00000001', x: 'another', revoked_at: '2026-03-02T09:00:00Z' },
  ],
  state_name_check: ['state', { name: '' }],
  sub_list_help_check: ['sub_list', { sub_list: 'Which?', help: '' }, { sub_list: 'Which?', help: 'x'.repeat(501) }],
  sub_list_least_number_check: [
    'sub_list',
    { sub_list: 'Which?', least_number: 0 },
    { sub_list: 'Which?', least_number: 100_000 },
  ],
  sub_list_question_type_check: ['sub_list', { sub_list: 'Which?', question_type: 'number' }],
  sub_list_sub_list_check: ['sub_list', { sub_list: '' }],
  sub_list_weight_check: ['sub_list', { sub_list: 'Which?', weight: -1 }, { sub_list: 'Which?', weight: 6 }],
  submission_description_check: ['submission', { description: 'x'.repeat(2001) }],
  submission_number_check: ['submission', { number: -1 }, { number: 100_000 }],
  submission_respond_check: ['submission', { respond: 2 }, { respond: -1 }],
  tally_delta_what_check: ['tally_delta', { what: 'staff' }],
  phone_confirmation_code_ends: ['phone_confirmation', { code_hash: null }, { ends_at: null }],
  phone_confirmation_phone_number_check: ['phone_confirmation', { phone_number: '08031234567' }],
  user_account_confirmed_phone: ['user_account', { confirmed_phone: '+2348031234999' }],
  user_account_duties_check: ['user_account', { duties: '{everything}' }],
  user_account_email_check: ['user_account', { email: 'Musa@example.org' }],
  user_account_first_name_check: ['user_account', { first_name: '' }],
  user_account_last_name_check: ['user_account', { last_name: '' }],
  user_account_privilege_type_check: ['user_account', { privilege_type: 'owner' }],
  user_account_work_mail_check: ['user_account', { work_mail: 'each hour' }],
  ward_name_check: ['ward', { name: '' }],
  work_mailed_seen_at_a_look: ['work_mailed', { seen: '{}' }],
}

/** Rows at the limits of what the checks allow. */
const goodRows: [table: string, change: Change][] = [
  ['crest', { slug: 'largest', size_bytes: 512_000 }],
  ['facility', { registration_number: null, latitude: 90, longitude: -180 }],
  ['facility', { registration_number: null, latitude: -90, longitude: 180 }],
  ['submission', { replaced_at: '2026-03-02T09:00:00Z', number: 99_999, description: 'x'.repeat(2000) }],
  ['submission', { replaced_at: '2026-03-02T09:00:00Z', number: 0, respond: 0 }],
  // Only some types of questions ask for Yes or No.
  ['submission', { replaced_at: '2026-03-02T09:00:00Z', respond: null }],
  ['certificate', { number: 'one day', issue_date: '2026-03-02', expiry_date: '2026-03-02' }],
]

describe('the checks of the database', () => {
  beforeAll(async () => {
    await makeOneRowOfEach((await testDatabase()).db)
  })

  it('each have a bad row in this file', async () => {
    const { db } = await testDatabase()
    expect(await declaredChecks(db)).toEqual(Object.keys(badRows).sort())
  })

  it.each(Object.entries(badRows))('%s refuses a bad row', async (check, [table, ...changes]) => {
    const { db } = await testDatabase()
    for (const change of changes) expect(await insertCopy(db, table, change)).toBe(check)
  })

  it.each(goodRows)('allow the limits in %s: %j', async (table, change) => {
    const { db } = await testDatabase()
    expect(await insertCopy(db, table, change)).toBe('accepted')
  })
})
