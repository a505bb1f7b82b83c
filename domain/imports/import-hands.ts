/** Why an officer who decides may not commit an import; undefined if they may. */
export function obstacleToCommit(
  officerId: number | undefined,
  { prepared_by }: { prepared_by: number },
  separateHands: boolean,
): string | undefined {
  if (!separateHands || officerId !== prepared_by) return undefined
  return 'You prepared this import, so another officer must commit it'
}
