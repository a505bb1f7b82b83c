import { type Capability, isOfficer, mayDo } from '@portal/domain/accounts/capabilities.ts'
import { openSession } from '@portal/server/auth/sessions.ts'
import { connectPostgres } from '@portal/server/database/connect.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'
import { oneOf, type Random } from '../random.ts'
import { KnownValues } from './known-values.ts'

/** Somebody who sends requests. Without a token it is a stranger. */
export interface Sender {
  name: string
  id: number
  token: string | undefined
  may: (capability: Capability) => boolean
  /** What replies to this person contained; officers share theirs. */
  known: KnownValues
}

/** Owners and officers of the demonstration, and a stranger. */
export async function peopleOf(databaseUrl: string) {
  const database = forLoading(connectPostgres(databaseUrl, 2))
  const { db } = database
  const people = await db
    .selectFrom('user_account')
    .where('disabled_at', 'is', null)
    .select(['id', 'first_name', 'privilege_type', 'duties'])
    .orderBy('id')
    .execute()
  const officers = people.filter(isOfficer)
  const owners = people.filter((person) => !isOfficer(person)).slice(0, 6)
  const knownToOfficers = new KnownValues()
  const open = async (person: (typeof people)[number]): Promise<Sender> => ({
    may: (capability) => mayDo(person, capability),
    known: isOfficer(person) ? knownToOfficers : new KnownValues(),
    name: `${person.first_name} (${person.privilege_type} ${person.duties.join(' ')})`,
    id: person.id,
    token: await openSession(db, person.id, new Date()),
  })
  const opened = { officers: await Promise.all(officers.map(open)), owners: await Promise.all(owners.map(open)) }
  const stranger: Sender = {
    name: 'stranger',
    id: 0,
    token: undefined,
    may: (capability) => mayDo(undefined, capability),
    known: new KnownValues(),
  }
  const all = [stranger, ...opened.officers, ...opened.owners]
  return {
    /** Mostly somebody who has a capability. */
    some: (random: Random, capability: Capability): Sender => {
      const able = random() < 0.85 ? all.filter(({ may }) => may(capability)) : all
      return oneOf(random, able.length > 0 ? able : all)
    },
    /** Opens another session for somebody who was signed out, or disabled, by a request. */
    signInAgain: async (person: Sender) => {
      await db
        .updateTable('user_account')
        .set({ disabled_at: null, must_change_password: false })
        .where('id', '=', person.id)
        .execute()
      person.token = await openSession(db, person.id, new Date())
    },
    close: () => database.close(),
  }
}
