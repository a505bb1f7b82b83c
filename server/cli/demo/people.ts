import * as account from '@portal/contract/accounts/calls/account.ts'
import * as ownAccount from '@portal/contract/accounts/calls/own-account.ts'
import * as users from '@portal/contract/accounts/calls/users.ts'
import { type Duty, duties } from '@portal/domain/accounts/capabilities.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { createOfficer } from '../../features/accounts/sign-in/first-officer.ts'
import type { Chance } from './chance.ts'
import { somePhone } from './invent.ts'
import type { Act, Portal } from './portal.ts'

/** The two accounts for demonstrations and their shared password. */
export const demoOfficer = 'officer@demo.example'
export const demoOwner = 'owner@demo.example'
export const demoPassword = 'minna-demo-2026'

/** The owner whom the first one helps, and who helps the first one. */
export const demoHelper = 'owner2@demo.example'

/** The other officers. Each has the same password. */
export const secondOfficer = 'second.officer@demo.example'
export const reviewer = 'hauwa.reviewer@demo.example'
export const director = 'yakubu.director@demo.example'
export const inspector = 'maryam.inspector@demo.example'
export const secondInspector = 'danladi.inspector@demo.example'
export const registrar = 'ngozi.registry@demo.example'
export const newcomer = 'chidi.newcomer@demo.example'
export const former = 'sadiq.former@demo.example'

/** An owner before they have an account. */
export interface Person {
  first_name: string
  last_name: string
  email: string
}

/** Creates the first officer, as on the server. */
export const createFirstOfficer: Act = async ({ clock, change }) => {
  const password_hash = await hashPassword(demoPassword)
  const officer = { first_name: 'Aisha', last_name: 'Kolo', email: demoOfficer, password_hash }
  await change((db) => createOfficer(db, { ...officer, must_change_password: false }, clock.now()))
}

type Given = readonly Duty[] | 'all'

/** The first officer invites another one, who chooses a password. The second officer confirms the duties that wait for it. */
export const hire =
  (email: string, name: string, given: Given): Act =>
  async (portal) => {
    const { data, password } = await sendInvitation(portal, email, name, given)
    const chosen = { password: demoPassword, password_confirmation: demoPassword }
    await portal.send(email, ownAccount.changePassword, { body: { current_password: password ?? '', ...chosen } })
    const { waiting } = (await portal.send(demoOfficer, users.showUser, { params: { id: data.id } })).data
    for (const { id: given_id } of waiting) {
      await portal.send(secondOfficer, users.confirmDuties, { params: { id: data.id, given_id } })
    }
  }

/** The first officer invites another one, who has not logged in. */
export const invite =
  (email: string, name: string, given: Given): Act =>
  (portal) =>
    sendInvitation(portal, email, name, given)

function sendInvitation({ send }: Portal, email: string, name: string, given: Given) {
  const [first_name = '', last_name = ''] = name.split(' ')
  const body = { email, first_name, last_name, duties: given === 'all' ? [...duties] : [...given] }
  return send(demoOfficer, users.inviteOfficer, { body })
}

/** The first officer disables an account. */
export const dismiss =
  (email: string): Act =>
  async ({ db, send }) => {
    const { id } = await db.selectFrom('user_account').where('email', '=', email).select('id').executeTakeFirstOrThrow()
    await send(demoOfficer, users.disableUser, { params: { id }, body: {} })
  }

/** Somebody opens an account for their facilities. */
export async function openAccount({ send }: Portal, chance: Chance, owner: Person): Promise<void> {
  const password = { password: demoPassword, password_confirmation: demoPassword }
  const body = { ...owner, ...password, phone_number: somePhone(chance), terms_accepted: true }
  await send(undefined, account.registerAccount, { body })
}
