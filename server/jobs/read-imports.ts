import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { readImport } from '../changes/imports/read-import.ts'
import type { Database } from '../database/connect.ts'
import { leaseImport } from '../records/imports/lease.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 2000

interface Options {
  clock: () => Date
  onFailure: (error: unknown) => void
}

/** Reads the registers that officers upload, one at a time among all portals, until it is stopped. */
export function startReadingImports(db: Database['db'], { clock, onFailure }: Options): Repeated {
  return repeat(async (signal) => {
    const read = await readNextImport(db, { clock, signal }).catch((error: unknown) => {
      onFailure(error)
      return false
    })
    return read ? 0 : pauseMs
  })
}

/** Reads the oldest import that waits for it. False if there is none. */
export async function readNextImport(
  db: Database['db'],
  { clock, signal = new AbortController().signal }: { clock: () => Date; signal?: AbortSignal },
): Promise<boolean> {
  const lease = await leaseImport(db)
  if (lease === undefined) return false
  await readImport(db, lease, { now: clock, today: lagosDate(clock()), signal })
  return true
}
