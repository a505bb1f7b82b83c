import { type AccountActionName, accountActions } from '../actions/account.ts'
import { type ConcernActionName, concernActions } from '../actions/concern.ts'
import { type FacilityActionName, facilityActions } from '../actions/facility.ts'
import { type PaymentActionName, paymentActions } from '../actions/payment.ts'
import { type PenaltyDecisionName, penaltyDecisions } from '../actions/penalty.ts'
import { registrationActions } from '../actions/registration.ts'
import type { RegistrationActionName } from '../actions/registration.ts'
import type { PrintedKind } from '../licences/certificate.ts'

/** What the audit record notes besides the rows of the action tables. */
export const auditedEvents = [
  'log_in',
  'log_in_failed',
  'log_out',
  'log_out_elsewhere',
  'second_factor_failed',
  'stop_password',
  'switch_on_second_factor',
  'switch_off_second_factor',
  'open_account',
  'change_password',
  'password_reset',
  'reset_officer',
  'change_own_account',
  'ask_email_change',
  'stop_email_change',
  'close_account',
  'print_certificate',
  'print_statement',
  'print_letter',
  'open_document',
  'add_document',
  'export_data',
  'issue_certificate',
  'issue_statement',
  'sign_paper',
  'sign_earlier_papers',
  'keep_paper',
  'paper_not_confirmed',
  'record_payment',
  'change_bank_account',
  'change_settings',
  'change_signatories',
  'change_catalogue',
  'change_places',
  'change_offences',
  'change_fees',
  'invite_officer',
  'create_officer',
  'set_duties',
  'add_facility',
  'correct_invoice',
  'upload_bank_statement',
  'set_aside_bank_line',
  'take_up_bank_line',
  'rotate_key',
  'rotate_audit_key',
  'revoke_key',
  'restore_backup',
  'begin_record',
  'state_at_begin',
  'state_after_migration',
  'change_rows',
] as const

/** One of `auditedEvents`. */
export type AuditedEvent = (typeof auditedEvents)[number]

/** The tables of actions. Each row writes an entry when it is carried out. */
export const auditedTables = {
  registration: registrationActions,
  facility: facilityActions,
  account: accountActions,
  payment: paymentActions,
  penalty: penaltyDecisions,
  concern: concernActions,
} as const

/** What an entry of the audit record can be: a row of an action table, or one of `auditedEvents`. */
export type AuditedAction =
  | RegistrationActionName
  | FacilityActionName
  | AccountActionName
  | PaymentActionName
  | PenaltyDecisionName
  | ConcernActionName
  | AuditedEvent

const rowNames = Object.values(auditedTables).flatMap((table) => Object.keys(table) as AuditedAction[])

/** Every audited action, those of the tables first. */
export const auditedActions: readonly AuditedAction[] = [...rowNames, ...auditedEvents]

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
  'export',
  'table',
  'call',
  'job',
  'program',
] as const

/** One of `auditedKinds`. */
export type AuditedKind = (typeof auditedKinds)[number]
