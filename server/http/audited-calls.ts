import type { calls } from '@portal/contract/calls.ts'
import type { AuditedEvent, AuditedKind } from '@portal/domain/audited-actions.ts'
import type { RecordedTable } from '../records/audited-state.ts'

/** How a call is recorded when it has succeeded. */
export interface AuditedCall {
  action: AuditedEvent
  about: AuditedKind
  /** The id of what it is about: a field of the request or of `data` in the reply, a name, or the caller's own account. */
  id: readonly ['params' | 'body' | 'reply', string] | { named: string } | 'own account'
  /** What is compared before and after: the row with the id, or the settings. Only what differs is recorded. */
  compares?: RecordedTable | 'settings'
  /** The entry has the request: it says what was asked for, and has neither passwords nor files. */
  keepsBody?: true
}

/** Something that a call does and that is no entry of the record, with the reason. */
interface NotAudited {
  isNotAudited: string
}

/** What a call does with the audit record. `by its use case`: an executor of the action tables, or the use case itself, writes. */
type Decision = AuditedCall | NotAudited | 'by its use case'

type CallName = keyof typeof calls
const byUseCase = 'by its use case'
const reads = { isNotAudited: 'It reads; the specification sends its question as POST.' } as const
const draft = { isNotAudited: 'A draft is nobody else’s matter until it is sent.' } as const
const statementWork = {
  isNotAudited: 'It proposes what to confirm; each confirmation of a payment is recorded.',
} as const

const ownAccount = (action: AuditedEvent): AuditedCall => ({ action, about: 'account', id: 'own account' })
const opensDocument = { action: 'open_document', about: 'document', id: ['params', 'slug'] } as const
const exports = (named: string) => ({ action: 'export_data', about: 'export', id: { named }, keepsBody: true }) as const
const adds = (action: AuditedEvent, about: AuditedKind) =>
  ({ action, about, id: ['reply', 'id'], keepsBody: true }) as const
const edits = (table: RecordedTable, action: AuditedEvent, about: AuditedKind) =>
  ({ action, about, id: ['params', 'id'], compares: table }) as const
const settings = {
  action: 'change_settings',
  about: 'setting',
  id: { named: 'ministry' },
  compares: 'settings',
} as const
const prints = (action: AuditedEvent) => ({ action, about: 'registration', id: ['params', 'id'] }) as const

/**
 * What each call that changes something leaves in the audit record; a test fails for a new call until it is decided here. That
 * the calls `by its use case` do write is proven by the test of who may make a call.
 */
