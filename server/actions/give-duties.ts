import { type Duty, duties } from '@portal/domain/accounts/capabilities.ts'
import { type DutiesGiven, divideDuties } from '@portal/domain/accounts/given-duties.ts'
import type { AccountActionName } from '@portal/domain/actions/account.ts'
import { offeredDutyActions } from '@portal/domain/actions/offered-account-actions.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { endGivenDuties, insertGivenDuties, withdrawDutiesOf } from '../records/accounts/given-duties.ts'
import { listAllOfficers } from '../records/accounts/officers.ts'
import type { AccountRow } from '../records/accounts/user-accounts.ts'
import type { Context } from '../use-case/context.ts'

/** Divides the duties of somebody who has these duties now, or who is invited. Accounts must be locked. */
export async function divideGiven(
  { db, user }: Context,
  { receiverId, ...given }: { receiverId: number; present: readonly Duty[]; wanted: readonly Duty[] },
): Promise<DutiesGiven> {
  return divideDuties({ ...given, giverId: user.id, receiverId }, await listAllOfficers(db))
}

/** Stores the duties that wait for another officer, those that wait already left out. */
export async function storeWaiting(
  { db, user, now }: Context,
  { id, waiting }: Pick<AccountRow, 'id' | 'waiting'>,
  waits: readonly Duty[],
): Promise<void> {
  const added = waits.filter((duty) => !waiting.some((given) => given.duties.includes(duty)))
  if (added.length === 0) return
  await insertGivenDuties(db, { user_id: id, duties: added, given_by: user.id, given_at: now.toISOString() })
}

/** What an action is to do with the duties of an account. */
export interface DutiesAsked {
  /** All duties that the officer is to have. */
  wanted?: readonly Duty[] | undefined
  /** The duties that wait and that are confirmed or withdrawn. */
  givenId?: number | undefined
}

/** Carries out what an action means for duties, and returns those that the account has from now on. Accounts must be locked. */
export async function changeDuties(
  context: Context,
  name: AccountActionName,
  account: AccountRow,
  { wanted, givenId }: DutiesAsked,
): Promise<readonly Duty[]> {
  const { db, user, now } = context
  const isDisabled = account.disabled_at !== null
  if (givenId !== undefined) return endWaiting(context, name, account, givenId)
  if (name === 'Disable') {
    await withdrawDutiesOf(db, account.id, { alsoGiven: true, by: user.id, at: now.toISOString() })
  }
  if (name !== 'Enable' && wanted === undefined) return account.duties
  // Duties of a disabled account do not count, so they are given when it is enabled.
  if (name !== 'Enable' && isDisabled) return wanted ?? account.duties
  const { held, waits } = await divideGiven(context, {
    receiverId: account.id,
    present: isDisabled ? [] : account.duties,
    wanted: wanted ?? account.duties,
  })
  await storeWaiting(context, account, waits)
  for (const given of account.waiting.filter(({ duties: waiting }) => waiting.every((duty) => held.includes(duty)))) {
    await endGivenDuties(db, given.id, { withdrawn_by: user.id, withdrawn_at: now.toISOString() })
  }
  return held
}

/** Confirms or withdraws duties that wait. Of two officers who do so at once, the second finds nothing that waits. */
async function endWaiting(
  { db, user, now }: Context,
  name: AccountActionName,
  account: AccountRow,
  givenId: number,
): Promise<readonly Duty[]> {
  const given = account.waiting.find(({ id }) => id === givenId)
  if (!given) {
    return refuse(
      'action_not_offered',
      'These duties do not wait any more: they were confirmed or withdrawn, or have ended',
    )
  }
  const offered = offeredDutyActions(user, account, given.given_by)
  if (!offered.includes(name)) {
    const detail =
      'You gave these duties or would get them. An officer who manages users and did neither must confirm them'
    refuse('action_not_offered', detail, { offered })
  }
  const at = now.toISOString()
  if (name === 'Withdraw duties') {
    await endGivenDuties(db, givenId, { withdrawn_by: user.id, withdrawn_at: at })
    return account.duties
  }
  await endGivenDuties(db, givenId, { confirmed_by: user.id, confirmed_at: at })
  return duties.filter((duty) => account.duties.includes(duty) || given.duties.includes(duty))
}
