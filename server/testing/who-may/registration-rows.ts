import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { CallRows } from '../who-may-outcomes.ts'
import type { World } from '../world.ts'
import { everyoneSignedIn, missingId, never, officers, officersWith, ownerAndOfficers } from './common-rows.ts'

/** A case may be assigned until it is approved or declined. */
const undecided = {
  pending: 'ok',
  'Awaiting decision': 'ok',
  'Temporarily approved': 'ok',
  Approved: never,
  declined: never,
} as const

const onceApproved = {
  pending: never,
  'Awaiting decision': never,
  'Temporarily approved': 'ok',
  Approved: 'ok',
  declined: never,
} as const

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

const aboutRepresentation = ({ representation }: World) => ({ params: { id: representation.id } })

/** Registrations and the cases of officers. */
export const registrationRows = {
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
  reviewRegistration: officers,
  listVersions: officers,
  compareVersions: {
    ...officers,
    send: ({ registration }) => ({ params: { id: registration.id }, query: { before: 'now', after: 'now' } }),
  },
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
  // The registration is no renewal.
  confirmSection: { owner: never, 'another owner': 'not_found', helper: never, officer: never, duty: 'review' },
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
  considerRegistration: officersWith('review'),
  extendRegistration: {
    ...officersWith('decide'),
    officer: {
      pending: never,
      'Awaiting decision': never,
      'Temporarily approved': 'ok',
      Approved: never,
      declined: never,
    },
  },
  // The application of these tests was never submitted, and what is pending is returned only once it was.
  returnRegistration: {
    ...officersWith('review'),
    officer: {
      pending: never,
      'Awaiting decision': 'ok',
      'Temporarily approved': never,
      Approved: never,
      declined: never,
    },
    send: ({ registration }) => ({
      params: { id: registration.id },
      body: {
        items: [{ section: 'staff', remark: 'The list has no nurse.' }],
        due_date: addDays(lagosDate(new Date()), 14),
      },
    }),
  },
  // Nothing is returned.
  answerReturn: { owner: never, 'another owner': 'not_found', helper: never, officer: never, duty: 'review' },
  addEvidence: {
    owner: onceApproved,
    'another owner': 'not_found',
    officer: 'not_allowed',
    send: ({ condition }) => ({ params: { id: condition.id }, body: { text: 'It is fenced.' } }),
  },
  meetCondition: {
    ...officersWith('decide'),
    officer: onceApproved,
    send: ({ condition }) => ({ params: { id: condition.id }, body: { note: 'Seen.' } }),
  },
  // No officer has declined it.
  contestDecline: { owner: never, 'another owner': 'not_found', helper: 'not_allowed', officer: 'not_allowed' },
  addRepresentationFile: {
    owner: 'ok',
    'another owner': 'not_found',
    helper: 'not_allowed',
    officer: 'not_allowed',
    send: aboutRepresentation,
  },
  listRepresentations: officers,
  listRepresentationsOfFacility: ownerAndOfficers,
  decideRepresentation: {
    ...officersWith('decide'),
    officer: {
      pending: never,
      'Awaiting decision': never,
      'Temporarily approved': never,
      Approved: never,
      declined: 'ok',
    },
    send: (world) => ({ ...aboutRepresentation(world), body: { outcome: 'upheld', reason: 'It was not there.' } }),
  },
  // Who signs which stage is a rule of its own; the registration has none.
  signStage: { ...officers, officer: 'action_not_offered' },
  sendBackToStage: { ...officers, officer: 'action_not_offered' },
  takeCase: { ...officersWith('review'), officer: undecided },
  giveCase: {
    ...officersWith('review'),
    officer: undecided,
    send: ({ registration, officer }) => ({ params: { id: registration.id }, body: { officer_id: officer.id } }),
  },
  giveCases: {
    ...officersWith('review'),
    send: ({ registration, officer }) => ({
      body: { officer_id: officer.id, applications: [{ id: registration.id }] },
    }),
  },
  remindOwners: { ...officersWith('review'), send: ({ registration }) => ({ body: { ids: [registration.id] } }) },
  // Nobody has the case.
  putCaseBack: { ...officersWith('review'), officer: never },
  listInbox: officers,
  countInbox: officers,
  listOfficers: officers,
  showQueue: officers,
  saveView: officers,
  removeView: { ...officers, officer: 'not_found', send: () => missingId },
  linkRegistrationsExport: officers,
  linkBundle: officersWith(['audit', 'decide']),
  listRenewals: officers,
  linkRenewalsExport: officers,
  showCertificate: { ...ownerAndOfficers, owner: printedWhenApproved, officer: printedWhenApproved },
  showStatement: { ...ownerAndOfficers, owner: printedWhenTemporary, officer: printedWhenTemporary },
  listPrints: officersWith('audit'),
  linkCertificate: { ...ownerAndOfficers, owner: printedWhenApproved, officer: printedWhenApproved },
  linkStatement: { ...ownerAndOfficers, owner: printedWhenTemporary, officer: printedWhenTemporary },
} as const satisfies CallRows
