import { duties, isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Db } from '../../database/connect.ts'
import type { Chance } from './chance.ts'
import names from './names.json' with { type: 'json' }

/** The two accounts for demonstrations and their shared password. */
export const demoOfficer = 'officer@demo.example'
export const demoOwner = 'owner@demo.example'
export const demoPassword = 'minna-demo-2026'

const owners = 110

/** A first and a last name. */
export function someName(chance: Chance): { first_name: string; last_name: string } {
  const first = chance.percent(50) ? chance.of(names.women) : chance.of(names.men)
  const last_name = chance.of(names.families.filter((family) => family !== first))
  return { first_name: first, last_name }
}

/** A mobile number. */
export function somePhone(chance: Chance): string {
  return `+234${chance.of(['803', '806', '813', '703', '905'])}${chance.between(1_000_000, 9_999_999)}`
}

/** Creates two officers and all owners and returns their ids. The first of each can sign in. */
export async function makeDemoPeople(db: Db, chance: Chance) {
  const password_hash = await hashPassword(demoPassword)
  const person = (email: string, privilege_type: 'admin' | 'user') => ({
    ...someName(chance),
    email,
    phone_number: somePhone(chance),
    password_hash,
    privilege_type,
    duties: isOfficer({ privilege_type }) ? duties : [],
    educational_qualification: 'MBBS',
  })
  const officers = [person(demoOfficer, 'admin'), person('second.officer@demo.example', 'admin')]
  const managers = Array.from({ length: owners }, (_, index) =>
    person(index === 0 ? demoOwner : `owner${index + 1}@demo.example`, 'user'),
  )
  const rows = await db
    .insertInto('user_account')
    .values([...officers, ...managers])
    .returning(['id', 'first_name', 'last_name', 'email', 'privilege_type'])
    .execute()
  const [demoOwnerAccount] = rows.filter(({ email }) => email === demoOwner)
  if (!demoOwnerAccount) throw new Error('The account of the demonstration owner was not created')
  return {
    demoOwnerAccount,
    officers: rows.filter(isOfficer),
    owners: rows.filter((person) => !isOfficer(person)),
  }
}
export type DemoPeople = Awaited<ReturnType<typeof makeDemoPeople>>
