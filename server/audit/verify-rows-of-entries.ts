import type { Db } from '../database/connect.ts'
import { readInPieces } from '../database/read-in-pieces.ts'
import { auditKeys } from './audit-keys.ts'
import { canonicalJson } from './canonical-json.ts'
import type { Findings } from './findings.ts'
import { flatten, Peekable } from './peekable.ts'
import { readRowsByEntry, type StoredRow } from './recorded-rows.ts'
import { RowsHash, type RowsOfEntry } from './touched-rows.ts'

interface EntryWithRows {
  id: number
  rows: RowsOfEntry
}

/**
 * Compares the rows that are stored with each entry with the number and the hash in its body, which its code covers. Returns the
 * keys of digests that are not made with this portal's first key, by entry.
 */
export async function verifyRowsOfEntries(db: Db, findings: Findings): Promise<Map<number, string>> {
  const entries = new Peekable(flatten(readEntriesWithRows(db)))
  const rows = new Peekable(flatten(readRowsByEntry(db)))
  const otherKeys = new Map<number, string>()
  for (;;) {
    const [entry, row] = [await entries.peek(), await rows.peek()]
    if (!entry && !row) return otherKeys
    const id = Math.min(entry?.id ?? Infinity, row?.entry ?? Infinity)
    const told = entry?.id === id ? entry.rows : undefined
    const stored = (await hashRows(rows, id)).end(told?.kid ?? '')
    if (!told)
      findings.add('rows of an entry differ', `Rows were added to entry ${id}, which changed none`, { entry: id })
    else if (canonicalJson(told) !== canonicalJson(stored)) {
      const detail = `The rows that entry ${id} has changed were altered: it changed ${told.count}, and ${stored.count} are stored`
      findings.add('rows of an entry differ', detail, { entry: id })
    }
    if (told && told.kid !== auditKeys().first.kid) otherKeys.set(id, told.kid)
    if (told) entries.take()
  }
}

async function hashRows(rows: Peekable<StoredRow>, entry: number): Promise<RowsHash> {
  const hash = new RowsHash()
  for (;;) {
    const row = await rows.peek()
    if (row?.entry !== entry) return hash
    hash.add(row)
    rows.take()
  }
}

function readEntriesWithRows(db: Db): AsyncGenerator<EntryWithRows[]> {
  return readInPieces<EntryWithRows>(
    db,
    `select id, body -> 'rows' as rows from audit_entry where jsonb_typeof(body -> 'rows') = 'object' order by id`,
  )
}