const changing: Partial<Record<CallName, Decision>> = {
  login: byUseCase,
  registerAccount: byUseCase,
  logout: ownAccount('log_out'),
  changeAccount: { ...ownAccount('change_own_account'), compares: 'user_account' },
  changePassword: ownAccount('change_password'),
  askEmailChange: ownAccount('ask_email_change'),
  confirmEmail: byUseCase,
  stopEmailChange: byUseCase,
  closeAccount: ownAccount('close_account'),
  endOneSession: ownAccount('log_out_elsewhere'),
  endOtherSessions: ownAccount('log_out_elsewhere'),
  forgotPassword: { isNotAudited: 'Anybody may type any email; what is done with the link is recorded.' },
  resetPassword: byUseCase,
  issueResetCode: byUseCase,
  prepareSecondFactor: { isNotAudited: 'It has no effect before it is activated.' },
  activateSecondFactor: ownAccount('switch_on_second_factor'),
  removeSecondFactor: ownAccount('switch_off_second_factor'),
  removeSecondFactorOf: byUseCase,
  changeMessagePreferences: { ...ownAccount('change_own_account'), compares: 'user_account' },
  inviteOfficer: byUseCase,
  changeUser: byUseCase,
  confirmDuties: byUseCase,
  withdrawDuties: byUseCase,
  disableUser: byUseCase,
  enableUser: byUseCase,
  endUserSessions: byUseCase,
  resetUserPassword: byUseCase,
  addFacility: adds('add_facility', 'facility'),
  changeFacility: byUseCase,
  changeApplicant: byUseCase,
  addHelper: byUseCase,
  removeHelper: byUseCase,
  addChange: byUseCase,
  recordChange: byUseCase,
  withdrawChange: byUseCase,
  decideChange: byUseCase,
  makeClaimLetter: byUseCase,
  claimFacility: byUseCase,
  closeFacility: byUseCase,
  reopenFacility: byUseCase,
  restrictFacility: byUseCase,
  liftRestriction: byUseCase,
  acceptFlag: byUseCase,
  penaliseFacility: byUseCase,
  waivePenalty: byUseCase,
  countPenalties: reads,
  checkLicenceCode: { isNotAudited: 'It reads; a signed code is too long for an address.' },
  reportConcern: byUseCase,
  takeConcern: byUseCase,
  giveConcern: byUseCase,
  linkConcern: byUseCase,
  unlinkConcern: byUseCase,
  closeConcern: byUseCase,
  reopenConcern: byUseCase,
  linkConcernPhoto: { action: 'open_document', about: 'concern', id: ['params', 'id'] },
  startRegistration: byUseCase,
  registerFacility: byUseCase,
  submitRegistration: byUseCase,
  withdrawRegistration: byUseCase,
  confirmSection: byUseCase,
  considerRegistration: byUseCase,
  decideRegistration: byUseCase,
  extendRegistration: byUseCase,
  returnRegistration: byUseCase,
  answerReturn: byUseCase,
  takeCase: byUseCase,
  giveCase: byUseCase,
  putCaseBack: byUseCase,
  addComment: byUseCase,
  addEvidence: byUseCase,
  meetCondition: byUseCase,
  contestDecline: byUseCase,
  contestPenalty: byUseCase,
  contestRestriction: byUseCase,
  addRepresentationFile: { action: 'add_document', about: 'representation', id: ['params', 'id'] },
  decideRepresentation: byUseCase,
  uploadDocument: byUseCase,
  changeDocument: byUseCase,
  removeFile: byUseCase,
  saveOperatingOfficer: byUseCase,
  changeOperatingOfficer: byUseCase,
  saveAvailableFacilities: byUseCase,
  submitAnswer: byUseCase,
  addStaff: byUseCase,
  changeStaff: byUseCase,
  removeStaff: byUseCase,
  addReferee: byUseCase,
  changeReferee: byUseCase,
  removeReferee: byUseCase,
  uploadPayment: byUseCase,
  decidePayment: byUseCase,
  addInvoiceLine: { action: 'correct_invoice', about: 'invoice', id: ['params', 'id'], keepsBody: true },
  uploadBankStatement: { action: 'upload_bank_statement', about: 'bank_account', id: ['reply', 'id'] },
  setBankStatementColumns: statementWork,
  matchBankStatement: statementWork,
  confirmBankStatement: byUseCase,
  confirmBankStatementLine: byUseCase,
  assignBankStatementLine: byUseCase,
  setBankStatementLineAside: byUseCase,
  takeUpBankStatementLine: byUseCase,
  proposeBankAccount: byUseCase,
  confirmBankAccount: byUseCase,
  withdrawBankAccount: byUseCase,
  checkAuditRecord: { isNotAudited: 'It reads the record and the tables. The check itself is kept.' },
  linkAuditExport: exports('audit record'),
  linkAuditHeads: exports('heads of the audit record'),
  addFee: adds('change_fees', 'fee'),
  confirmSampleFees: { action: 'change_fees', about: 'fee', id: { named: 'samples' }, keepsBody: true },
  addOffence: adds('change_offences', 'catalogue'),
  confirmSampleOffences: {
    action: 'change_offences',
    about: 'catalogue',
    id: { named: 'samples' },
    keepsBody: true,
  },
  addOffenceRate: { action: 'change_offences', about: 'catalogue', id: ['params', 'id'], keepsBody: true },
  editOffence: edits('offence', 'change_offences', 'catalogue'),
  showFacilityTypeParts: reads,
  addFacilityType: adds('change_catalogue', 'catalogue'),
  addPart: adds('change_catalogue', 'catalogue'),
  addRequirement: adds('change_catalogue', 'catalogue'),
  addSubList: adds('change_catalogue', 'catalogue'),
  editFacilityType: edits('facility_type', 'change_catalogue', 'catalogue'),
  editPart: edits('part', 'change_catalogue', 'catalogue'),
  editRequirement: edits('requirement', 'change_catalogue', 'catalogue'),
  editSubList: edits('sub_list', 'change_catalogue', 'catalogue'),
  addState: adds('change_places', 'catalogue'),
  addLga: adds('change_places', 'catalogue'),
  addWard: adds('change_places', 'catalogue'),
  editState: edits('state', 'change_places', 'catalogue'),
  editLga: edits('local_gov_area', 'change_places', 'catalogue'),
  editWard: edits('ward', 'change_places', 'catalogue'),
  changeSettings: settings,
  cancelPlannedChanges: settings,
  uploadCrest: settings,
  removeCrest: settings,
  addOfficeHolder: adds('change_signatories', 'setting'),
  endOfficeHolder: edits('office_holder', 'change_signatories', 'setting'),
  removeOfficeHolder: edits('office_holder', 'change_signatories', 'setting'),
  linkDocument: opensDocument,
  linkCertificate: byUseCase,
  linkStatement: byUseCase,
  linkReceipt: byUseCase,
  linkLetter: { action: 'print_letter', about: 'letter', id: ['params', 'id'] },
  linkEndingLicences: exports('ending licences'),
  linkPenaltiesExport: exports('penalties'),
  linkRegistrationsExport: exports('registrations'),
  linkRenewalsExport: exports('renewals'),
  linkRevenueExport: exports('revenue'),
  linkReport: { ...exports('report'), id: ['params', 'report'] },
  saveDraft: draft,
  discardDraft: draft,
  markNotificationsRead: { isNotAudited: 'What a person has read concerns nobody else.' },
  retryOutboxMessage: {
    isNotAudited: 'The outbox keeps every try; the message itself was recorded with what it tells.',
  },
}

/** What is recorded although it changes nothing. */
const reading: Partial<Record<CallName, AuditedCall>> = {
  showCertificate: prints('print_certificate'),
  showStatement: prints('print_statement'),
}

/** What each call does with the audit record, by its name. */
export const auditDecisions: Record<string, Decision> = { ...changing, ...reading }
