import { type Call, type Reply, validatedReply } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { useEffect } from 'react'
import { mayKeepFor } from './phone-database.ts'
import { useSession } from './session.ts'
import type { Loaded } from './use-call.ts'

const prefix = 'kept-reply '
const lifetimeMs = 30 * 24 * 3_600_000

const keyOf = (person: number, { path }: Pick<Call, 'path'>) => `${prefix}${person} ${path}`

function keepReply(key: string, of: string, reply: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ of, reply, keptAt: Date.now() }))
  } catch {
    // The disk is full: the page is then not there without a network.
    localStorage.removeItem(key)
  }
}

function findKeptReply(key: string, of: string): unknown {
  const kept = fieldsOf(JSON.parse(localStorage.getItem(key) ?? 'null'))
  return kept.of === of && Number(kept.keptAt) > Date.now() - lifetimeMs ? kept.reply : undefined
}

/** Erases the replies that are kept on this phone, whoever's they are. */
export function eraseKeptReplies(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

/**
 * What was loaded, or while the portal cannot be reached what was loaded last: a page on which answers are kept on this
 * phone is still there when it is loaded again. One reply of each call is kept, `of` what the page is about.
 */
export function useKeptReply<C extends Call>(
  call: C,
  { of, isKept }: { of: string | number; isKept: boolean },
  loaded: Loaded<C>,
): Pick<Loaded<C>, 'error' | 'refetch'> & { data: Reply<C> | undefined } {
  const person = useSession()?.id
  const { data, error, refetch } = loaded
  const key = keyOf(person ?? 0, call)
  useEffect(() => {
    if (isKept && data !== undefined && person !== undefined && mayKeepFor(person)) keepReply(key, String(of), data)
  }, [isKept, data, person, key, of])
  if (data !== undefined || error?.code !== 'unreachable' || person === undefined) return { data, error, refetch }
  const kept = findKeptReply(key, String(of))
  if (kept === undefined) return { data, error, refetch }
  return { data: validatedReply(call, kept), error: null, refetch }
}
