import type { Database } from '../database/connect.ts'
import { compareNames, listFacilitiesToCompare } from '../records/facilities/similar-names.ts'

const batch = 50
/** How many facilities one run compares: less than a minute of the database's time. */
const maxFacilities = 5000

/** Compares the names of facilities that were entered past the portal, or before it compared names. */
export async function compareRemainingNames(db: Database['db'], signal?: AbortSignal): Promise<void> {
  for (let compared = 0; compared < maxFacilities && !signal?.aborted; compared += batch) {
    const ids = await listFacilitiesToCompare(db, batch)
    if (ids.length === 0) return
    await db.transaction().execute((transaction) => compareNames(transaction, ids))
  }
}
