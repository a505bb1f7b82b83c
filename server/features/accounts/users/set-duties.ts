import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import { accountAction } from '@portal/domain/actions/account.ts'
import { checkDuties } from '@portal/domain/actions/offered-account-actions.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { putWorkBack } from '../../../actions/hand-over.ts'
import { recordEntry } from '../../../audit/record-entry.ts'
import { stateOfAccount } from '../../../audit/states.ts'
import type { Db } from '../../../database/connect.ts'
import { tellWhatOfficerDid } from '../../../messages/tell-about-account.ts'
import { dutiesInWords, tellOfDuties, waitingOf } from '../../../messages/tell-of-duties.ts'
import { updateUser } from '../../../records/accounts/accounts.ts'
import { withdrawDutiesOf } from '../../../records/accounts/given-duties.ts'
import { type AccountRow, getAccount, lockAccountOf, lockManagers } from '../../../records/accounts/user-accounts.ts'

/**
 * Sets the duties of an officer on the server, in a transaction. They hold at once, and what waits for this officer ends. Whoever
 * may start programs there can do everything, so nobody confirms it; but every officer with users or audit is told.
 */
export async function setDuties(
  db: Db,
  id: number,
  { wanted, now }: { wanted: readonly Duty[]; now: Date },
): Promise<AccountRow> {
  await lockManagers(db)
  const account = await lockAccountOf(db, id, now)
  checkDuties({ id: 0 }, account, wanted)
  const at = now.toISOString()
  await withdrawDutiesOf(db, id, { alsoGiven: false, by: null, at })
  await updateUser(db, id, { duties: wanted, updated_at: at })
  const changed = await getAccount(db, id, now)
  await recordEntry(db, {
    at: now,
    actor: null,
    address: null,
    action: 'set_duties',
    about: { kind: 'account', id },
    before: { duties: account.duties, waiting_duties: waitingOf(account) },
    after: { duties: wanted, waiting_duties: [] },
    state: stateOfAccount(changed),
  })
  const { causes } = accountAction('Change account')
  await tellWhatOfficerDid(db, causes, { id, officer: null, now, more: dutiesInWords(changed) })
  await tellOfDuties({ db, now, user: null }, 'set_duties', { account: changed, isChanged: true })
  await putWorkBack({ db, now, today: lagosDate(now) }, changed)
  return changed
}
