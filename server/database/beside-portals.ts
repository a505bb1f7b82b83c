import { setTimeout } from 'node:timers/promises'
import { isRetryable } from './failures.ts'

/** So often something is tried while portals at work are in its way. */
const attempts = 10

/**
 * Does what changes the schema, or reads whole tables under a lock, while portals are at work: when each waits for the other
 * and PostgreSQL ends this one, nothing of it stays, and it begins anew.
 */
export async function besidePortals<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error
      await setTimeout(100 * attempt)
    }
  }
}
