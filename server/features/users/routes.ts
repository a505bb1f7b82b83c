import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/users.ts'
import { type AccountActionName, accountAction } from '@portal/domain/actions/account.ts'
import { accountState, offeredAccountActions } from '@portal/domain/actions/offered-account-actions.ts'
import { actOnAccount } from '../../act-on-account.ts'
import { doerOf, recordEntry } from '../../audit/record-entry.ts'
import { stateOfAccount } from '../../audit/states.ts'
import { generatePassword } from '../../auth/readable-code.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Context, Serve } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import { insertUser } from '../../records/accounts.ts'
import { askForLink } from '../../records/password-resets.ts'
import { type AccountRow, getAccount, pageAccounts } from '../../records/user-accounts.ts'

/** Officers who manage users: find, invite, set duties, disable, enable, reset, sign out. */
export function userRoutes(serve: Serve): void {
  serve(calls.listUsers, listUsers)
  serve(calls.showUser, async ({ db, user }, { params }) => ({ data: shown(user, await getAccount(db, params.id)) }))
  serve(calls.inviteOfficer, inviteOfficer, { before: newPassword })
  serve(calls.changeUser, (context, { params, body }) => act(context, 'Change account', params.id, body))
  serve(calls.disableUser, (context, { params }) =>
    act(context, 'Disable', params.id, { disabled_at: context.now.toISOString() }),
  )
  serve(calls.enableUser, (context, { params }) => act(context, 'Enable', params.id, { disabled_at: null }))
  serve(calls.endUserSessions, (context, { params }) => act(context, 'End sessions', params.id, {}))
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

async function listUsers({ db, user }: Context, { query }: Input<typeof calls.listUsers>) {
  const page = await pageAccounts(db, query)
  return { ...page, data: page.data.map((account) => shown(user, account)) }
}

async function inviteOfficer(
  context: Context,
  { body }: Input<typeof calls.inviteOfficer>,
  { password, password_hash }: NewPassword,
) {
  const { db, user, now, messages } = context
  const invited = await insertUser(db, {
    ...body,
    phone_number: body.phone_number ?? '',
    password_hash,
    must_change_password: true,
    privilege_type: 'admin',
    invited_by: user.id,
  })
  if (!invited) return refuseField('email', 'There is an account with this email already')
  const account = await getAccount(db, invited.id)
  await recordEntry(db, {
    ...doerOf(context),
    action: 'invite_officer',
    about: { kind: 'account', id: account.id },
    after: body,
    state: stateOfAccount(account),
  })
  const data = shown(user, account)
  const message = `${body.first_name} ${body.last_name} is invited`
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
  const reset = await act(context, 'Reset password', params.id, { password_hash, must_change_password: true })
  return { ...reset, password }
}

async function act(context: Context, name: AccountActionName, id: number, change: Parameters<typeof actOnAccount>[3]) {
  const account = await actOnAccount(context, name, id, change)
  return { data: shown(context.user, account), message: accountAction(name).message ?? '' }
}

function shown(officer: Context['user'], account: AccountRow) {
  return {
    ...account,
    duties: [...account.duties],
    state: accountState(account),
    offered: offeredAccountActions(officer, account),
  }
}
