import { type AccountActionName, accountAction } from '@portal/domain/actions/account.ts'
import { checkAccountAction, checkDuties } from '@portal/domain/actions/offered-account-actions.ts'
import { type Duty, mayDo } from '@portal/domain/capabilities.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { actByItself } from './act-by-itself.ts'
import { doerOf, recordEntry } from './audit/record-entry.ts'
import { stateOfAccount } from './audit/states.ts'
import type { Context } from './http/context.ts'
import { tellWhatOfficerDid } from './messages/tell-about-account.ts'
import { updateUser } from './records/accounts.ts'
import { endAccess } from './records/sessions.ts'
import { type AccountRow, getAccount, listCasesOf, lockAccountOf, lockManagers } from './records/user-accounts.ts'

/** What an action writes. */
interface AccountChange {
  first_name?: string | undefined
  last_name?: string | undefined
  phone_number?: string | undefined
  duties?: readonly Duty[] | undefined
  disabled_at?: string | null
  password_hash?: string
  must_change_password?: boolean
}

/**
 * Carries out one action of the table on an account, in the transaction of the call. Such actions run one after the other:
 * of two officers who remove each other at the same moment, the second is refused.
 */
export async function actOnAccount(
  context: Context,
  name: AccountActionName,
  id: number,
  change: AccountChange = {},
): Promise<AccountRow> {
  const { db, user, now, today, checkVersion } = context
  await lockManagers(db)
  const officer = await getAccount(db, user.id)
  const { may, endsSessions, causes } = accountAction(name)
  if (officer.disabled_at !== null || !mayDo(officer, may)) refuse('not_allowed', 'Your account may not do this')
  const account = await lockAccountOf(db, id)
  checkAccountAction(name, officer, account)
  checkVersion(account)
  if (change.duties) checkDuties(account, change.duties)
  await updateUser(db, id, { ...change, updated_at: now.toISOString() })
  if (endsSessions) await endAccess(db, id, 'all')
  await tellWhatOfficerDid(db, causes, { id, officer: user, now })
  const changed = await getAccount(db, id)
  const { password_hash, ...shown } = change
  await recordEntry(db, {
    ...doerOf(context),
    action: name,
    about: { kind: 'account', id },
    before: Object.fromEntries(Object.entries(account).filter(([column]) => Object.hasOwn(shown, column))),
    after: { ...shown, ...(password_hash !== undefined && { is_replaced: true }) },
    state: stateOfAccount(changed),
  })
  if (changed.disabled_at !== null || !mayDo(changed, 'assign a case')) {
    for (const registration of await listCasesOf(db, id))
      await actByItself({ db, now, today }, 'Put back', registration)
  }
  return getAccount(db, id)
}
