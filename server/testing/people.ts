import type { Role } from '@portal/domain/capabilities.ts'
import { openSession, type SignedIn } from '../auth/sessions.ts'
import type { Db } from '../database/connect.ts'

/** A signed-in person in a test. */
export interface Person extends SignedIn {
  token: string
}

let count = 0

/** When the sessions of tests are opened: in the future, so that they are valid at any clock of a test. */
const farAhead = new Date('2090-01-01T00:00:00Z')

/** An owner who is signed in. */
export function makeOwner(db: Db): Promise<Person> {
  return makePerson(db, 'user', 'Musa')
}

/** A ministry officer who is signed in. */
export function makeOfficer(db: Db): Promise<Person> {
  return makePerson(db, 'admin', 'Hadiza')
}

async function makePerson(db: Db, privilege_type: Role, first_name: string): Promise<Person> {
  count += 1
  const name = { first_name, last_name: `Number ${count}` }
  const user = await db
    .insertInto('user_account')
    .values({
      ...name,
      email: `${privilege_type}-${process.pid}-${count}-${Math.random().toString(36).slice(2)}@example.org`,
      phone_number: '+2348031234567',
      password_hash: 'people in tests sign in with a token',
      privilege_type,
    })
    .returning(['id', 'first_name', 'last_name', 'email', 'privilege_type'])
    .executeTakeFirstOrThrow()
  return { ...user, token: await openSession(db, user.id, farAhead) }
}
