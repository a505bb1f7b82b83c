/** Who had a hand in an import before its commit. */
interface Hands {
  prepared_by: number
  /** The officers who said what its columns or values are, or corrected or chose its rows. */
  corrected_by: readonly number[]
}

/** Why an officer who decides may not commit an import; undefined if they may. */
export function obstacleToCommit(
  officerId: number | undefined,
  { prepared_by, corrected_by }: Hands,
  separateHands: boolean,
): string | undefined {
  if (!separateHands || officerId === undefined) return undefined
  if (officerId === prepared_by) return 'You prepared this import, so another officer must commit it'
  return corrected_by.includes(officerId) ? 'You corrected this import, so another officer must commit it' : undefined
}
