import { randomUUID } from 'node:crypto'
import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { exampleOf } from '@portal/contract/example-of.ts'
import type { Duty } from '@portal/domain/capabilities.ts'
import { rowCalls } from '@portal/contract/row-sections.ts'
import type { Outcome, Row } from './who-may-outcomes.ts'
import type { World } from './world.ts'

const open: Row = { open: true, owner: 'ok', 'another owner': 'ok', officer: 'ok' }
const everyoneSignedIn: Row = { owner: 'ok', 'another owner': 'ok', officer: 'ok' }
const owners: Row = { owner: 'ok', 'another owner': 'ok', officer: 'not_allowed' }
const officers: Row = { owner: 'not_allowed', 'another owner': 'not_allowed', officer: 'ok' }
const officersWith = (duty: Duty): Row => ({ ...officers, duty })
const aForm = { params: { form: 'add-facility' } }
const ownDrafts: Row = { ...everyoneSignedIn, send: () => aForm }
const ownerAndOfficers: Row = { owner: 'ok', 'another owner': 'not_found', officer: 'ok' }

const noTerm = { params: { id: 2_000_000_000 } }
const missingTerm: Row = { ...officersWith('settings'), officer: 'not_found', send: () => noTerm }

/** Whoever makes the call gets the same answer. */
const sameForAll = (outcome: Outcome): Row => ({ owner: outcome, 'another owner': outcome, officer: outcome })
/** The people of these tests sign in with a token and have no password. */
const ownPassword = sameForAll('invalid_input')
const noSession: Row = { ...sameForAll('not_found'), send: () => noTerm }

const never = 'action_not_offered'

const onOwner: Row = {
  ...officersWith('users'),
  send: ({ facility }) => ({ params: { id: facility.user_id } }),
}

/** An owner may change nothing while an officer decides; nobody may change anything after approval. */
const contents: Row = {
  ...ownerAndOfficers,
  duty: 'review',
  owner: {
    pending: 'ok',
    'Awaiting decision': never,
    'Temporarily approved': 'ok',
    Approved: never,
    declined: 'ok',
  },
  officer: {
    pending: 'ok',
    'Awaiting decision': 'ok',
    'Temporarily approved': 'ok',
    Approved: never,
    declined: 'ok',
  },
}

/** A case may be assigned until it is approved or declined. */
const undecided = {
  pending: 'ok',
  'Awaiting decision': 'ok',
  'Temporarily approved': 'ok',
  Approved: never,
  declined: never,
} as const

const aboutChange = ({ change }: World) => ({ params: { id: change.id } })

const correction = ({ body }: Pick<Call, 'body'>, facility: { id: number }, row: { id: number }) => ({
  params: { id: row.id },
  body: { ...Object(body && exampleOf(body)), facility_id: facility.id },
})

const printedWhenApproved = {
  pending: never,
  'Awaiting decision': never,
  'Temporarily approved': never,
  Approved: 'ok',
  declined: never,
} as const

const printedWhenTemporary = {
  pending: never,
  'Awaiting decision': never,
  'Temporarily approved': 'ok',
  Approved: never,
  declined: never,
} as const

