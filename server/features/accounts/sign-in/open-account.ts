import type * as calls from '@portal/contract/accounts/calls/account.ts'
import type { Input } from '@portal/contract/call.ts'
import { doerOf, recordEntry } from '../../../audit/record-entry.ts'
import { hashNewPassword } from '../../../auth/new-password.ts'
import type { Db } from '../../../database/connect.ts'
import { insertUser } from '../../../records/accounts/accounts.ts'
import { findLga, findOfferedState } from '../../../records/places/places.ts'
import { readSettings } from '../../../records/settings/settings.ts'
import type { OpenContext } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'

type Opening = Input<typeof calls.registerAccount>

/** Limits how many accounts one address opens, and hashes the password. */
export async function prepareAccount({ throttle, address }: OpenContext, { body }: Opening): Promise<string> {
  await throttle.beforeRegistering(address)
  return hashNewPassword(body.password, body)
}

/** Opens an owner's account; nobody can register as an officer. Spec §6.1 and §6.2. */
export async function openAccount({ db, now, today, address }: OpenContext, { body }: Opening, password_hash: string) {
  const { password, password_confirmation, terms_accepted, ...person } = body
  const user = await insertUser(db, {
    ...person,
    ...(await readHome(db, body)),
    ...(terms_accepted ? await acceptTerms(db, { now, today }) : {}),
    password_hash,
    privilege_type: 'user',
    created_at: now.toISOString(),
  })
  if (!user) return refuseField('email', 'There is an account with this email already. Log in instead.')
  const about = { kind: 'account', id: user.id } as const
  await recordEntry(db, { ...doerOf({ now, user, address }), action: 'open_account', about })
  return { data: user }
}

/** The person's state and LGA. Both are optional; the state follows from an LGA. */
async function readHome(db: Db, { state_id, local_gov_area_id }: Opening['body']) {
  if (state_id !== null && !(await findOfferedState(db, state_id)))
    refuseField('state_id', 'Choose a state from the list')
  if (local_gov_area_id === null) return { state_id, local_gov_area_id }
  const lga = await findLga(db, local_gov_area_id)
  if (!lga || lga.retired_at !== null) return refuseField('local_gov_area_id', 'Choose an LGA from the list')
  if (state_id !== null && lga.state_id !== state_id) {
    refuseField('local_gov_area_id', 'This LGA is in another state. Choose an LGA of the state above.')
  }
  return { state_id: lga.state_id, local_gov_area_id }
}

async function acceptTerms(db: Db, { now, today }: { now: Date; today: string }) {
  const { terms_version } = await readSettings(db, today)
  return { terms_version, terms_accepted_at: now.toISOString() }
}
