import type { CallRows, Row } from '../who-may-outcomes.ts'
import type { World } from '../world.ts'
import { everyoneSignedIn, missingId, never, officers, officersWith, ownerAndOfficers, owners } from './common-rows.ts'

const aboutChange = ({ change }: World) => ({ params: { id: change.id } })

const contest = { body: { text: 'There was a doctor.' } }

const waiver = { body: { reason: 'The facility was flooded in May.' } }

/** What an owner alone does with a licensed facility. */
const afterApproval = {
  pending: never,
  'Awaiting decision': never,
  'Temporarily approved': never,
  Approved: 'ok',
  declined: never,
} as const
const anotherChange: Row = {
  helper: 'not_allowed',
  owner: afterApproval,
  'another owner': 'not_found',
  officer: 'not_allowed',
}

/** Facilities, those who work on them, and what is decided about them. */
export const facilityRows = {
  listFacilities: everyoneSignedIn,
  showFacility: ownerAndOfficers,
  addFacility: owners,
  listFacilitiesForOfficer: officers,
  linkFacilitiesExport: officers,
  searchPortal: { ...officers, send: () => ({ query: { q: 'hope clinic' } }) },
  // The facility has an owner, and there is no letter with the code of the example.
  makeClaimLetter: { ...officersWith('users'), officer: 'already_exists' },
  claimFacility: { ...owners, owner: 'invalid_input', 'another owner': 'invalid_input' },
  listClaimLetterJobs: officersWith('users'),
  countClaimLetters: officersWith('users'),
  // The search finds nothing, so there is no letter to make.
  startClaimLetters: {
    ...officersWith('users'),
    officer: 'invalid_input',
    send: () => ({ body: { q: 'no facility has this name' } }),
  },
  stopClaimLetters: { ...officersWith('users'), officer: 'not_found', send: () => missingId },
  listClaimLetterFiles: { ...officersWith('users'), officer: 'not_found', send: () => missingId },
  // There is no such file, and no such job.
  linkClaimLetters: { ...officersWith('users'), officer: 'not_found' },
  linkLettersOfJob: { ...officersWith('users'), officer: 'not_found', send: () => ({ body: { job_id: 999_999 } }) },
  listHelpers: ownerAndOfficers,
  addHelper: { owner: 'ok', 'another owner': 'not_found', helper: 'not_allowed', officer: 'not_allowed' },
  removeHelper: {
    owner: 'ok',
    'another owner': 'not_found',
    helper: 'not_allowed',
    officer: 'not_allowed',
    send: ({ facility, helper }) => ({ params: { id: facility.id, helper_id: helper.id } }),
  },
  listPenalties: officers,
  linkPenaltiesExport: officers,
  countPenalties: officers,
  penaliseFacility: officersWith('decide'),
  waivePenalty: { ...officersWith('decide'), send: ({ penalty }) => ({ ...waiver, params: { id: penalty.id } }) },
  contestPenalty: {
    owner: 'ok',
    'another owner': 'not_found',
    helper: 'not_allowed',
    officer: 'not_allowed',
    send: ({ penalty }) => ({ params: { id: penalty.id }, ...contest }),
  },
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
  // The facility has an owner, who asks for changes.
  recordChange: { ...officersWith('decide'), officer: never },
  listChangeChoices: ownerAndOfficers,
  addOfficerChange: anotherChange,
  addContactsChange: { ...anotherChange, owner: { ...afterApproval, Approved: 'ok' } },
  addServicesChange: anotherChange,
  recordOfficerChange: { ...officersWith('decide'), officer: never },
  recordContactsChange: { ...officersWith('decide'), officer: never },
  recordServicesChange: { ...officersWith('decide'), officer: never },
  // The rule of the request asks for no document.
  addChangeDocument: {
    ...anotherChange,
    owner: 'invalid_input',
    send: ({ facility, change }) => ({
      params: { id: facility.id, change_id: change.id },
      body: { name: 'Practising licence' },
    }),
  },
  addJoining: anotherChange,
  // The facility has an owner, who reports it.
  recordJoining: { ...officersWith('decide'), officer: never },
  recordDeparture: {
    ...officersWith('decide'),
    officer: never,
    send: ({ staff }) => ({ params: { id: staff.id } }),
  },
  recordLeaving: { ...anotherChange, send: ({ staff }) => ({ params: { id: staff.id } }) },
  listChangeRules: officers,
  addChangeRule: officersWith('catalogue'),
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
  restrictFacility: officersWith('decide'),
  // There is nothing to lift.
  liftRestriction: { ...officersWith('decide'), officer: 'not_found' },
  // It was imposed too long ago.
  contestRestriction: {
    owner: never,
    'another owner': 'not_found',
    helper: 'not_allowed',
    officer: 'not_allowed',
    send: ({ facility, restriction }) => ({ params: { id: facility.id, restriction_id: restriction.id }, ...contest }),
  },
  listRestrictions: ownerAndOfficers,
  // It shares nothing with another.
  acceptFlag: { ...officersWith('review'), officer: never },
  listCertificates: ownerAndOfficers,
  listFacilityLetters: ownerAndOfficers,
  listRegistrationLetters: ownerAndOfficers,
  linkLetter: { ...ownerAndOfficers, send: ({ letter }) => ({ params: { id: letter.id } }) },
} as const satisfies CallRows
