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
import type { FacilityTypeTable, PartTable, PartVersionTable, RequirementTable, SubListTable } from './catalogue.ts'
import type { ChangeDocumentTable, ChangeRequestTable, ChangeRuleTable, FacilityClosingTable } from './changes.ts'
import type { ClaimLetterFileTable, ClaimLetterJobTable, ClaimTable } from './claims.ts'
import type { ConcernEventTable, ConcernFacilityTable, ConcernPhotoTable, ConcernTable } from './concerns.ts'
import type { ConditionEvidenceTable, RegistrationConditionTable } from './conditions.ts'
import type {
  AvailableFacilitiesTable,
  DocumentTable,
  FileTable,
  OperatingOfficerTable,
  ResumableUploadTable,
  RowTables,
  UnfinishedFileTable,
} from './contents.ts'
import type {
  DocumentDemandTable,
  DocumentExampleTable,
  DocumentKindTable,
  DocumentKindTermsTable,
} from './document-kinds.ts'
import type { FacilityTable, FlaggedFacilityTable, HelperTable, SimilarFacilityTable } from './facilities.ts'
import type { ImportColumnsTable, ImportFileTable, ImportRowTable, ImportTable } from './imports.ts'
import type { InspectionTables } from './inspection-tables.ts'
import type { JobTurnTable } from './job-turns.ts'
import type { LetterFileTable, LetterTable, LetterWordsTable } from './letters.ts'
import type { MoneyTables } from './money-tables.ts'
import type { NotificationTable } from './notifications.ts'
import type { OutboxTable, WorkMailedTable } from './outbox.ts'
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
  RegistrationCountView,
  ReportFigureTable,
  ReportRefreshTable,
  WardCountView,
} from './reports.ts'
import type { RepresentationFileTable, RepresentationTable } from './representations.ts'
import type { FacilityRestrictionTable } from './restrictions.ts'
import type { FacilityKeyTable, SearchVariantTable, SearchWordTable } from './search.ts'
import type {
  CrestTable,
  OfficeHolderTable,
  OfficeSignatureTable,
  SettingChangeTable,
  SettingTable,
  SetUpAnswerTable,
} from './settings.ts'
import type { CertificateCodeTable, SigningKeyTable } from './signing-keys.ts'
import type { SignOffRoundTable, SignOffTable, StageTable, StageTermsTable } from './stages.ts'
import type { AnswerEvidenceTable, SubmissionTable } from './submissions.ts'

/** Every table of the portal by its name. */
export interface Tables extends RowTables, InspectionTables, MoneyTables {
  accepted_flag: AcceptedFlagTable
  accepted_pair: AcceptedPairTable
  applicant: ApplicantTable
  audit_entry: AuditEntryTable
  audit_era: AuditEraTable
  audit_row: AuditRowTable
  audit_seal: AuditSealTable
  audit_check: AuditCheckTable
  available_facilities: AvailableFacilitiesTable
  given_duties: GivenDutiesTable
  case_assignment: CaseAssignmentTable
  certificate: CertificateTable
  change_document: ChangeDocumentTable
  change_request: ChangeRequestTable
  change_rule: ChangeRuleTable
  claim: ClaimTable
  claim_letter_file: ClaimLetterFileTable
  claim_letter_job: ClaimLetterJobTable
  comment: CommentTable
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
  document_kind: DocumentKindTable
  document_kind_terms: DocumentKindTermsTable
  document_demand: DocumentDemandTable
  document_example: DocumentExampleTable
  draft: DraftTable
  email_change: EmailChangeTable
  end_notice: EndNoticeTable
  facility: FacilityTable
  facility_closing: FacilityClosingTable
  facility_restriction: FacilityRestrictionTable
  facility_count: FacilityCountView
  facility_key: FacilityKeyTable
  facility_type: FacilityTypeTable
  file: FileTable
  flagged_facility: FlaggedFacilityTable
  helper: HelperTable
  import: ImportTable
  import_columns: ImportColumnsTable
  import_file: ImportFileTable
  import_row: ImportRowTable
  idempotency_key: IdempotencyKeyTable
  job_turn: JobTurnTable
  signing_key: SigningKeyTable
  certificate_code: CertificateCodeTable
  letter: LetterTable
  letter_file: LetterFileTable
  letter_words: LetterWordsTable
  local_gov_area: LocalGovAreaTable
  notification: NotificationTable
  office_holder: OfficeHolderTable
  office_signature: OfficeSignatureTable
  operating_officer: OperatingOfficerTable
  outbox: OutboxTable
  paper_file: PaperFileTable
  part: PartTable
  part_version: PartVersionTable
  password_reset: PasswordResetTable
  phone_confirmation: PhoneConfirmationTable
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
  saved_view: SavedViewTable
  search_variant: SearchVariantTable
  search_word: SearchWordTable
  second_factor: SecondFactorTable
  session: SessionTable
  set_up_answer: SetUpAnswerTable
  setting: SettingTable
  setting_change: SettingChangeTable
  sign_off: SignOffTable
  sign_off_round: SignOffRoundTable
  similar_facility: SimilarFacilityTable
  stage: StageTable
  stage_terms: StageTermsTable
  snapshot: SnapshotTable
  snapshot_contents: SnapshotContentsTable
  state: StateTable
  sub_list: SubListTable
  submission: SubmissionTable
  answer_evidence: AnswerEvidenceTable
  unfinished_file: UnfinishedFileTable
  user_account: UserAccountTable
  ward: WardTable
  ward_count: WardCountView
  work_mailed: WorkMailedTable
}
