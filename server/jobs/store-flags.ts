import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Database } from '../database/connect.ts'
import { listFacilitiesAfter, storeFlags } from '../records/facilities/stored-flags.ts'

const batch = 50
/** How many facilities one run looks at: about a minute of the database's time. */
const maxFacilities = 100_000

/**
 * Finds the open flags of facilities, for the inbox of officers, beginning after the one with this id. Returns the id after which
 * the next run goes on: 0 once all were looked at. Between two batches others have their turn.
 */
export async function storeFlagsAfter(
  db: Database['db'],
  id: number,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  let last = id
  for (let looked = 0; looked < maxFacilities && !signal.aborted; looked += batch) {
    const ids = await listFacilitiesAfter(db, last, batch)
    await storeFlags(db, ids, { now, today: lagosDate(now) })
    if (ids.length < batch) return 0
    last = ids.at(-1) ?? 0
  }
  return last
}
