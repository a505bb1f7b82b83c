import * as calls from '@portal/contract/accounts/calls/account.ts'
import { endSession } from '../../../auth/sessions.ts'
import { getUser } from '../../../records/accounts/accounts.ts'
import { listNewestBriefsOf } from '../../../records/applications/registration-briefs.ts'
import { pageFacilities } from '../../../records/facilities/facility-list.ts'
import { includedRows } from '../../../records/shared/paging.ts'
import type { Context, Serve } from '../../../use-case/context.ts'
import { checkCredentials, login } from './login.ts'
import { openAccount, prepareAccount } from './open-account.ts'

/** Accounts, and signing in and out. Spec §7, Account. */
export function accountRoutes(serve: Serve): void {
  serve(calls.login, login, { before: checkCredentials })
  serve(calls.registerAccount, openAccount, { before: prepareAccount })
  serve(calls.logout, async ({ db, token }) => void (token && (await endSession(db, token))))
  serve(calls.showOwnAccount, showOwnAccount)
}

/** A person's own account with their newest facilities and registrations. */
async function showOwnAccount({ db, user, today }: Context) {
  const facilities = await pageFacilities(db, { page: 1, per_page: includedRows, sort: '-created_at' }, today, user.id)
  const registrations = await listNewestBriefsOf(db, user.id, today)
  return {
    data: {
      ...(await getUser(db, user.id)),
      facilities: facilities.data,
      facilities_total: facilities.total,
      registrations: registrations.data,
      registrations_total: registrations.total,
    },
  }
}
