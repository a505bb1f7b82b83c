import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@portal/domain/refusal.ts'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import type { Db } from '../database/connect.ts'
import { releaseLock, renewLock, tryLock } from '../records/shared/upload-locks.ts'

/** How often a lock is renewed. This is also how soon the holder learns that somebody else wants it. */
const renewEveryMs = 1_000
const retryEveryMs = 100
const maxWaitMs = 15_000

/**
 * Locks uploads in the database, so that only one request of all servers writes to an upload. Another request that wants
 * the lock gets it as soon as the holder has stopped: a phone that lost its connection continues on a new one while the
 * server still waits for bytes on the old one.
 */
export function uploadLocker(db: Db): Locker {
  return { newLock: (id) => lockOf(db, id) }
}

function lockOf(db: Db, id: string): Lock {
  const owner = { id, holder: randomUUID() }
  let renewing: ReturnType<typeof setInterval> | undefined
  return {
    lock: async (signal, requestRelease) => {
      const started = performance.now()
      for (let outcome = await tryLock(db, owner); outcome !== 'locked'; outcome = await tryLock(db, owner)) {
        if (outcome === 'no upload') throw ERRORS.FILE_NOT_FOUND
        if (signal.aborted || performance.now() - started > maxWaitMs) refuseAsBusy()
        await wait(retryEveryMs)
      }
      renewing = setInterval(async () => {
        const mayKeep = await renewLock(db, owner).catch(() => false)
        if (!mayKeep) await requestRelease()
      }, renewEveryMs)
    },
    unlock: async () => {
      clearInterval(renewing)
      await releaseLock(db, owner)
    },
  }
}

function refuseAsBusy(): never {
  refuse('unavailable', 'This file is being sent on another connection. Try again in a few seconds.', {
    retry_after: 5,
  })
}
