import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { recordEntry } from '../../../audit/record-entry.ts'
import type { Db } from '../../../database/connect.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { updateUser } from '../../../records/accounts/accounts.ts'
import { deleteSecondFactor } from '../../../records/accounts/second-factors.ts'
import { endAccess } from '../../../records/accounts/sessions.ts'
import { findAccountByEmail } from '../../../records/accounts/user-accounts.ts'
import { notifyInPortal } from '../../../records/messages/notifications.ts'

interface NewAccess {
  email: string
  password_hash: string
  /** Also removes the second factor, for somebody who has lost it. */
  removesSecondFactor: boolean
}

const title = 'Your password was reset on the server'

/**
 * Gives an officer a generated password, from the command line of the server, and ends everything that opened the account
 * before. The officer is told. Throws an error with one sentence if there is no such officer.
 */
export async function resetOfficer(
  db: Db,
  { email, password_hash, removesSecondFactor }: NewAccess,
  now = new Date(),
): Promise<{ first_name: string; last_name: string }> {
  const officer = await findAccountByEmail(db, email, now)
  if (!officer || !isOfficer(officer)) throw new Error(`There is no officer with the email ${email}.`)
  if (officer.disabled_at !== null) throw new Error(`The account ${email} is disabled. Enable it under Users first.`)
  const { id, first_name, last_name } = officer
  await endAccess(db, id, 'all')
  await updateUser(db, id, { password_hash, must_change_password: true, updated_at: now.toISOString() })
  const isFactorRemoved = removesSecondFactor && (await deleteSecondFactor(db, id))
  const text = `Somebody who looks after the server replaced your password by one that the portal generated. You were logged out everywhere.${isFactorRemoved ? ' Your second factor was removed.' : ''}`
  await notifyInPortal(db, { user_id: id, kind: 'account', title, body: text, created_at: now.toISOString() })
  const cause = `reset-officer/${id}/${now.toISOString()}`
  await queueMessage(db, { template: 'account-action', to: { userId: id }, facts: { title, text }, cause })
  await recordEntry(db, {
    at: now,
    actor: null,
    address: null,
    action: 'reset_officer',
    about: { kind: 'account', id },
    after: { second_factor_removed: isFactorRemoved },
  })
  return { first_name, last_name }
}
