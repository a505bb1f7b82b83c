import type { Findings } from './findings.ts'
import type { StoredEntry } from './stored-entries.ts'
import { aboutOf, describe } from './verify-entry.ts'

/** Requests at the same time are recorded in the order in which they first write, not in that of their moments. */
const toleratedMs = 60_000

/**
 * Passes the entries on in their order, and names each whose moment is more than a minute before the latest one before it: the
 * server's clock was set back, or somebody chose the moment. After such an entry its own moment counts, so that one wrong clock is not
 * named with every entry that follows.
 */
export async function* nameBackwardMoments(
  entries: AsyncIterable<StoredEntry>,
  findings: Findings,
): AsyncGenerator<StoredEntry> {
  let latest: StoredEntry | undefined
  for await (const entry of entries) {
    const backMs = latest ? Date.parse(latest.at) - Date.parse(entry.at) : 0
    if (latest && backMs > toleratedMs) {
      const detail = `Entry ${entry.id} (${describe(entry)}) follows entry ${latest.id} of ${latest.at}, a later moment`
      findings.add('moments run backwards', detail, { entry: entry.id, about: aboutOf(entry) })
    }
    if (backMs <= 0 || backMs > toleratedMs) latest = entry
    yield entry
  }
}
