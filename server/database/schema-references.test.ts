import { beforeAll, describe, expect, it } from 'vitest'
import { declaredForeignKeys } from '../testing/schema/declared.ts'
import { makeOneRowOfEach } from '../testing/schema/one-row-of-each.ts'
import { type Change, insertCopy, nameOfRefusal } from '../testing/schema/refused-by.ts'
import { testDatabase } from '../testing/test-database.ts'

const nowhere = 2_000_000_000

/** Every foreign key with one column, as the database describes it. */
const references = [
  'accepted_flag (accepted_by) REFERENCES user_account(id)',
  'accepted_flag (facility_id) REFERENCES facility(id)',
  'accepted_pair (accepted_flag_id) REFERENCES accepted_flag(id)',
  'accepted_pair (other_id) REFERENCES facility(id)',
  'answer_evidence (file_slug) REFERENCES file(slug)',
  'answer_evidence (recorded_by) REFERENCES user_account(id)',
  'answer_evidence (removed_by) REFERENCES user_account(id)',
  'answer_evidence (sub_list_id) REFERENCES sub_list(id)',
  'applicant (local_gov_area_id) REFERENCES local_gov_area(id)',
  'applicant (registration_id) REFERENCES registration(id) ON DELETE CASCADE',
  'applicant (state_id) REFERENCES state(id)',
  'applicant (ward_id) REFERENCES ward(id)',
  'audit_check (asked_by) REFERENCES user_account(id)',
  'available_facilities (facility_id) REFERENCES facility(id)',
  'available_facilities (recorded_by) REFERENCES user_account(id)',
  'bank_account (proposed_by) REFERENCES user_account(id)',
  'bank_account (withdrawn_by) REFERENCES user_account(id)',
  'case_assignment (officer_id) REFERENCES user_account(id)',
  'case_assignment (registration_id) REFERENCES registration(id)',
  'bank_statement (uploaded_by) REFERENCES user_account(id)',
  'bank_statement_line (statement_id) REFERENCES bank_statement(id) ON DELETE CASCADE',
  'certificate_code (certificate_id) REFERENCES certificate(id)',
  'certificate_code (kid) REFERENCES signing_key(kid)',
  'certificate (registration_id) REFERENCES registration(id)',
  'change_request (asked_by) REFERENCES user_account(id)',
  'change_request (ended_by) REFERENCES user_account(id)',
  'change_request (facility_id) REFERENCES facility(id)',
  'change_request (file_slug) REFERENCES file(slug)',
  'claim (facility_id) REFERENCES facility(id)',
  'claim (made_by) REFERENCES user_account(id)',
  'claim (used_by) REFERENCES user_account(id)',
  'comment (registration_id) REFERENCES registration(id)',
  'comment (user_id) REFERENCES user_account(id)',
  'concern (assignee_id) REFERENCES user_account(id)',
  'concern (local_gov_area_id) REFERENCES local_gov_area(id)',
  'concern_event (actor_id) REFERENCES user_account(id)',
  'concern_event (concern_id) REFERENCES concern(id)',
  'concern_facility (concern_id) REFERENCES concern(id)',
  'concern_facility (facility_id) REFERENCES facility(id)',
  'concern_photo (concern_id) REFERENCES concern(id)',
  'condition_evidence (condition_id) REFERENCES registration_condition(id)',
  'condition_evidence (file_slug) REFERENCES file(slug)',
  'condition_evidence (provided_by) REFERENCES user_account(id)',
  'confirmed_part (confirmed_by) REFERENCES user_account(id)',
  'confirmed_part (part_id) REFERENCES part(id)',
  'confirmed_part (registration_id) REFERENCES registration(id)',
  'confirmed_section (confirmed_by) REFERENCES user_account(id)',
  'confirmed_section (registration_id) REFERENCES registration(id)',
  'consideration (registration_id) REFERENCES registration(id)',
  'consideration (user_id) REFERENCES user_account(id)',
  'contents_change (actor_id) REFERENCES user_account(id)',
  'contents_change (facility_id) REFERENCES facility(id)',
  'corrective_action (facility_id) REFERENCES facility(id)',
  'corrective_action (inspection_id) REFERENCES inspection(id)',
  'corrective_action (sub_list_id) REFERENCES sub_list(id)',
  'corrective_reply (corrective_action_id) REFERENCES corrective_action(id)',
  'corrective_reply (decided_by) REFERENCES user_account(id)',
  'corrective_reply (replied_by) REFERENCES user_account(id)',
  'corrective_reply_file (reply_id) REFERENCES corrective_reply(id)',
  'corrective_reply_file (slug) REFERENCES file(slug)',
  'crest (recorded_by) REFERENCES user_account(id)',
  'document (facility_id) REFERENCES facility(id)',
  'document (file_slug) REFERENCES file(slug)',
  'document (recorded_by) REFERENCES user_account(id)',
  'document (removed_by) REFERENCES user_account(id)',
  'document (staff_id) REFERENCES staff(id)',
  'document_demand (facility_type_id) REFERENCES facility_type(id)',
  'document_demand (terms_id) REFERENCES document_kind_terms(id)',
  'document_kind (recorded_by) REFERENCES user_account(id)',
  'document_kind_terms (document_kind_id) REFERENCES document_kind(id)',
  'document_kind_terms (recorded_by) REFERENCES user_account(id)',
  'draft (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'email_change (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'end_notice (registration_id) REFERENCES registration(id)',
  'facility (facility_type_id) REFERENCES facility_type(id)',
  'facility (local_gov_area_id) REFERENCES local_gov_area(id)',
  'facility (next_registration_id) REFERENCES registration(id)',
  'facility (recorded_by) REFERENCES user_account(id)',
  'facility (registration_id) REFERENCES registration(id)',
  'facility (user_id) REFERENCES user_account(id)',
  'facility_closing (closed_by) REFERENCES user_account(id)',
  'facility_closing (facility_id) REFERENCES facility(id)',
  'facility_closing (reopened_by) REFERENCES user_account(id)',
  'facility_restriction (facility_id) REFERENCES facility(id)',
  'facility_restriction (imposed_by) REFERENCES user_account(id)',
  'facility_restriction (lifted_by) REFERENCES user_account(id)',
  'facility_key (facility_id) REFERENCES facility(id) ON DELETE CASCADE',
  'facility_type_version (id) REFERENCES facility_type(id)',
  'fee (facility_type_id) REFERENCES facility_type(id)',
  'fee (recorded_by) REFERENCES user_account(id)',
  'file (facility_id) REFERENCES facility(id)',
  'file (recorded_by) REFERENCES user_account(id)',
  'flagged_facility (facility_id) REFERENCES facility(id) ON DELETE CASCADE',
  'given_duties (given_by) REFERENCES user_account(id)',
  'given_duties (user_id) REFERENCES user_account(id)',
  'given_duties (withdrawn_by) REFERENCES user_account(id)',
  'helper (facility_id) REFERENCES facility(id)',
  'helper (named_by) REFERENCES user_account(id)',
  'helper (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'idempotency_key (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'inspection (cancelled_by) REFERENCES user_account(id)',
  'inspection (done_by) REFERENCES user_account(id)',
  'inspection (facility_id) REFERENCES facility(id)',
  'inspection (facility_type_id) REFERENCES facility_type(id)',
  'inspection (letter_id) REFERENCES letter(id)',
  'inspection (planned_by) REFERENCES user_account(id)',
  'inspection (published_by) REFERENCES user_account(id)',
  'inspection_addendum (added_by) REFERENCES user_account(id)',
  'inspection_addendum (inspection_id) REFERENCES inspection(id)',
  'inspection_comment (answered_by) REFERENCES user_account(id)',
  'inspection_comment (commented_by) REFERENCES user_account(id)',
  'inspection_comment (file_slug) REFERENCES file(slug)',
  'inspection_comment (inspection_id) REFERENCES inspection(id)',
  'inspection_concern (concern_id) REFERENCES concern(id)',
  'inspection_concern (inspection_id) REFERENCES inspection(id)',
  'inspection_event (actor_id) REFERENCES user_account(id)',
  'inspection_event (inspection_id) REFERENCES inspection(id)',
  'inspection_finding (found_by) REFERENCES user_account(id)',
  'inspection_finding (inspection_id) REFERENCES inspection(id)',
  'inspection_finding (sub_list_id) REFERENCES sub_list(id)',
  'inspection_former_member (inspection_id) REFERENCES inspection(id)',
  'inspection_former_member (user_id) REFERENCES user_account(id)',
  'inspection_member (inspection_id) REFERENCES inspection(id)',
  'inspection_member (user_id) REFERENCES user_account(id)',
  'inspection_person_seen (inspection_id) REFERENCES inspection(id)',
  'inspection_person_seen (staff_id) REFERENCES staff(id)',
  'inspection_photo (inspection_id) REFERENCES inspection(id)',
  'inspection_photo (removed_by) REFERENCES user_account(id)',
  'inspection_photo (sub_list_id) REFERENCES sub_list(id)',
  'inspection_photo (taken_by) REFERENCES user_account(id)',
  'inspection_site (inspection_id) REFERENCES inspection(id)',
  'invoice (recorded_by) REFERENCES user_account(id)',
  'invoice_balance (invoice_id) REFERENCES invoice(id)',
  'invoice_line (invoice_id) REFERENCES invoice(id)',
  'invoice_line (penalty_id) REFERENCES penalty(id)',
  'invoice_line (recorded_by) REFERENCES user_account(id)',
  'letter (facility_id) REFERENCES facility(id)',
  'letter (written_by) REFERENCES user_account(id)',
  'letter_file (letter_id) REFERENCES letter(id)',
  'letter_words (recorded_by) REFERENCES user_account(id)',
  'local_gov_area (merged_into) REFERENCES local_gov_area(id)',
  'local_gov_area (state_id) REFERENCES state(id)',
  'notification (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'offence_rate (offence_id) REFERENCES offence(id)',
  'offence_rate (recorded_by) REFERENCES user_account(id)',
  'office_holder (ended_by) REFERENCES user_account(id)',
  'office_holder (recorded_by) REFERENCES user_account(id)',
  'office_holder (removed_by) REFERENCES user_account(id)',
  'operating_officer (facility_id) REFERENCES facility(id)',
  'operating_officer (recorded_by) REFERENCES user_account(id)',
  'outbox (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'paper_file (certificate_id) REFERENCES certificate(id)',
  'part_version (id) REFERENCES part(id)',
  'password_reset (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'reconciled_line (payment_id) REFERENCES payment(id)',
  'reconciled_line (recorded_by) REFERENCES user_account(id)',
  'set_aside_line (set_aside_by) REFERENCES user_account(id)',
  'payment (document) REFERENCES file(slug)',
  'payment (facility_id) REFERENCES facility(id)',
  'payment (invoice_id) REFERENCES invoice(id)',
  'payment (recorded_by) REFERENCES user_account(id)',
  'payment (removed_by) REFERENCES user_account(id)',
  'payment_decision (decided_by) REFERENCES user_account(id)',
  'payment_decision (payment_id) REFERENCES payment(id)',
  'penalty (decided_by) REFERENCES user_account(id)',
  'penalty (facility_id) REFERENCES facility(id)',
  'penalty (invoice_id) REFERENCES invoice(id)',
  'penalty (offence_id) REFERENCES offence(id)',
  'penalty (recorded_by) REFERENCES user_account(id)',
  'penalty (user_id) REFERENCES user_account(id)',
  'referee (facility_id) REFERENCES facility(id)',
  'phone_confirmation (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'referee (recorded_by) REFERENCES user_account(id)',
  'referee (removed_by) REFERENCES user_account(id)',
  'registration (assignee_id) REFERENCES user_account(id)',
  'registration (processed_by) REFERENCES user_account(id)',
  'registration (recorded_by) REFERENCES user_account(id)',
  'registration_condition (met_by) REFERENCES user_account(id)',
  'registration_condition (registration_id) REFERENCES registration(id)',
  'registration_condition (set_by) REFERENCES user_account(id)',
  'registration_event (actor_id) REFERENCES user_account(id)',
  'registration_event (change_id) REFERENCES contents_change(id)',
  'registration_event (registration_id) REFERENCES registration(id)',
  'registration_return (registration_id) REFERENCES registration(id)',
  'registration_return (returned_by) REFERENCES user_account(id)',
  'return_answer (answered_by) REFERENCES user_account(id)',
  'return_answer (return_id) REFERENCES registration_return(id)',
  'renewal_reminder (registration_id) REFERENCES registration(id)',
  'replaced_consideration (registration_id) REFERENCES registration(id)',
  'replaced_consideration (user_id) REFERENCES user_account(id)',
  'representation (decided_by) REFERENCES user_account(id)',
  'representation (made_by) REFERENCES user_account(id)',
  'representation (penalty_id) REFERENCES penalty(id)',
  'representation (registration_id) REFERENCES registration(id)',
  'representation (restriction_id) REFERENCES facility_restriction(id)',
  'representation (taken_by) REFERENCES user_account(id)',
  'representation_file (file_slug) REFERENCES file(slug)',
  'representation_file (representation_id) REFERENCES representation(id)',
  'requirement (facility_type_id) REFERENCES facility_type(id)',
  'requirement (part_req_id) REFERENCES part(id)',
  'requirement_version (facility_type_id) REFERENCES facility_type(id)',
  'requirement_version (id) REFERENCES requirement(id)',
  'requirement_version (part_req_id) REFERENCES part(id)',
  'resumable_upload (facility_id) REFERENCES facility(id) ON DELETE CASCADE',
  'resumable_upload (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'saved_view (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'second_factor (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'session (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
  'set_up_answer (recorded_by) REFERENCES user_account(id)',
  'setting (updated_by) REFERENCES user_account(id)',
  'setting_change (key) REFERENCES setting(key)',
  'setting_change (recorded_by) REFERENCES user_account(id)',
  'similar_facility (facility_id) REFERENCES facility(id) ON DELETE CASCADE',
  'similar_facility (similar_id) REFERENCES facility(id) ON DELETE CASCADE',
  'snapshot (digest) REFERENCES snapshot_contents(digest)',
  'snapshot (registration_id) REFERENCES registration(id)',
  'staff (facility_id) REFERENCES facility(id)',
  'staff (recorded_by) REFERENCES user_account(id)',
  'staff (removed_by) REFERENCES user_account(id)',
  'sub_list (requirement_id) REFERENCES requirement(id)',
  'sub_list_version (id) REFERENCES sub_list(id)',
  'sub_list_version (requirement_id) REFERENCES requirement(id)',
  'submission (copied_from) REFERENCES submission(id)',
  'submission (recorded_by) REFERENCES user_account(id)',
  'user_account (invited_by) REFERENCES user_account(id)',
  'user_account (local_gov_area_id) REFERENCES local_gov_area(id)',
  'user_account (state_id) REFERENCES state(id)',
  'visit_risk (facility_id) REFERENCES facility(id) ON DELETE CASCADE',
  'ward (local_gov_area_id) REFERENCES local_gov_area(id)',
  'ward (merged_into) REFERENCES ward(id)',
  'work_mailed (user_id) REFERENCES user_account(id) ON DELETE CASCADE',
] as const

type Ids = Awaited<ReturnType<typeof makeOneRowOfEach>>

/** Foreign keys with several columns. The rows refer to existing rows that do not belong together. */
const pairs: Record<string, { constraint: string; table: string; change: (ids: Ids) => Change }> = {
  // It has one column, but comes with the moment.
  'bank_account (confirmed_by) REFERENCES user_account(id)': {
    constraint: 'bank_account_confirmed_by_fkey',
    table: 'bank_account',
    change: () => ({ confirmed_by: nowhere, confirmed_at: '2026-03-02T09:00:00Z' }),
  },
  'given_duties (confirmed_by) REFERENCES user_account(id)': {
    constraint: 'given_duties_confirmed_by_fkey',
    table: 'given_duties',
    change: () => ({ confirmed_by: nowhere, confirmed_at: '2026-03-02T09:00:00Z' }),
  },
  'facility (ward_id, local_gov_area_id) REFERENCES ward(id, local_gov_area_id)': {
    constraint: 'facility_ward_id_local_gov_area_id_fkey',
    table: 'facility',
    change: ({ wardId }) => ({ registration_number: null, local_gov_area_id: 544, ward_id: wardId }),
  },
  // The lower id comes first, so the other one must be higher still.
  'accepted_pair (facility_id) REFERENCES facility(id)': {
    constraint: 'accepted_pair_facility_id_fkey',
    table: 'accepted_pair',
    change: () => ({ facility_id: nowhere, other_id: nowhere + 1 }),
  },
  // With a registration, the pair of both is checked first.
  'invoice (facility_id) REFERENCES facility(id)': {
    constraint: 'invoice_facility_id_fkey',
    table: 'invoice',
    change: () => ({ number: 'another', registration_id: null, purpose: 'penalty', facility_id: nowhere }),
  },
  'invoice (registration_id, facility_id) REFERENCES registration(id, facility_id)': {
    constraint: 'invoice_registration_id_facility_id_fkey',
    table: 'invoice',
    change: ({ spareRegistrationId }) => ({ number: 'another', registration_id: spareRegistrationId }),
  },
  'answer_evidence (registration_id, facility_id) REFERENCES registration(id, facility_id)': {
    constraint: 'answer_evidence_registration_fkey',
    table: 'answer_evidence',
    change: ({ spareRegistrationId }) => ({ file_slug: 'spare', registration_id: spareRegistrationId }),
  },
  'inspection (registration_id, facility_id) REFERENCES registration(id, facility_id)': {
    constraint: 'inspection_registration_fkey',
    table: 'inspection',
    change: ({ spareRegistrationId }) => ({ number: 'another', registration_id: spareRegistrationId }),
  },
  'letter (registration_id, facility_id) REFERENCES registration(id, facility_id)': {
    constraint: 'letter_registration_id_facility_id_fkey',
    table: 'letter',
    change: ({ spareRegistrationId }) => ({ number: 'another', registration_id: spareRegistrationId }),
  },
  'payment (registration_id, facility_id) REFERENCES registration(id, facility_id)': {
    constraint: 'payment_registration_id_facility_id_fkey',
    table: 'payment',
    change: ({ spareRegistrationId }) => ({
      document: 'spare',
      invoice_id: null,
      registration_id: spareRegistrationId,
    }),
  },
  'penalty (registration_id, facility_id) REFERENCES registration(id, facility_id)': {
    constraint: 'penalty_registration_id_facility_id_fkey',
    table: 'penalty',
    change: ({ spareRegistrationId }) => ({ registration_id: spareRegistrationId }),
  },
  'submission (registration_id, facility_id) REFERENCES registration(id, facility_id)': {
    constraint: 'submission_registration_id_facility_id_fkey',
    table: 'submission',
    change: ({ spareRegistrationId }) => ({ registration_id: spareRegistrationId }),
  },
  'submission (sub_list_id, requirement_id) REFERENCES sub_list(id, requirement_id)': {
    constraint: 'submission_sub_list_id_requirement_id_fkey',
    table: 'submission',
    change: () => ({ requirement_id: 1, replaced_at: '2026-03-02T09:00:00Z' }),
  },
}

/** A trigger fills these columns at each insert, so these keys are tested separately. */
const placeOfRegistration = [
  'recovery_code (user_id) REFERENCES second_factor(user_id) ON DELETE CASCADE',
  'register_entry (certificate_id) REFERENCES certificate(id)',
  'register_entry (facility_id) REFERENCES facility(id)',
  'registration (facility_id) REFERENCES facility(id)',
  'registration (facility_type_id) REFERENCES facility_type(id)',
  'registration (local_gov_area_id) REFERENCES local_gov_area(id)',
]

const anotherKey = '6f7d2b7e-57f4-4c8e-8a43-0d1c1e3e7a01'

/** By table, or table and column: what must differ from the copied row besides the reference, so that nothing else refuses it first. */
const another: Record<string, Change> = {
  accepted_pair: { shared: 'another' },
  answer_evidence: { file_slug: 'spare', removed_by: 1, removed_at: '2026-03-02T09:00:00Z' },
  bank_account: { withdrawn_by: 1, withdrawn_at: '2026-03-02T09:00:00Z' },
  bank_statement: { sha256: 'b'.repeat(64) },
  reconciled_line: { row_key: 'another' },
  set_aside_line: { row_key: 'another' },
  change_request: { status: 'withdrawn', ended_at: '2026-03-02T09:00:00Z', ended_by: 1 },
  concern: { reference: 'another' },
  concern_photo: { slug: 'another' },
  confirmed_section: { section: 'another' },
  corrective_reply: { is_accepted: true, decided_by: 1, decided_at: '2026-03-02T09:00:00Z' },
  corrective_reply_file: { slug: 'spare' },
  inspection: { number: 'another' },
  inspection_finding: { version: 2, key: anotherKey },
  inspection_member: { place: 1 },
  inspection_person_seen: { place: 1 },
  inspection_photo: { slug: 'another', key: anotherKey },
  'inspection_photo.removed_by': { slug: 'another', key: anotherKey, removed_at: '2026-03-02T09:00:00Z' },
  inspection_site: { signature_slug: 'another' },
  document: { file_slug: 'spare' },
  renewal_reminder: { step: 14 },
  registration_condition: { met_by: 1, met_at: '2026-03-02T09:00:00Z', met_note: 'Seen.' },
  end_notice: { expiry_date: '1999-12-31' },
  return_answer: { item: 1 },
  registration_return: { ended_at: '2026-03-02T09:00:00Z' },
  facility_closing: { reopened_at: '2026-03-02T09:00:00Z', reopened_by: 1 },
  facility_restriction: { lifted_at: '2026-03-02T09:00:00Z', lifted_by: 1, lift_reason: 'There is water.' },
  document_demand: { facility_type_id: 1 },
  document_kind: { name: 'Another' },
  fee: { is_sample: false, recorded_by: 1 },
  offence_rate: { is_sample: false, recorded_by: 1 },
  outbox: { cause: 'another/1' },
  email_change: { secret_hash: null, ends_at: null, stop_hash: null },
  password_reset: { secret_hash: '\\x00' },
  invoice: { number: 'another' },
  letter: { number: 'another', registration_id: null },
  letter_file: { slug: 'another' },
  paper_file: { slug: 'another', facts_sha256: `\\x${'01'.repeat(32)}` },
  payment: { document: 'spare' },
  payment_decision: { receipt_number: null },
  representation: {
    taken_at: '2026-03-03T09:00:00Z',
    outcome: 'upheld',
    ended_at: '2026-03-04T09:00:00Z',
    decided_by: 1,
    reason: 'It was not there.',
  },
  'representation.penalty_id': { registration_id: null },
  'representation.restriction_id': { registration_id: null },
  representation_file: { file_slug: 'spare' },
  penalty: { status: 'waived', decided_by: 1, decided_at: '2026-03-02T09:00:00Z', decision_reason: 'Flood' },
  resumable_upload: { id: 'another' },
  session: { token_hash: '\\x00' },
  idempotency_key: { key: 'another' },
  certificate: { number: 'another' },
  certificate_code: { code: '2' },
  claim: { code_hash: '\\x00', ended_at: '2026-03-02T09:00:00Z' },
  crest: { slug: 'another' },
  facility: { registration_number: null },
  file: { slug: 'another' },
  given_duties: { withdrawn_at: '2026-03-02T09:00:00Z' },
  helper: { email: 'another@example.org' },
  local_gov_area: { list: 'Another' },
  registration: {
    reference: 'APP-ANOTHER',
    status: 'Approved',
    approved_at: '2026-03-02T09:00:00Z',
    processed_at: '2026-03-02T09:00:00Z',
    processed_by: 1,
    expiry_date: '2026-12-31',
  },
  requirement: { list: 'Another' },
  set_up_answer: { step: 'another' },
  setting: { key: 'another' },
  requirement_version: { from_version: 99 },
  sub_list: { sub_list: 'Another?' },
  sub_list_version: { from_version: 99 },
  submission: { replaced_at: '2026-03-02T09:00:00Z' },
  available_facilities: { replaced_at: '2026-03-02T09:00:00Z' },
  operating_officer: { replaced_at: '2026-03-02T09:00:00Z' },
  user_account: { email: 'another@example.org' },
  ward: { name: 'Another' },
}

describe('the foreign keys of the database', () => {
  let ids: Ids
  beforeAll(async () => {
    ids = await makeOneRowOfEach((await testDatabase()).db)
    another.invoice = { number: 'another', registration_id: ids.spareRegistrationId, facility_id: ids.spareFacilityId }
    const inspection_id = ids.spareInspectionId
    another.corrective_action = { inspection_id }
    another.inspection_comment = { inspection_id }
    const answered = { answer: 'It did not work.', answered_at: '2026-03-02T09:00:00Z' }
    another['inspection_comment.answered_by'] = { inspection_id, ...answered }
    const merged = { retired_at: '2026-03-02T09:00:00Z' }
    another['local_gov_area.merged_into'] = { ...merged, list: 'Merged' }
    another['ward.merged_into'] = { ...merged, name: 'Merged' }
    another.applicant = { registration_id: ids.spareRegistrationId }
    another.confirmed_part = { registration_id: ids.spareRegistrationId }
    another.consideration = { registration_id: ids.spareRegistrationId }
  })

  it('are listed in this file, with their actions on delete and update', async () => {
    const { db } = await testDatabase()
    expect(await declaredForeignKeys(db)).toEqual([...references, ...Object.keys(pairs), ...placeOfRegistration].sort())
  })

  it.each(references)('%s refuses an id that does not exist', async (reference) => {
    const { db } = await testDatabase()
    const [table = '', column = ''] = reference.split(/[ ()]+/)
    const missing = ['file_slug', 'slug', 'document', 'key', 'kid'].includes(column) ? 'nothing' : nowhere
    const change = { ...(another[`${table}.${column}`] ?? another[table]), [column]: missing }
    expect(await insertCopy(db, table, change)).toBe(`${table}_${column}_fkey`)
  })

  it.each(Object.entries(pairs))(
    '%s refuses ids that do not belong together',
    async (_, { constraint, table, change }) => {
      const { db } = await testDatabase()
      expect(await insertCopy(db, table, change(ids))).toBe(constraint)
    },
  )

  it.each(['facility_id', 'facility_type_id', 'local_gov_area_id'])(
    'a registration refuses a %s that does not exist',
    async (column) => {
      const { db } = await testDatabase()
      const moved = db
        .updateTable('registration')
        .set({ [column]: nowhere })
        .where('id', '=', ids.spareRegistrationId)
        .execute()
      expect(await nameOfRefusal(moved)).toBe(`registration_${column}_fkey`)
    },
  )
})
