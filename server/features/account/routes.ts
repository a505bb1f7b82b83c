import * as calls from '@portal/contract/calls/account.ts'
import { endSession } from '../../auth/sessions.ts'
import type { Serve } from '../../http/context.ts'
import { checkCredentials, login } from './login.ts'
import { prepareAccount, registerAccount } from './register-account.ts'
import { showOwnAccount } from './show-own-account.ts'

/** Accounts, and signing in and out. Spec §7, Account. */
export function accountRoutes(serve: Serve): void {
  serve(calls.login, login, { before: checkCredentials })
  serve(calls.registerAccount, registerAccount, { before: prepareAccount })
  serve(calls.logout, async ({ db, token }) => void (token && (await endSession(db, token))))
  serve(calls.showOwnAccount, showOwnAccount)
}
