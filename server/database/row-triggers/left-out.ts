/**
 * The tables whose rows the audit record does not follow, each with its reason. Every other table is followed, also one that a
 * later migration adds.
 */
export const tablesLeftOut: { readonly [table: string]: string } = {
  audit_entry: 'the record itself: its entries have codes and are chained',
  audit_row: 'the record itself: the hash of its rows is in their entry',
  audit_seal: 'the record itself: the seals are signed',
  audit_era: 'the record itself: an entry tells of each restore',
  audit_check: 'what a verification found; another one finds it again',
  tally_delta: 'counted from other tables',
  revenue_delta: 'counted from other tables',
  facility_tally: 'counted from other tables',
  registration_tally: 'counted from other tables',
  ward_tally: 'counted from other tables',
  penalty_tally: 'counted from other tables',
  revenue_tally: 'counted from other tables',
  report_figure: 'counted from other tables',
  visit_risk: 'counted from other tables',
  report_refresh: 'when the figures of reports were counted',
  penalised_facility: 'which facilities have penalties, from their table',
  search_variant: 'the words of names, for searches',
  search_word: 'the words of names, for searches',
  similar_facility: 'compared from the names of facilities',
  flagged_facility: 'compared from other rows of facilities',
  facility_key: 'the numbers and phones of facilities as they are searched for',
  attempt: 'counts of attempts, kept for minutes',
  draft: 'what somebody types and has not sent',
  saved_view: 'how an officer looks at a list',
  work_mailed: 'what an officer was mailed about the inbox; the mails are in the outbox',
  unfinished_file: 'files that are being stored',
  resumable_upload: 'files that are being sent',
  idempotency_key: 'replies for repeated requests, kept for days',
  import_file: 'a file while it is a draft',
  import_row: 'a draft; what comes in of it is recorded with its facility',
  import_columns: 'the fields of columns, for the next draft',
  kysely_migration: 'the migrations, which the portal compares with its own',
  kysely_migration_lock: 'the lock of the migrations',
}

/** The columns that the record does not follow although it follows the other columns of their rows, each with its reason. */
export const columnsLeftOut: { readonly [table: string]: { readonly [column: string]: string } } = {
  session: { used_at: 'when it was last used, written while pages are read' },
  claim_letter_file: {
    attempts: 'how far making it is',
    begun_at: 'how far making it is',
  },
  second_factor: { last_step: 'the time step of the last code, written before the call begins' },
  user_account: { last_signed_in_at: 'when the person last logged in, which has an entry of its own' },
  facility: { names_compared: 'whether similar names were looked for' },
  import: {
    reading: 'how a draft is read',
    updated_at: 'when a draft was corrected',
    leased_until: 'which portal reads it',
  },
  notification: { read_at: 'whether it was read' },
  register_entry: { changed_in: 'the transaction of the last change, for the public list' },
  outbox: {
    state: 'how far sending is',
    attempts: 'how far sending is',
    last_error: 'how far sending is',
    message_id: 'how far sending is',
    handed_over_at: 'how far sending is',
    tried_since: 'how far sending is',
    claimed_until: 'how far sending is',
    sent_at: 'how far sending is',
    address: 'where it was sent, noted when it was sent; messages to accounts go to the address of the account',
  },
}
