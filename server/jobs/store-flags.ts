import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Database } from '../database/connect.ts'
import { listFacilitiesAfter, storeFlags } from '../records/facilities/stored-flags.ts'

const batch = 200

/** Finds the open flags of every facility, for the inbox of officers. Between two batches others have their turn. */
export async function storeAllFlags(db: Database['db'], now: Date, signal: AbortSignal): Promise<void> {
  let ids = await listFacilitiesAfter(db, 0, batch)
  while (ids.length > 0 && !signal.aborted) {
    await storeFlags(db, ids, { now, today: lagosDate(now) })
    ids = await listFacilitiesAfter(db, ids.at(-1) ?? 0, batch)
  }
}
