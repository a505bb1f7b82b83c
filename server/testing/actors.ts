import { endSession, openSession } from '../auth/sessions.ts'
import type { Db } from '../database/connect.ts'
import type { Person } from './people.ts'

/** The actors whose access is tested. */
export const actors = [
  'nobody',
  'expired token',
  'signed-out token',
  'owner',
  'another owner',
  'helper',
  'officer',
  'officer without the duty',
] as const
export type Actor = (typeof actors)[number]

/** Who is signed in as each actor. */
interface People {
  owner: Person
  rival: Person
  assistant: Person
  officer: Person
  reader: Person
}

/** The token with which each actor makes a call. */
export async function tokensOf(db: Db, { owner, rival, assistant, officer, reader }: People) {
  return {
    nobody: undefined,
    'expired token': await openSession(db, owner.id, new Date('2020-01-01T00:00:00Z')),
    'signed-out token': await signedOutToken(db, owner.id),
    owner: owner.token,
    'another owner': rival.token,
    helper: assistant.token,
    officer: officer.token,
    'officer without the duty': reader.token,
  } satisfies Record<Actor, string | undefined>
}

async function signedOutToken(db: Db, userId: number): Promise<string> {
  const token = await openSession(db, userId, new Date('2090-01-01T00:00:00Z'))
  await endSession(db, token)
  return token
}
