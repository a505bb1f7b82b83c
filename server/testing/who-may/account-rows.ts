import { randomUUID } from 'node:crypto'
import type { CallRows, Row } from '../who-may-outcomes.ts'
import { everyoneSignedIn, missingId, never, officersWith, open, sameForAll } from './common-rows.ts'

/** The people of these tests sign in with a token and have no password. */
const ownPassword = sameForAll('invalid_input')
const noSession: Row = { ...sameForAll('not_found'), send: () => missingId }

const onOwner: Row = {
  ...officersWith('users'),
  send: ({ facility }) => ({ params: { id: facility.user_id } }),
}

const onWaiting: Row = {
  ...officersWith('users'),
  send: ({ waiting: { id, user_id } }) => ({ params: { id: user_id, given_id: id } }),
}

/** The person’s own account, and those of others. */
export const accountRows = {
  login: { ...sameForAll('wrong_credentials'), open: 'wrong_credentials' },
  registerAccount: open,
  logout: everyoneSignedIn,
  showOwnAccount: everyoneSignedIn,
  showAccount: everyoneSignedIn,
  changeAccount: everyoneSignedIn,
  changePassword: ownPassword,
  askEmailChange: ownPassword,
  confirmEmail: { ...sameForAll('invalid_input'), open: 'invalid_input' },
  stopEmailChange: { ...sameForAll('invalid_input'), open: 'invalid_input' },
  askPhoneCode: ownPassword,
  confirmPhone: ownPassword,
  downloadOwnData: everyoneSignedIn,
  closeAccount: { ...ownPassword, officer: 'not_allowed' },
  listSessions: everyoneSignedIn,
  endOneSession: noSession,
  endOtherSessions: everyoneSignedIn,
  forgotPassword: open,
  resetPassword: { ...sameForAll('invalid_input'), open: 'invalid_input' },
  issueResetCode: onOwner,
  showSecondFactor: everyoneSignedIn,
  prepareSecondFactor: ownPassword,
  activateSecondFactor: ownPassword,
  removeSecondFactor: ownPassword,
  removeSecondFactorOf: { ...onOwner, officer: never },
  listUsers: officersWith('users'),
  linkUsersExport: officersWith('users'),
  showUser: { ...officersWith('users'), send: ({ officer }) => ({ params: { id: officer.id } }) },
  inviteOfficer: {
    ...officersWith('users'),
    send: () => ({
      body: { first_name: 'Ngozi', last_name: 'Eze', email: `${randomUUID()}@example.org`, duties: ['review'] },
    }),
  },
  changeUser: { ...onOwner, send: ({ facility }) => ({ params: { id: facility.user_id }, body: { first_name: 'A' } }) },
  confirmDuties: onWaiting,
  withdrawDuties: onWaiting,
  disableUser: onOwner,
  enableUser: { ...onOwner, officer: never },
  resetUserPassword: onOwner,
  endUserSessions: onOwner,
} as const satisfies CallRows
