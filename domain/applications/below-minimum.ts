/** The number of an answer, and the minimum that its question expects; null where there is none. */
interface Counted {
  number: number | null
  least_number?: number | null | undefined
}

/** The minimum that the number of an answer does not reach, if so. It is marked for owner and officer, and refuses nothing. Spec §3 */
export function missedMinimum({ number, least_number: least }: Counted): number | undefined {
  return least != null && number !== null && number < least ? least : undefined
}
