import type { AcceptedFlagTable, AcceptedPairTable } from './accepted-flags.ts'
import type {
  EmailChangeTable,
  GivenDutiesTable,
  IdempotencyKeyTable,
  PasswordResetTable,
  PhoneConfirmationTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
  UserAccountTable,
} from './accounts.ts'
import type {
  ContentsChangeTable,
  DraftTable,
  RegistrationReturnTable,
  ReturnAnswerTable,
  SavedViewTable,
  SnapshotContentsTable,
  SnapshotTable,
} from './applications.ts'
import type { AuditCheckTable, AuditEntryTable, AuditEraTable, AuditRowTable, AuditSealTable } from './audit.ts'
import type {
  BankStatementLineTable,
  BankStatementTable,
  ReconciledLineTable,
  SetAsideLineTable,
} from './bank-statements.ts'
import type { FacilityTypeTable, PartTable, PartVersionTable, RequirementTable, SubListTable } from './catalogue.ts'
import type { ChangeRequestTable, FacilityClosingTable } from './changes.ts'
import type { ClaimTable } from './claims.ts'
import type { ConcernEventTable, ConcernFacilityTable, ConcernPhotoTable, ConcernTable } from './concerns.ts'
import type { ConditionEvidenceTable, RegistrationConditionTable } from './conditions.ts'
import type {
  AvailableFacilitiesTable,
  DocumentTable,
  FileTable,
  OperatingOfficerTable,
  PaymentTable,
  ResumableUploadTable,
  RowTables,
  UnfinishedFileTable,
} from './contents.ts'
import type { DocumentDemandTable, DocumentKindTable, DocumentKindTermsTable } from './document-kinds.ts'
import type { FacilityTable, FlaggedFacilityTable, HelperTable, SimilarFacilityTable } from './facilities.ts'
import type {
  CorrectiveActionTable,
  CorrectiveReplyFileTable,
  CorrectiveReplyTable,
  InspectionAddendumTable,
  InspectionCommentTable,
  InspectionConcernTable,
  InspectionEventTable,
  InspectionFindingTable,
  InspectionFormerMemberTable,
  InspectionMemberTable,
  InspectionPersonSeenTable,
  InspectionPhotoTable,
  InspectionSiteTable,
  InspectionTable,
} from './inspections.ts'
import type { LetterFileTable, LetterTable } from './letters.ts'
import type {
  BankAccountTable,
  FeeTable,
  InvoiceBalanceTable,
  InvoiceLineTable,
  InvoiceTable,
  PaymentDecisionTable,
  RevenueView,
} from './money.ts'
import type { NotificationTable } from './notifications.ts'
import type { OutboxTable, WorkMailedTable } from './outbox.ts'
import type { OffenceRateTable, OffenceTable, PenaltyTable } from './penalties.ts'
import type { LocalGovAreaTable, StateTable, WardTable } from './places.ts'
import type { RegisterEntryTable } from './public-register.ts'
import type {
  ApplicantTable,
  CertificateTable,
  CommentTable,
  ConfirmedPartTable,
  ConfirmedSectionTable,
  ConsiderationTable,
  CounterTable,
  EndNoticeTable,
  PaperFileTable,
  RegistrationEventTable,
  RegistrationTable,
  RenewalReminderTable,
} from './registrations.ts'
import type {
  CaseAssignmentTable,
  FacilityCountView,
  PenaltyCountView,
  RegistrationCountView,
  ReportFigureTable,
  ReportRefreshTable,
  WardCountView,
} from './reports.ts'
import type { RepresentationFileTable, RepresentationTable } from './representations.ts'
import type { FacilityRestrictionTable } from './restrictions.ts'
import type { FacilityKeyTable, SearchVariantTable, SearchWordTable } from './search.ts'
import type { CrestTable, OfficeHolderTable, SettingChangeTable, SettingTable, SetUpAnswerTable } from './settings.ts'
import type { CertificateCodeTable, SigningKeyTable } from './signing-keys.ts'
import type { SubmissionTable } from './submissions.ts'

