import * as calls from '@portal/contract/calls/account.ts'
import { endSession } from '../../auth/sessions.ts'
import type { Context, Serve } from '../../http/context.ts'
import { getUser } from '../../records/accounts.ts'
import { listFacilitiesOf } from '../../records/facilities.ts'
import { listBriefsOf } from '../../records/registration-briefs.ts'
import { checkCredentials, login } from './login.ts'
import { prepareAccount, registerAccount } from './register-account.ts'

/** Accounts, and signing in and out. Spec §7, Account. */
export function accountRoutes(serve: Serve): void {
  serve(calls.login, login, { before: checkCredentials })
  serve(calls.registerAccount, registerAccount, { before: prepareAccount })
  serve(calls.logout, async ({ db, token }) => void (token && (await endSession(db, token))))
  serve(calls.showOwnAccount, showOwnAccount)
}

/** A person's own account with their facilities and registrations. */
async function showOwnAccount({ db, user, today }: Context) {
  const facilities = await listFacilitiesOf(db, user.id, today)
  const registrations = await listBriefsOf(db, user.id, today)
  return { data: { ...(await getUser(db, user.id)), facilities, registrations } }
}
