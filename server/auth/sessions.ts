import { createHash, randomBytes } from 'node:crypto'
import { type Duty, isOfficer, type Role } from '@portal/domain/accounts/capabilities.ts'
import { needsSecondFactor } from '@portal/domain/accounts/second-factor.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../database/connect.ts'
import {
  deleteSession,
  endAccess,
  findSession,
  insertSession,
  listSessions,
  touchSession,
} from '../records/accounts/sessions.ts'
import { readSettings } from '../records/settings/settings.ts'

/** The signed-in person who makes a request. */
export interface SignedIn {
  id: number
  first_name: string
  last_name: string
  email: string
  privilege_type: Role
  duties: readonly Duty[]
  /** Their password was generated and must be replaced before anything else. */
  must_change_password: boolean
  /** The ministry asks its officers for a second factor, and this one has none yet. */
  must_set_up_second_factor: boolean
}

const minute = 60_000
const hour = 60 * minute
/** When a session ends: after a time without use (for officers a setting), and after 30 days in any case. Spec §6.2. */
const ownerIdleEnd = 12 * hour
const absoluteEnd = 30 * 24 * hour
/** The time of last use is updated at most this often. */
const touchEvery = minute

/** Opens a session on a device. Returns its token; the database stores only the token's hash. */
export async function openSession(db: Db, userId: number, now: Date, device?: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(now.getTime() + absoluteEnd)
  await insertSession(db, {
    token_hash: hashOf(token),
    user_id: userId,
    device,
    used_at: now.toISOString(),
    ends_at: endsAt.toISOString(),
  })
  return token
}

/** The person with this token, unless the session has ended. */
export async function findUserByToken(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  return findSessionUser(db, hashOf(token), now)
}

/** An id for the session of a token that may appear in a link: the hash of the token, with which nobody can sign in. */
export function sessionOf(token = ''): string {
  return hashOf(token).toString('base64url')
}

/** The person of the session with this id, unless it has ended. */
export async function findUserOfSession(db: Db, session: string, now: Date): Promise<SignedIn | undefined> {
  return findSessionUser(db, Buffer.from(session, 'base64url'), now)
}

async function findSessionUser(db: Db, tokenHash: Buffer, now: Date): Promise<SignedIn | undefined> {
  const session = await findSession(db, tokenHash, lagosDate(now))
  if (!session) return undefined
  const { used_at, ends_at, officer_idle_minutes, officers_need_second_factor, has_second_factor, ...user } = session
  const idleEnd = idleEndOf(user, officer_idle_minutes)
  const idle = now.getTime() - Date.parse(used_at)
  if (now >= new Date(ends_at) || idle >= idleEnd) return undefined
  if (idle > touchEvery) await touchSession(db, tokenHash, now.toISOString())
  const must_set_up_second_factor = !has_second_factor && needsSecondFactor(user, officers_need_second_factor)
  return { ...user, must_set_up_second_factor }
}

/** After how many milliseconds without use a person's session ends. */
function idleEndOf(person: Pick<SignedIn, 'privilege_type'>, officerIdleMinutes: number): number {
  return isOfficer(person) ? officerIdleMinutes * minute : ownerIdleEnd
}

/** Ends the session of a token at once. */
export async function endSession(db: Db, token: string): Promise<void> {
  await deleteSession(db, hashOf(token))
}

/** Ends all sessions of a person except the one of this token, and what is pending in the account. */
export async function endOtherSessions(db: Db, userId: number, token: string | undefined): Promise<void> {
  await endAccess(db, userId, token === undefined ? 'all' : { allBut: hashOf(token) })
}

/** The sessions of a person that are still open, the most recently used first. */
export async function listOpenSessions(db: Db, user: SignedIn, { now, token }: { now: Date; token?: string }) {
  const { officer_idle_minutes } = await readSettings(db, lagosDate(now))
  const idleEnd = idleEndOf(user, officer_idle_minutes)
  const current = hashOf(token ?? '')
  const sessions = await listSessions(db, user.id, now)
  return sessions
    .filter(({ used_at }) => now.getTime() - Date.parse(used_at) < idleEnd)
    .map(({ token_hash, ...session }) => ({ ...session, is_current: current.equals(token_hash) }))
}

/** The token of an Authorization header, `Bearer <token>` or bare. */
export function tokenIn(authorization: string | undefined): string | undefined {
  return authorization?.replace(/^bearer\s+/i, '').trim() || undefined
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
