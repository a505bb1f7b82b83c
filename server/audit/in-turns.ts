import { setImmediate as nextTurn } from 'node:timers/promises'

/** So many digests or codes take about a millisecond. */
const itemsOfTurn = 50

/** What work makes of each item, in order. Others have the thread in between, because an import changes a thousand rows at once. */
export async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (results.length > 0 && results.length % itemsOfTurn === 0) await nextTurn()
    results.push(work(item))
  }
  return results
}