/** Every table of the portal by its name. */
export interface Tables extends RowTables {
  accepted_flag: AcceptedFlagTable
  accepted_pair: AcceptedPairTable
  applicant: ApplicantTable
  audit_entry: AuditEntryTable
  audit_era: AuditEraTable
  audit_row: AuditRowTable
  audit_seal: AuditSealTable
  audit_check: AuditCheckTable
  available_facilities: AvailableFacilitiesTable
  bank_account: BankAccountTable
  given_duties: GivenDutiesTable
  case_assignment: CaseAssignmentTable
  bank_statement: BankStatementTable
  bank_statement_line: BankStatementLineTable
  certificate: CertificateTable
  change_request: ChangeRequestTable
  claim: ClaimTable
  comment: CommentTable
  inspection: InspectionTable
  inspection_member: InspectionMemberTable
  inspection_former_member: InspectionFormerMemberTable
  inspection_concern: InspectionConcernTable
  inspection_finding: InspectionFindingTable
  inspection_photo: InspectionPhotoTable
  inspection_site: InspectionSiteTable
  inspection_person_seen: InspectionPersonSeenTable
  inspection_addendum: InspectionAddendumTable
  inspection_comment: InspectionCommentTable
  inspection_event: InspectionEventTable
  corrective_action: CorrectiveActionTable
  corrective_reply: CorrectiveReplyTable
  corrective_reply_file: CorrectiveReplyFileTable
  concern: ConcernTable
  concern_event: ConcernEventTable
  concern_facility: ConcernFacilityTable
  concern_photo: ConcernPhotoTable
  condition_evidence: ConditionEvidenceTable
  confirmed_part: ConfirmedPartTable
  confirmed_section: ConfirmedSectionTable
  consideration: ConsiderationTable
  contents_change: ContentsChangeTable
  counter: CounterTable
  crest: CrestTable
  document: DocumentTable
  draft: DraftTable
  email_change: EmailChangeTable
  end_notice: EndNoticeTable
  facility: FacilityTable
  facility_closing: FacilityClosingTable
  facility_restriction: FacilityRestrictionTable
  facility_count: FacilityCountView
  facility_key: FacilityKeyTable
  facility_type: FacilityTypeTable
  document_kind: DocumentKindTable
  document_kind_terms: DocumentKindTermsTable
  document_demand: DocumentDemandTable
  fee: FeeTable
  file: FileTable
  flagged_facility: FlaggedFacilityTable
  helper: HelperTable
  idempotency_key: IdempotencyKeyTable
  invoice: InvoiceTable
  invoice_balance: InvoiceBalanceTable
  invoice_line: InvoiceLineTable
  signing_key: SigningKeyTable
  certificate_code: CertificateCodeTable
  letter: LetterTable
  letter_file: LetterFileTable
  local_gov_area: LocalGovAreaTable
  notification: NotificationTable
  offence: OffenceTable
  offence_rate: OffenceRateTable
  office_holder: OfficeHolderTable
  operating_officer: OperatingOfficerTable
  outbox: OutboxTable
  paper_file: PaperFileTable
  part: PartTable
  part_version: PartVersionTable
  password_reset: PasswordResetTable
  payment: PaymentTable
  payment_decision: PaymentDecisionTable
  penalty: PenaltyTable
  penalty_count: PenaltyCountView
  phone_confirmation: PhoneConfirmationTable
  reconciled_line: ReconciledLineTable
  set_aside_line: SetAsideLineTable
  recovery_code: RecoveryCodeTable
  register_entry: RegisterEntryTable
  registration: RegistrationTable
  registration_condition: RegistrationConditionTable
  registration_event: RegistrationEventTable
  registration_return: RegistrationReturnTable
  return_answer: ReturnAnswerTable
  registration_count: RegistrationCountView
  renewal_reminder: RenewalReminderTable
  representation: RepresentationTable
  representation_file: RepresentationFileTable
  report_figure: ReportFigureTable
  report_refresh: ReportRefreshTable
  requirement: RequirementTable
  resumable_upload: ResumableUploadTable
  revenue: RevenueView
  saved_view: SavedViewTable
  search_variant: SearchVariantTable
  search_word: SearchWordTable
  second_factor: SecondFactorTable
  session: SessionTable
  set_up_answer: SetUpAnswerTable
  setting: SettingTable
  setting_change: SettingChangeTable
  similar_facility: SimilarFacilityTable
  snapshot: SnapshotTable
  snapshot_contents: SnapshotContentsTable
  state: StateTable
  sub_list: SubListTable
  submission: SubmissionTable
  unfinished_file: UnfinishedFileTable
  user_account: UserAccountTable
  ward: WardTable
  ward_count: WardCountView
  work_mailed: WorkMailedTable
}
