import type { FastifyRequest } from 'fastify'
import { findUserByToken, type SignedIn, tokenIn } from '../auth/sessions.ts'
import type { Database } from '../database/connect.ts'
import { notePerson } from './security-events.ts'

/** Who makes a request, and when. */
export interface Caller {
  token: string | undefined
  user: SignedIn | undefined
  now: Date
}

/** Finds the person of the request's token. */
export async function identify(
  { database, clock }: { database: Database; clock: () => Date },
  request: FastifyRequest,
): Promise<Caller> {
  const now = clock()
  const token = tokenIn(request.headers.authorization)
  const user = token === undefined ? undefined : await findUserByToken(database.db, token, now)
  notePerson(request, user)
  return { token, user, now }
}
