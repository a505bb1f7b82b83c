import { expect, it } from 'vitest'
import { calls } from './calls.ts'
import { validationErrors } from './testing/validation.ts'

/** The fields that the body of each call must have. */
const required: Record<string, string> = {
  acceptFlag: 'kind keys reason',
  activateSecondFactor: 'code',
  addChange: 'reason',
  addComment: 'registration_id body',
  addEvidence: 'text',
  addFacility: 'company_name owner_name phone_number facility_type_id local_gov_area_id address',
  addFacilityType: 'category_list definition',
  addFee: 'purpose',
  addHelper: 'email',
  addInvoiceLine: 'kind amount reason',
  addLga: 'list state_id',
  addOffence: 'amount days_to_pay name',
  addOffenceRate: 'amount days_to_pay',
  addOfficeHolder: 'title name start_date',
  addPart: 'designation part_name',
  addReferee: 'facility_id full_name phone_number occupation duration_of_acquaintance',
  addRequirement: 'facility_type_id list part_req_id',
  addStaff: 'facility_id full_name phone_number staff_category_type cadre highest_qualification time',
  addState: 'name',
  addSubList: 'sub_list requirement_id',
  addWard: 'name local_gov_area_id',
  answerReturn: 'item text',
  answerSetUpStep: 'answer',
  askEmailChange: 'email current_password',
  askPhoneCode: 'current_password',
  assignBankStatementLine: 'parts',
  changeAccount: 'first_name last_name phone_number',
  changeApplicant: 'first_name last_name phone_number email',
  changeFacility: 'company_name owner_name phone_number facility_type_id local_gov_area_id address',
  changeFees: 'amounts',
  changeLetterWords: 'words',
  changeMessagePreferences: 'mail sms',
  changeOperatingOfficer: `
    full_name phone_number email_add highest_qualification year_of_graduation employment_status
  `,
  changePassword: 'current_password password password_confirmation',
  changeReferee: 'facility_id full_name phone_number occupation duration_of_acquaintance',
  changeSettings: `
    product_name ministry_name ministry_address home_state_id certificate_prefix validity_policy
    temporary_months officer_idle_minutes
  `,
  changeStaff: `
    facility_id full_name phone_number staff_category_type cadre highest_qualification time
  `,
  checkLicenceCode: 'code',
  claimFacility: 'code',
  closeAccount: 'current_password',
  closeConcern: 'outcome note',
  closeFacility: 'closed_from reason',
  confirmBankStatement: 'lines total',
  confirmEmail: 'token',
  confirmPhone: 'code',
  confirmSampleFees: 'ids',
  confirmSampleOffences: 'ids',
  confirmSampleRequirements: 'ids',
  confirmSection: 'section',
  contestDecline: 'text',
  contestPenalty: 'text',
  contestRestriction: 'text',
  countPenalties: 'facility_id',
  decideChange: 'decision',
  decidePayment: 'status',
  decideRegistration: 'id status',
  decideRepresentation: 'outcome reason',
  editSubLists: 'ids set',
  endOfficeHolder: 'end_date',
  extendRegistration: 'reason',
  forgotPassword: 'email',
  giveCase: 'officer_id',
  giveCases: 'officer_id applications',
  giveConcern: 'officer_id',
  inviteOfficer: 'first_name last_name email duties',
  liftRestriction: 'reason',
  linkConcern: 'facility_id',
  login: 'email password',
  meetCondition: 'note',
  penaliseFacility: 'facility_id comment',
  prepareSecondFactor: 'current_password',
  previewLetterWords: 'words',
  proposeBankAccount: 'bank account_name account_number',
  recordChange: 'reason',
  registerAccount: 'first_name last_name email phone_number password password_confirmation',
  registerFacility: `
    facility_type_id company_name facility_address facility_local_gov_area_id facility_phone_number
    hours_of_operation working_days first_name last_name date_of_birth educational_qualification
    employment_status state_id local_gov_area_id phone_number email address
  `,
  remindOwners: 'ids',
  removeFile: 'reason',
  removeSecondFactor: 'current_password code',
  reopenConcern: 'note',
  reopenFacility: 'reason',
  reportConcern: 'kind text place',
  resetPassword: 'password password_confirmation',
  restrictFacility: 'kind from_date reason',
  returnRegistration: 'items due_date',
  saveAvailableFacilities: `
    facility_id bed_space_capacity no_of_wards no_of_consulting_rooms no_of_toilets source_of_water
    electricity_supply mode_of_waste_management medical_record
  `,
  saveDraft: 'value',
  saveOperatingOfficer: `
    facility_id full_name phone_number email_add highest_qualification year_of_graduation
    employment_status
  `,
  saveView: 'name search',
  setBankStatementColumns: 'header_row date_order',
  setBankStatementLineAside: 'note',
  showFacilityTypeParts: 'id',
  startRegistration: 'facility_id',
  startTypeChange: 'facility_type_id',
  stopEmailChange: 'token',
  submitAnswer: 'respond sub_list_id requirement_id facility_id registration_id',
  uploadDocument: 'name facility_id',
  uploadPayment: 'amount facility_id',
  waivePenalty: 'reason',
}

/** What each call reads from a body without a field. */
const empty: Record<string, object> = {
  changeDocument: { expires_on: null, reason: null },
  changeUser: {},
  confirmBankStatementLine: { payment_id: null, invoice_id: null },
  considerRegistration: {
    information_verdict: null,
    documents_verdict: null,
    recommend_to_inspect: null,
    permanent_secretary_comment: null,
    commissioner_approval: null,
  },
  editFacilityType: {},
  editLga: {},
  editOffence: {},
  editPart: {},
  editRequirement: {},
  editState: {},
  editSubList: {},
  editWard: {},
  linkAuditExport: {},
  linkCertificate: { number: null, issue: null },
  linkConcernsExport: {},
  linkEndingLicences: {},
  linkFacilitiesExport: {},
  linkPaymentsExport: { status: 'submitted' },
  linkPenaltiesExport: {},
  linkRegistrationsExport: {},
  linkRenewalsExport: { list: 'due' },
  linkReport: {},
  linkRevenueExport: {},
  linkStatement: { number: null, issue: null },
  linkUsersExport: {},
  markNotificationsRead: {},
  uploadBankStatement: {},
  uploadCrest: { start_date: null },
  withdrawRegistration: { reason: null },
}

const bodies = Object.entries(calls).flatMap(([name, call]) => ('body' in call ? [{ name, body: call.body }] : []))

it.each(bodies.filter(({ name }) => name in required))('$name is refused without the fields that it needs', (call) => {
  const needed = required[call.name]?.trim().split(/\s+/)
  expect(Object.keys(validationErrors(call.body, {}))).toEqual(needed)
})

it.each(bodies.filter(({ name }) => name in empty))('$name may be sent without a field', ({ name, body }) => {
  expect(body.parse({})).toEqual(empty[name])
})

it('knows every call of the two lists', () => {
  const known = bodies.map(({ name }) => name)
  expect([...Object.keys(required), ...Object.keys(empty)].filter((name) => !known.includes(name))).toEqual([])
})
