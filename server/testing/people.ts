import { type Duty, duties, type Role } from '@portal/domain/accounts/capabilities.ts'
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
  return makePerson(db, { privilege_type: 'user', first_name: 'Musa', duties: [] })
}

/** A ministry officer who is signed in; with every duty unless told otherwise. */
export function makeOfficer(db: Db, held: readonly Duty[] = duties): Promise<Person> {
  return makePerson(db, { privilege_type: 'admin', first_name: 'Hadiza', duties: held })
}

interface Kind {
  privilege_type: Role
  first_name: string
  duties: readonly Duty[]
}

async function makePerson(db: Db, kind: Kind): Promise<Person> {
  count += 1
  const user = await db
    .insertInto('user_account')
    .values({
      ...kind,
      last_name: `Number ${count}`,
      email: `${kind.privilege_type}-${process.pid}-${count}-${Math.random().toString(36).slice(2)}@example.org`,
      phone_number: '+2348031234567',
      password_hash: 'people in tests sign in with a token',
    })
    .returning(['id', 'first_name', 'last_name', 'email', 'privilege_type', 'duties', 'must_change_password'])
    .executeTakeFirstOrThrow()
  return { ...user, must_set_up_second_factor: false, token: await openSession(db, user.id, farAhead) }
}
