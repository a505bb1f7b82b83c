import { type AccountActionName, accountActions } from '../actions/account.ts'
import { type ConcernActionName, concernActions } from '../actions/concern.ts'
import { type CorrectiveActionName, correctiveActions } from '../actions/corrective-action.ts'
import { type FacilityActionName, facilityActions } from '../actions/facility.ts'
import { type ImportActionName, importActions } from '../actions/import.ts'
import { type InspectionActionName, inspectionActions } from '../actions/inspection.ts'
import { type PaymentActionName, paymentActions } from '../actions/payment.ts'
import { type PenaltyDecisionName, penaltyDecisions } from '../actions/penalty.ts'
import type { RegistrationActionName } from '../actions/registration.ts'
import { registrationActions } from '../actions/registration.ts'
import type { PrintedKind } from '../licences/certificate.ts'

/**
 * What the audit record notes besides the rows of the action tables, and how it says it: the end of a sentence that begins with
 * the name of whoever did it. `#` stands for what it was about.
 */
export const auditedEvents = {
  log_in: 'logged in',
  log_in_failed: 'failed to log in to #',
  log_out: 'logged out',
  log_out_elsewhere: 'logged out another device',
  second_factor_failed: 'gave a wrong code for #',
  stop_password: 'stopped the password of # after fifty wrong codes',
  switch_on_second_factor: 'switched the second factor on',
  switch_off_second_factor: 'switched the second factor off',
  open_account: 'opened #',
  change_password: 'changed the own password',
  password_reset: 'chose a new password with a link or code',
  reset_officer: 'reset the password of # from the command line',
  change_own_account: 'changed the own account',
  ask_email_change: 'asked to change the own email',
  stop_email_change: 'stopped a change of the own email',
  ask_phone_code: 'asked for a code to confirm the own phone number',
  confirm_phone: 'confirmed the own phone number',
  lose_phone: 'confirmed the phone number of #, which cannot log in with it any more',
  close_account: 'closed the own account',
  print_certificate: 'printed the certificate of #',
  print_statement: 'printed the temporary statement of #',
  print_letter: 'opened #',
  open_document: 'opened #',
  add_document: 'added a document to #',
  export_data: 'downloaded #',
  start_claim_letters: 'had claim letters made for facilities without an account',
  stop_claim_letters: 'stopped the making of claim letters',
  issue_certificate: 'issued #',
  issue_statement: 'issued #',
  sign_paper: 'signed #',
  sign_earlier_papers: 'signed the papers that were issued before each was signed when it is issued',
  keep_paper: 'printed the PDF of a certificate or statement for the first time and kept it as #',
  paper_not_confirmed: 'could not confirm #, because it does not agree with the record',
  record_payment: 'recorded #',
  change_bank_account: 'changed the bank account of the ministry',
  change_settings: 'changed the settings of the ministry',
  change_letter_words: 'changed the words of letters',
  change_signatories: 'changed the signatories',
  change_stages: 'changed the stages of applications',
  change_catalogue: 'changed the catalogue',
  change_change_rules: 'changed what a change of a licensed facility needs',
  change_document_kinds: 'changed the documents that applications are asked for',
  change_places: 'changed the states, LGAs or wards',
  change_offences: 'changed the tariff of offences',
  change_fees: 'changed the fees',
  invite_officer: 'invited #',
  create_officer: 'created # from the command line',
  set_duties: 'set the duties of # on the server',
  add_facility: 'added #',
  import_facility: 'recorded # from the paper register',
  import_licence: 'recorded the paper licence of #',
  take_back_facility: 'took # back, which had been recorded from the paper register',
  take_back_licence: 'took the paper licence of # back',
  correct_invoice: 'corrected #',
  upload_bank_statement: 'uploaded a bank statement',
  set_aside_bank_line: 'set a line of a bank statement aside',
  take_up_bank_line: 'took a line of a bank statement up again',
  rotate_key: 'changed the key that signs certificates',
  rotate_audit_key: 'changed the key of the audit record',
  replace_lost_audit_key: 'replaced the lost key of the audit record',
  encrypt_secrets: 'encrypted the readable secrets of #',
  rotate_secrets_key: 'encrypted the secrets of # with another key',
  remove_lost_secrets: 'removed secrets of #, whose key is lost',
  revoke_key: 'revoked #',
  restore_backup: 'restored a backup',
  begin_record: 'began the audit record',
  state_at_begin: 'noted # as it was when the record began',
  state_after_migration: 'noted # as it was after an upgrade',
  change_rows: 'changed data by #',
} as const

/** One of `auditedEvents`. */
export type AuditedEvent = keyof typeof auditedEvents

/** The tables of actions. Each row writes an entry when it is carried out. */
export const auditedTables = {
  registration: registrationActions,
  facility: facilityActions,
  account: accountActions,
  payment: paymentActions,
  penalty: penaltyDecisions,
  concern: concernActions,
  inspection: inspectionActions,
  corrective_action: correctiveActions,
  import: importActions,
} as const

/** What an entry of the audit record can be: a row of an action table, or one of `auditedEvents`. */
export type AuditedAction =
  | RegistrationActionName
  | FacilityActionName
  | AccountActionName
  | PaymentActionName
  | PenaltyDecisionName
  | ConcernActionName
  | InspectionActionName
  | CorrectiveActionName
  | ImportActionName
  | AuditedEvent

const rowNames = Object.values(auditedTables).flatMap((table) => Object.keys(table))

/** Every audited action, those of the tables first. */
export const auditedActions = [...rowNames, ...Object.keys(auditedEvents)] as readonly AuditedAction[]

/** A certificate or statement that is issued, or issued again, has an entry of its own. */
export const issuingEvents = {
  certificate: 'issue_certificate',
  statement: 'issue_statement',
} as const satisfies Record<PrintedKind, AuditedEvent>

/** A certificate or statement that was opened to be printed. */
export const printingEvents = {
  certificate: 'print_certificate',
  statement: 'print_statement',
} as const satisfies Record<PrintedKind, AuditedEvent>

/** What an entry can be about. */
export const auditedKinds = [
  'registration',
  'facility',
  'account',
  'payment',
  'penalty',
  'invoice',
  'representation',
  'certificate',
  'letter',
  'document',
  'bank_account',
  'setting',
  'catalogue',
  'fee',
  'key',
  'record',
  'concern',
  'inspection',
  'corrective_action',
  'import',
  'export',
  'table',
  'call',
  'job',
  'program',
] as const

/** One of `auditedKinds`. */
export type AuditedKind = (typeof auditedKinds)[number]
