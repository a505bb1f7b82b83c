import type { LikelySame } from './import-reading.ts'
import type { LikelyFacility } from './row-state.ts'

/**
 * The facility that a row is likely and that nobody saw when the row was chosen, because it has come to be since. Only a shared phone
 * is no reason.
 */
export function newlySame(found: readonly LikelyFacility[], seen: readonly LikelySame[]): number | undefined {
  const isSeen = (id: number) => seen.some(({ facility_id }) => facility_id === id)
  return found.find(({ facility_id, reasons }) => reasons.some((reason) => reason !== 'phone') && !isSeen(facility_id))
    ?.facility_id
}
