/** What the export of the whole register leaves out, and why: sentences for whoever moves it, with the tables they are about. */
export const leftOutOfExport: readonly { why: string; tables: readonly string[] }[] = [
  {
    why: 'Concerns that people reported: who reported them is protected.',
    tables: ['concern', 'concern_event', 'concern_facility', 'concern_photo', 'inspection_concern'],
  },
  {
    why: 'What an application answered to each question, and how it was at each step: the bundle of an application has that.',
    tables: ['answer_evidence', 'contents_change', 'snapshot', 'snapshot_contents', 'submission'],
  },
  {
    why: 'The work before a decision: comments, considerations, corrections that were asked for, flags and reminders. The bundle of an application has that, too.',
    tables: [
      ...['accepted_flag', 'accepted_pair', 'case_assignment', 'comment', 'confirmed_part', 'confirmed_section'],
      ...['consideration', 'end_notice', 'inspection_comment', 'inspection_event', 'inspection_former_member'],
      ...['registration_return', 'renewal_reminder', 'replaced_consideration', 'return_answer'],
    ],
  },
  {
    why: 'The cells of registers on paper that were imported: the facilities and licences that came of them are in the tables.',
    tables: ['import', 'import_columns', 'import_file', 'import_row'],
  },
  {
    why: "The statements of the ministry's bank, and to which payments their lines belong: payment_decision has what came of that.",
    tables: ['bank_statement', 'bank_statement_line', 'reconciled_line', 'set_aside_line'],
  },
  {
    why: 'How the ministry has set up this portal: its settings, offices, offences, stages, documents that it asks for, words and pictures.',
    tables: [
      ...['bank_account', 'change_rule', 'counter', 'crest', 'document_demand', 'document_example', 'document_kind'],
      ...['document_kind_terms', 'letter_words', 'offence', 'offence_rate', 'office_holder', 'office_signature'],
      ...['set_up_answer', 'setting', 'setting_change', 'stage_terms'],
    ],
  },
  {
    why: 'Earlier versions of the catalogue.',
    tables: ['facility_type_version', 'part_version', 'requirement_version', 'sub_list_version'],
  },
  {
    why: 'The audit record: "npm run audit:verify" proves it with the database, and not without.',
    tables: ['audit_check', 'audit_entry', 'audit_era', 'audit_row', 'audit_seal'],
  },
  {
    why: 'Which portal does the work of the hour.',
    tables: ['job_turn'],
  },
  {
    why: 'What belongs to accounts: by what people log in, codes, keys, messages, drafts and unfinished uploads.',
    tables: [
      ...['attempt', 'certificate_code', 'claim', 'claim_letter_file', 'claim_letter_job', 'draft', 'email_change'],
      ...[
        'given_duties',
        'helper',
        'idempotency_key',
        'notification',
        'outbox',
        'password_reset',
        'phone_confirmation',
      ],
      ...['recovery_code', 'resumable_upload', 'saved_view', 'second_factor', 'session', 'signing_key'],
      ...['unfinished_file', 'work_mailed'],
    ],
  },
  {
    why: 'What the portal derives from other tables, for searches, lists and reports.',
    tables: [
      ...['facility_key', 'facility_tally', 'flagged_facility', 'invoice_balance', 'penalised_facility'],
      ...['penalty_tally', 'register_entry', 'registration_tally', 'report_figure', 'report_refresh', 'revenue_delta'],
      ...['revenue_tally', 'search_variant', 'search_word', 'similar_facility', 'tally_delta', 'visit_risk'],
      'ward_tally',
    ],
  },
]
