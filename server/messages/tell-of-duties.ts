import { type Duty, duties, isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { daysToConfirm } from '@portal/domain/accounts/given-duties.ts'
import type { AccountActionName } from '@portal/domain/actions/account.ts'
import type { Db } from '../database/connect.ts'
import type { AccountRow } from '../records/accounts/user-accounts.ts'
import { notify } from '../records/messages/notifications.ts'
import { doneBy } from './tell-about-account.ts'

interface Acting {
  db: Db
  now: Date
  /** Null on the server, from the command line. */
  user: { first_name: string; last_name: string } | null
}

type Account = Pick<AccountRow, 'first_name' | 'last_name' | 'privilege_type' | 'duties' | 'waiting' | 'disabled_at'>

/** Every duty of an account that waits. */
export function waitingOf({ waiting }: Pick<AccountRow, 'waiting'>): Duty[] {
  return duties.filter((duty) => waiting.some((given) => given.duties.includes(duty)))
}

const named = (list: readonly Duty[]) => (list.length > 0 ? list.join(', ') : 'none')

/** 'Duties now: review. Waiting for another officer: finance.' */
export function dutiesInWords(account: Pick<AccountRow, 'duties' | 'waiting'>): string {
  const waits = waitingOf(account)
  const now = `Duties now: ${named(account.duties)}.`
  return waits.length > 0 ? `${now} Waiting for another officer: ${named(waits)}.` : now
}

/**
 * Tells every officer with the duty users or audit what became of an officer's duties, and that an officer was disabled, so
 * that nobody gets power over the register unnoticed.
 */
export async function tellOfDuties(
  { db, now, user }: Acting,
  action: AccountActionName | 'set_duties' | 'invite_officer',
  { account, isChanged }: { account: Account; isChanged: boolean },
): Promise<void> {
  if (!isOfficer(account) || !(isChanged || action === 'Disable' || action === 'Enable')) return
  const name = `${account.first_name} ${account.last_name}`
  const waits = waitingOf(account).length > 0
  const advice = `An officer with the duty users who neither gave them nor gets them confirms them under Users within ${daysToConfirm} days. Ask ${name} and the giver first.`
  const body = account.disabled_at === null ? dutiesInWords(account) : 'The account is disabled.'
  await notify(db, {
    user_id: null,
    officers_who_may: 'follow changes of duties',
    kind: 'duties',
    title: waits ? `Duties of ${name} wait for confirmation` : `What ${name} may do was changed`,
    body: [body, doneBy(user), ...(waits ? [advice] : [])].join('\n'),
    created_at: now.toISOString(),
  })
}