/** Who may make each call, written by hand from Spec §6.1. A call without a row does not compile. */
export const rows: Record<keyof typeof calls, Row> = {
  login: { ...sameForAll('wrong_credentials'), open: 'wrong_credentials' },
  registerAccount: open,
  logout: everyoneSignedIn,
  showOwnAccount: everyoneSignedIn,
  showAccount: everyoneSignedIn,
  changeAccount: everyoneSignedIn,
  changePassword: ownPassword,
  askEmailChange: ownPassword,
  confirmEmail: { ...sameForAll('invalid_input'), open: 'invalid_input' },
  forgotPassword: open,
  resetPassword: { ...sameForAll('invalid_input'), open: 'invalid_input' },
  issueResetCode: { ...officersWith('users'), send: ({ facility }) => ({ params: { id: facility.user_id } }) },
  downloadOwnData: everyoneSignedIn,
  closeAccount: { ...ownPassword, officer: 'not_allowed' },
  showSecondFactor: everyoneSignedIn,
  prepareSecondFactor: ownPassword,
  activateSecondFactor: ownPassword,
  removeSecondFactor: ownPassword,
  removeSecondFactorOf: {
    ...officersWith('users'),
    officer: 'action_not_offered',
    send: ({ facility }) => ({ params: { id: facility.user_id } }),
  },
  listSessions: everyoneSignedIn,
  endOneSession: noSession,
  endOtherSessions: everyoneSignedIn,
  listUsers: officersWith('users'),
  showUser: { ...officersWith('users'), send: ({ officer }) => ({ params: { id: officer.id } }) },
  inviteOfficer: {
    ...officersWith('users'),
    send: () => ({
      body: { first_name: 'Ngozi', last_name: 'Eze', email: `${randomUUID()}@example.org`, duties: ['review'] },
    }),
  },
  changeUser: { ...onOwner, send: ({ facility }) => ({ params: { id: facility.user_id }, body: { first_name: 'A' } }) },
  disableUser: onOwner,
  enableUser: { ...onOwner, officer: never },
  resetUserPassword: onOwner,
  endUserSessions: onOwner,
  showSummary: everyoneSignedIn,
  listNotifications: everyoneSignedIn,
  markNotificationsRead: everyoneSignedIn,
  listOutbox: officers,
  showOutboxMessage: { ...officers, officer: 'not_found', send: () => noTerm },
  retryOutboxMessage: { ...missingTerm, duty: 'settings' },
  listMessageTemplates: everyoneSignedIn,
  showMessagePreferences: everyoneSignedIn,
  changeMessagePreferences: everyoneSignedIn,
  countFacilitiesByLga: officers,
  countFacilitiesByType: officers,
  countRegistrationsByStatus: officers,
  listFacilities: everyoneSignedIn,
  showFacility: ownerAndOfficers,
  addFacility: owners,
  listFacilitiesForOfficer: officers,
  // The facility has an owner, and there is no letter with the code of the example.
  makeClaimLetter: { ...officersWith('users'), officer: 'already_exists' },
  listHelpers: ownerAndOfficers,
  addHelper: { owner: 'ok', 'another owner': 'not_found', helper: 'not_allowed', officer: 'not_allowed' },
  removeHelper: {
    owner: 'ok',
    'another owner': 'not_found',
    helper: 'not_allowed',
    officer: 'not_allowed',
    send: ({ facility, helper }) => ({ params: { id: facility.id, helper_id: helper.id } }),
  },
  claimFacility: { ...owners, owner: 'invalid_input', 'another owner': 'invalid_input' },
  startRegistration: {
    // The facility has a registration already. On this path an officer must send the full form.
    owner: 'already_exists',
    'another owner': 'not_found',
    officer: 'invalid_input',
    duty: 'review',
  },
  registerFacility: { owner: 'invalid_input', 'another owner': 'invalid_input', officer: 'ok', duty: 'review' },
  listRegistrations: everyoneSignedIn,
  showRegistration: ownerAndOfficers,
  // The example of the contract is an approval.
  decideRegistration: {
    ...officersWith('decide'),
    officer: {
      pending: never,
      'Awaiting decision': 'ok',
      'Temporarily approved': 'ok',
      Approved: never,
      declined: 'ok',
    },
  },
  submitRegistration: {
    owner: {
      pending: 'ok',
      'Awaiting decision': never,
      'Temporarily approved': never,
      Approved: never,
      declined: 'ok',
    },
    'another owner': 'not_found',
    officer: 'not_allowed',
    duty: 'review',
  },
  withdrawRegistration: {
    owner: {
      pending: 'ok',
      'Awaiting decision': 'ok',
      'Temporarily approved': never,
      Approved: never,
      declined: never,
    },
    'another owner': 'not_found',
    officer: 'not_allowed',
  },
  takeCase: { ...officersWith('review'), officer: undecided },
  giveCase: {
    ...officersWith('review'),
    officer: undecided,
    send: ({ registration, officer }) => ({ params: { id: registration.id }, body: { officer_id: officer.id } }),
  },
  // Nobody has the case.
  putCaseBack: { ...officersWith('review'), officer: never },
  listOfficers: officers,
  linkRegistrationsExport: officers,
  reviewRegistration: officers,
  considerRegistration: officersWith('review'),
  showCertificate: { ...ownerAndOfficers, owner: printedWhenApproved, officer: printedWhenApproved },
  showStatement: { ...ownerAndOfficers, owner: printedWhenTemporary, officer: printedWhenTemporary },
  listPenalties: officers,
  countPenalties: officers,
  penaliseFacility: officersWith('decide'),
  listChanges: ownerAndOfficers,
  // The world's facility has an open request. Before the first approval nobody asks.
  addChange: {
    helper: 'not_allowed',
    owner: {
      pending: never,
      'Awaiting decision': never,
      'Temporarily approved': never,
      Approved: 'already_exists',
      declined: never,
    },
    'another owner': 'not_found',
    officer: 'not_allowed',
  },
  listOpenChanges: officers,
  showChange: { ...ownerAndOfficers, send: aboutChange },
  withdrawChange: {
    helper: 'not_allowed',
    owner: 'ok',
    'another owner': 'not_found',
    officer: 'not_allowed',
    send: aboutChange,
  },
  decideChange: {
    ...officersWith('decide'),
    send: (world) => ({ ...aboutChange(world), body: { decision: 'accepted' } }),
  },
  closeFacility: { ...ownerAndOfficers, helper: 'not_allowed', duty: 'decide' },
  // It is not closed.
  reopenFacility: { ...officersWith('decide'), officer: never },
  listCertificates: ownerAndOfficers,
  uploadDocument: contents,
  uploadPayment: contents,
  linkDocument: { ...ownerAndOfficers, send: ({ file_slug }) => ({ params: { slug: file_slug } }) },
  addStaff: contents,
  removeStaff: { ...contents, send: ({ staff }) => ({ params: { id: staff.id } }) },
  changeStaff: { ...contents, send: ({ facility, staff }) => correction(rowCalls.changeStaff, facility, staff) },
  addReferee: contents,
  changeReferee: {
    ...contents,
    send: ({ facility, referee }) => correction(rowCalls.changeReferee, facility, referee),
  },
  removeReferee: { ...contents, send: ({ referee }) => ({ params: { id: referee.id } }) },
  saveOperatingOfficer: contents,
  changeOperatingOfficer: contents,
  changeFacility: {
    ...contents,
    send: ({ facility }) => ({
      params: { id: facility.id },
      body: { ...exampleOf(calls.changeFacility.body), facility_type_id: facility.facility_type_id },
    }),
  },
  changeApplicant: contents,
  changeDocument: {
    ...contents,
    send: ({ file_slug }) => ({ params: { slug: file_slug }, body: { expires_on: '2026-12-31' } }),
  },
  removeFile: {
    ...contents,
    send: ({ file_slug }) => ({ params: { slug: file_slug }, body: { reason: 'It is the wrong file.' } }),
  },
  saveAvailableFacilities: contents,
  addComment: officersWith('review'),
  listStaffs: ownerAndOfficers,
  listReferees: ownerAndOfficers,
  listDocuments: ownerAndOfficers,
  listPayments: ownerAndOfficers,
  listPenaltiesOfFacility: ownerAndOfficers,
  listComments: ownerAndOfficers,
  listHistory: ownerAndOfficers,
  listFacilityTypes: open,
  showFacilityTypeParts: everyoneSignedIn,
  addFacilityType: officersWith('catalogue'),
  listParts: everyoneSignedIn,
  addPart: officersWith('catalogue'),
  showPart: {
    ...ownerAndOfficers,
    send: ({ facility }) => ({ params: { id: 1 }, query: { facility_id: facility.id } }),
  },
  addSubList: officersWith('catalogue'),
  addRequirement: officersWith('catalogue'),
  listRequirementsOfType: everyoneSignedIn,
  listUsedTypes: officers,
  showUsedType: { ...officers, send: () => ({ params: { id: 2 } }) },
  listUsedParts: officers,
  editFacilityType: { ...officersWith('catalogue'), send: () => ({ params: { id: 3 }, body: { asks_folio: false } }) },
  editPart: { ...officersWith('catalogue'), send: () => ({ params: { id: 2 }, body: { place: 2 } }) },
  editRequirement: { ...officersWith('catalogue'), send: () => ({ params: { id: 35 }, body: { retired: false } }) },
  editSubList: { ...officersWith('catalogue'), send: () => ({ params: { id: 121 }, body: { retired: false } }) },
  showRequirementQuestions: ownerAndOfficers,
  listSubmissions: ownerAndOfficers,
  submitAnswer: contents,
  showDraft: ownDrafts,
  saveDraft: { ...ownDrafts, send: () => ({ ...aForm, body: { value: { company_name: 'Alheri' } } }) },
  discardDraft: ownDrafts,
  listStates: open,
  showState: open,
  addState: officersWith('catalogue'),
  listHomeLgas: open,
  listLgas: open,
  addLga: officersWith('catalogue'),
  listWards: open,
  addWard: officersWith('catalogue'),
  showSettings: officers,
  changeSettings: officersWith('settings'),
  cancelPlannedChanges: { ...officersWith('settings'), send: () => ({ params: { name: 'ministry_name' } }) },
  // The file that is sent is a PDF, which is not a picture.
  uploadCrest: { ...officersWith('settings'), officer: 'file_refused' },
  removeCrest: officersWith('settings'),
  listOfficeHolders: officers,
  addOfficeHolder: officersWith('settings'),
  endOfficeHolder: { ...missingTerm, send: () => ({ ...noTerm, body: { end_date: '2026-12-31' } }) },
  removeOfficeHolder: missingTerm,
  showPortal: open,
  showLiveness: open,
  showReadiness: open,
  showOpenApi: open,
}
