import { type Capability, mayDo } from '@portal/domain/accounts/capabilities.ts'
import { hasSameDuties } from '@portal/domain/accounts/given-duties.ts'
import { type AccountActionName, accountAction } from '@portal/domain/actions/account.ts'
import { checkAccountAction, checkDuties } from '@portal/domain/actions/offered-account-actions.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { stateOfAccount } from '../audit/states.ts'
import { dutiesInWords, tellOfDuties, waitingOf } from '../messages/tell-of-duties.ts'
import { updateUser } from '../records/accounts/accounts.ts'
import { endAccess } from '../records/accounts/sessions.ts'
import { type AccountRow, getAccount, lockAccountOf, lockManagers } from '../records/accounts/user-accounts.ts'
import type { Context } from '../use-case/context.ts'
import { changeDuties, type DutiesAsked } from './give-duties.ts'
import { putWorkBack } from './hand-over.ts'
import type { Kind } from './kind.ts'

/** What an action writes, and what it does with duties. */
interface AccountInput extends DutiesAsked {
  first_name?: string | undefined
  last_name?: string | undefined
  phone_number?: string | undefined
  disabled_at?: string | null
  password_hash?: string
  must_change_password?: boolean
}

/** The actions on accounts. They run one after the other: of two officers who remove each other at the same moment, the second is refused. */
export interface OnAccount {
  context: Context
  name: AccountActionName
  id: number
  input: AccountInput
  facts: { officer: AccountRow; account: AccountRow }
  checked: undefined
  written: unknown
}

export const onAccount: Kind<OnAccount> = {
  async lock(context, id, name) {
    const officer = await lockAsManager(context, accountAction(name).may)
    return { officer, account: await lockAccountOf(context.db, id, context.now) }
  },

  async check({ context, name, facts: { officer, account: present }, input: { wanted } }) {
    checkAccountAction(name, officer, present)
    context.checkVersion(present)
    if (wanted) checkDuties(officer, present, wanted)
    return undefined
  },

  async write({ context, name, id, facts: { account: before }, input: { wanted, givenId, ...change } }) {
    const { db, now } = context
    const { endsSessions, causes } = accountAction(name)
    const held = await changeDuties(context, name, before, { wanted, givenId })
    const written = { ...change, ...(!hasSameDuties(held, before.duties) && { duties: held }) }
    await updateUser(db, id, { ...written, updated_at: now.toISOString() })
    if (endsSessions) await endAccess(db, id, 'all')
    const changed = await getAccount(db, id, now)
    const isWaitingChanged = !hasSameDuties(waitingOf(before), waitingOf(changed))
    const duties = isWaitingChanged || written.duties ? dutiesInWords(changed) : undefined
    const { password_hash, ...shown } = written
    return {
      causes,
      entry: {
        action: name,
        about: { kind: 'account', id },
        before: {
          ...Object.fromEntries(Object.entries(before).filter(([column]) => Object.hasOwn(shown, column))),
          ...(isWaitingChanged && { waiting_duties: waitingOf(before) }),
        },
        after: {
          ...shown,
          ...(password_hash !== undefined && { is_replaced: true }),
          ...(isWaitingChanged && { waiting_duties: waitingOf(changed) }),
        },
        state: stateOfAccount(changed),
      },
      person: { id, more: duties },
      async follow() {
        await tellOfDuties(context, name, { account: changed, isChanged: duties !== undefined })
        await putWorkBack(context, changed)
      },
    }
  },
}

/** Makes changes of accounts run one after the other, and refuses an officer who may not make them any more. */
export async function lockAsManager({ db, user, now }: Context, may: Capability): Promise<AccountRow> {
  await lockManagers(db)
  const officer = await getAccount(db, user.id, now)
  if (officer.disabled_at !== null || !mayDo(officer, may)) refuse('not_allowed', 'Your account may not do this')
  return officer
}
