import { type AccountActionName, accountAction } from '@portal/domain/actions/account.ts'
import { checkAccountAction, checkDuties } from '@portal/domain/actions/offered-account-actions.ts'
import { type Capability, mayDo } from '@portal/domain/accounts/capabilities.ts'
import { hasSameDuties } from '@portal/domain/accounts/given-duties.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { actByItself } from './act-by-itself.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import { stateOfAccount } from '../audit/states.ts'
import { changeDuties, type DutiesAsked } from './give-duties.ts'
import type { Context } from '../use-case/context.ts'
import { tellWhatOfficerDid } from '../messages/tell-about-account.ts'
import { dutiesInWords, tellOfDuties, waitingOf } from '../messages/tell-of-duties.ts'
import { updateUser } from '../records/accounts/accounts.ts'
import { endAccess } from '../records/accounts/sessions.ts'
import {
  type AccountRow,
  getAccount,
  listCasesOf,
  lockAccountOf,
  lockManagers,
} from '../records/accounts/user-accounts.ts'

/** What an action writes, and what it does with duties. */
interface AccountChange extends DutiesAsked {
  first_name?: string | undefined
  last_name?: string | undefined
  phone_number?: string | undefined
  disabled_at?: string | null
  password_hash?: string
  must_change_password?: boolean
}

/** Makes changes of accounts run one after the other, and refuses an officer who may not make them any more. */
export async function lockAsManager(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  may: Capability,
): Promise<AccountRow> {
  await lockManagers(db)
  const officer = await getAccount(db, user.id, now)
  if (officer.disabled_at !== null || !mayDo(officer, may)) refuse('not_allowed', 'Your account may not do this')
  return officer
}

/**
 * Carries out one action of the table on an account, in the transaction of the call. Such actions run one after the other:
 * of two officers who remove each other at the same moment, the second is refused.
 */
export async function actOnAccount(
  context: Context,
  name: AccountActionName,
  id: number,
  { wanted, givenId, ...change }: AccountChange = {},
): Promise<AccountRow> {
  const { db, user, now, today, checkVersion } = context
  const { may, endsSessions, causes } = accountAction(name)
  const officer = await lockAsManager(context, may)
  const account = await lockAccountOf(db, id, now)
  checkAccountAction(name, officer, account)
  checkVersion(account)
  if (wanted) checkDuties(officer, account, wanted)
  const held = await changeDuties(context, name, account, { wanted, givenId })
  const written = { ...change, ...(!hasSameDuties(held, account.duties) && { duties: held }) }
  await updateUser(db, id, { ...written, updated_at: now.toISOString() })
  if (endsSessions) await endAccess(db, id, 'all')
  const changed = await getAccount(db, id, now)
  const { password_hash, ...shown } = written
  const waiting = { before: waitingOf(account), after: waitingOf(changed) }
  const isWaitingChanged = !hasSameDuties(waiting.before, waiting.after)
  await recordEntry(db, {
    ...doerOf(context),
    action: name,
    about: { kind: 'account', id },
    before: {
      ...Object.fromEntries(Object.entries(account).filter(([column]) => Object.hasOwn(shown, column))),
      ...(isWaitingChanged && { waiting_duties: waiting.before }),
    },
    after: {
      ...shown,
      ...(password_hash !== undefined && { is_replaced: true }),
      ...(isWaitingChanged && { waiting_duties: waiting.after }),
    },
    state: stateOfAccount(changed),
  })
  const duties = isWaitingChanged || written.duties ? dutiesInWords(changed) : undefined
  await tellWhatOfficerDid(db, causes, { id, officer: user, now, more: duties })
  await tellOfDuties(context, name, { account: changed, isChanged: duties !== undefined })
  if (changed.disabled_at !== null || !mayDo(changed, 'assign an application')) {
    for (const registration of await listCasesOf(db, id))
      await actByItself({ db, now, today }, 'Put back', registration)
  }
  return getAccount(db, id, now)
}
