import * as calls from '@portal/contract/accounts/calls/users.ts'
import type { Input } from '@portal/contract/call.ts'
import { waitingEnds } from '@portal/domain/accounts/given-duties.ts'
import { type AccountActionName, accountAction } from '@portal/domain/actions/account.ts'
import {
  accountState,
  offeredAccountActions,
  offeredDutyActions,
} from '@portal/domain/actions/offered-account-actions.ts'
import { lockAsManager, type OnAccount, onAccount } from '../../../actions/account.ts'
import { act } from '../../../actions/act.ts'
import { divideGiven, storeWaiting } from '../../../actions/give-duties.ts'
import { handOver } from '../../../actions/hand-over.ts'
import { doerOf, recordEntry } from '../../../audit/record-entry.ts'
import { stateOfAccount } from '../../../audit/states.ts'
import { hashPassword } from '../../../auth/passwords.ts'
import { generatePassword } from '../../../auth/readable-code.ts'
import { momentOf } from '../../../database/value-types.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { tellOfDuties } from '../../../messages/tell-of-duties.ts'
import { insertUser } from '../../../records/accounts/accounts.ts'
import { lockOfficer } from '../../../records/accounts/officers.ts'
import { askForLink } from '../../../records/accounts/password-resets.ts'
import { type AccountRow, getAccount, pageAccounts } from '../../../records/accounts/user-accounts.ts'
import type { Context, Serve } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'

/** Officers who manage users: find, invite, set duties, disable, enable, reset, sign out. */
export function userRoutes(serve: Serve): void {
  serve(calls.listUsers, listUsers)
  serve(calls.showUser, async ({ db, user, now }, { params }) => ({
    data: shown(user, await getAccount(db, params.id, now)),
  }))
  serve(calls.inviteOfficer, inviteOfficer, { before: newPassword })
  serve(calls.changeUser, (context, { params, body: { duties, ...details } }) =>
    change(context, 'Change account', params.id, { ...details, wanted: duties }),
  )
  serve(calls.confirmDuties, (context, { params }) =>
    change(context, 'Confirm duties', params.id, { givenId: params.given_id }),
  )
  serve(calls.withdrawDuties, (context, { params }) =>
    change(context, 'Withdraw duties', params.id, { givenId: params.given_id }),
  )
  serve(calls.disableUser, disableUser)
  serve(calls.enableUser, (context, { params }) => change(context, 'Enable', params.id, { disabled_at: null }))
  serve(calls.endUserSessions, (context, { params }) => change(context, 'End sessions', params.id))
  serve(calls.resetUserPassword, resetPassword, { before: newPassword })
}

interface NewPassword {
  password: string
  password_hash: string
}

/** Hashing takes too long for a transaction. */
async function newPassword(): Promise<NewPassword> {
  const password = generatePassword()
  return { password, password_hash: await hashPassword(password) }
}

async function listUsers({ db, user, now }: Context, { query }: Input<typeof calls.listUsers>) {
  const page = await pageAccounts(db, query, now)
  return { ...page, data: page.data.map((account) => shown(user, account)) }
}

async function inviteOfficer(
  context: Context,
  { body }: Input<typeof calls.inviteOfficer>,
  { password, password_hash }: NewPassword,
) {
  const { db, user, now, messages } = context
  await lockAsManager(context, calls.inviteOfficer.may)
  const { held, waits } = await divideGiven(context, { receiverId: 0, present: [], wanted: body.duties })
  const invited = await insertUser(db, {
    ...body,
    duties: held,
    phone_number: body.phone_number ?? '',
    password_hash,
    must_change_password: true,
    privilege_type: 'admin',
    invited_by: user.id,
    created_at: now.toISOString(),
  })
  if (!invited) return refuseField('email', 'There is an account with this email already')
  await storeWaiting(context, { id: invited.id, waiting: [] }, waits)
  const account = await getAccount(db, invited.id, now)
  await recordEntry(db, {
    ...doerOf(context),
    action: 'invite_officer',
    about: { kind: 'account', id: account.id },
    after: { ...body, duties: held, ...(waits.length > 0 && { waiting_duties: waits }) },
    state: stateOfAccount(account),
  })
  await tellOfDuties(context, 'invite_officer', { account, isChanged: body.duties.length > 0 })
  const data = shown(user, account)
  const message = withWaiting(`${body.first_name} ${body.last_name} is invited`, account, now)
  // With a link by mail nobody knows the generated password, and it is only replaced.
  if (!messages.mail) return { data, password, message }
  const asked_at = now.toISOString()
  await askForLink(db, { user_id: invited.id, kind: 'invitation', asked_at })
  const facts = { portal: messages.mail.publicUrl, asked_at }
  const cause = `invitation/${invited.id}`
  await queueMessage(db, { template: 'invitation', to: { userId: invited.id }, facts, cause })
  return { data, password: null, message }
}

async function resetPassword(
  context: Context,
  { params }: Input<typeof calls.resetUserPassword>,
  { password, password_hash }: NewPassword,
) {
  const reset = await change(context, 'Reset password', params.id, { password_hash, must_change_password: true })
  return { ...reset, password }
}

/** Disables an account. What the officer had goes to the successor, or back to where nobody has it. */
async function disableUser(context: Context, { params, body }: Input<typeof calls.disableUser>) {
  const { now } = context
  const successor = body.successor_id === null ? null : await getSuccessor(context, params.id, body.successor_id)
  return act(context, onAccount, 'Disable', params.id, {
    input: { disabled_at: now.toISOString() },
    write: () => handOver(context, params.id, successor),
    reply: async (handed_over) => ({ ...(await replyAbout(context, 'Disable', params.id)), handed_over }),
  })
}

/** An officer who can have applications and concerns, and is not the one who leaves. */
async function getSuccessor({ db }: Context, leaverId: number, id: number) {
  const officer = id === leaverId ? undefined : await lockOfficer(db, id)
  return officer ?? refuseField('successor_id', 'Choose another officer with the duty Review')
}

function change(context: Context, name: AccountActionName, id: number, input: OnAccount['input'] = {}) {
  return act(context, onAccount, name, id, {
    input,
    write: () => Promise.resolve(),
    reply: () => replyAbout(context, name, id),
  })
}

async function replyAbout({ db, user, now }: Context, name: AccountActionName, id: number) {
  const account = await getAccount(db, id, now)
  return { data: shown(user, account), message: withWaiting(accountAction(name).message ?? '', account, now) }
}

/** Says which duties were given just now and wait. */
function withWaiting(message: string, { waiting }: AccountRow, now: Date): string {
  const given = waiting.filter(({ given_at }) => momentOf(given_at) === now.toISOString())
  if (given.length === 0) return message
  return `${message}. Another officer must confirm: ${given.flatMap(({ duties }) => duties).join(', ')}`
}

function shown(officer: Context['user'], account: AccountRow) {
  return {
    ...account,
    duties: [...account.duties],
    state: accountState(account),
    waiting: account.waiting.map(({ given_by, given_at, ...given }) => ({
      ...given,
      given_at: momentOf(given_at),
      ends_at: waitingEnds(given_at),
      offered: offeredDutyActions(officer, account, given_by),
    })),
    offered: offeredAccountActions(officer, account),
  }
}
