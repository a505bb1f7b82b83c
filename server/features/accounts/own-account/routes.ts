import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { endOtherSessions, listOpenSessions } from '../../../auth/sessions.ts'
import { getUser, updateUser } from '../../../records/accounts/accounts.ts'
import { readOwnData } from '../../../records/accounts/own-data.ts'
import { endAccess } from '../../../records/accounts/sessions.ts'
import type { Context, Serve } from '../../../use-case/context.ts'
import { askEmailChange, checkOwnerOfEmail, confirmEmail, stopChange } from './change-email.ts'
import { changePassword, prepareChange } from './change-password.ts'
import { checkPasswordToClose, closeAccount } from './close-account.ts'
import { askPhoneCode, checkCode, checkOwnerOfPhone, confirmPhone, readPhoneState } from './confirm-phone.ts'

/** What people do with their own account: name and phone, password, and the devices on which they are signed in. */
export function ownAccountRoutes(serve: Serve): void {
  serve(calls.showAccount, showAccount)
  serve(calls.changeAccount, async (context, { body }) => {
    await updateUser(context.db, context.user.id, { ...body, updated_at: context.now.toISOString() })
    return showAccount(context)
  })
  serve(calls.changePassword, changePassword, { before: prepareChange })
  serve(calls.askEmailChange, askEmailChange, { before: checkOwnerOfEmail })
  serve(calls.confirmEmail, confirmEmail)
  serve(calls.stopEmailChange, stopChange)
  serve(calls.askPhoneCode, askPhoneCode, { before: checkOwnerOfPhone })
  serve(calls.confirmPhone, confirmPhone, { before: checkCode })
  serve(calls.downloadOwnData, downloadOwnData)
  serve(calls.closeAccount, closeAccount, { before: checkPasswordToClose })
  serve(calls.listSessions, async ({ db, user, ...context }) => ({ data: await listOpenSessions(db, user, context) }))
  serve(calls.endOneSession, async ({ db, user }, { params }) => {
    if (!(await endAccess(db, user.id, params))) refuse('not_found', 'This device is not logged in')
  })
  serve(calls.endOtherSessions, async ({ db, user, token }) => void (await endOtherSessions(db, user.id, token)))
}

async function showAccount(context: Context) {
  const { db, user } = context
  return { data: { ...(await getUser(db, user.id)), phone_state: await readPhoneState(context) } }
}

/** Everything that the portal stores about a person, except secrets and what belongs to their facilities. */
async function downloadOwnData({ db, user, now, token }: Context) {
  const { account, ...lists } = await readOwnData(db, user.id)
  const sessions = await listOpenSessions(db, user, { now, token })
  return { data: { account: { ...(await getUser(db, user.id)), ...account }, sessions, ...lists } }
}
