import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { type AuditKey, auditKeys } from './audit-keys.ts'
import { inTurns } from './in-turns.ts'

/** A row that an entry has changed, with its digests; null where there was no row. */
export interface RecordedRow {
  table: string
  key: string
  before: Buffer | null
  after: Buffer | null
}

const bytesOfDigest = 16

/**
 * The digest of a row under a key of the portal, from the SHA-256 in base64 that the database made of it. With the key, because a
 * plain hash of a phone number could be tried out after the number was erased.
 */
export function digestOfRow({ rowKey }: AuditKey, table: string, key: string, sha256: string): Buffer {
  return createHmac('sha256', rowKey).update(`${table}\t${key}\t${sha256}`).digest().subarray(0, bytesOfDigest)
}

/** What the body of an entry says of its rows. */
export interface RowsOfEntry {
  count: number
  sha256: string
  /** The key of the digests. */
  kid: string
}

/** The hash of the rows of an entry, which are added one after the other. */
export class RowsHash {
  readonly #hash = createHash('sha256')
  count = 0

  add({ table, key, before, after }: RecordedRow): void {
    this.#hash.update(`${[table, key, before?.toString('hex') ?? '-', after?.toString('hex') ?? '-'].join('\t')}\n`)
    this.count += 1
  }

  end(kid: string): RowsOfEntry {
    return { count: this.count, sha256: this.#hash.digest('hex'), kid }
  }
}

/** The rows that a recorded transaction has changed so far, each once, as they were before and as they are now. */
export async function readTouchedRows(db: Db): Promise<RecordedRow[]> {
  const { rows } = await sql<{ touched: string }>`
    select coalesce((
      select string_agg(current_setting('portal.touched_' || n, true), '' order by n)
      from generate_series(1, coalesce(nullif(current_setting('portal.spilled', true), ''), '0')::int) as n
    ), '') || coalesce(current_setting('portal.touched', true), '') as touched
  `.execute(db)
  return rowsOf(rows[0]?.touched ?? '')
}

/** Of several changes of a row the first `before` and the last `after` count; a row that is as it was does not. */
async function rowsOf(touched: string): Promise<RecordedRow[]> {
  const byRow = new Map<string, [before: string, after: string]>()
  for (const line of touched.split('\n')) {
    const [table = '', key = '', before = '', after = ''] = line.split('\t')
    if (table === '') continue
    const row = `${table}\t${key}`
    byRow.set(row, [byRow.get(row)?.[0] ?? before, after])
  }
  const changed = [...byRow].filter(([, [before, after]]) => before !== after)
  return inTurns(changed, ([row, [before, after]]) => {
    const [table = '', key = ''] = row.split('\t')
    const digest = (sha256: string) => (sha256 === '-' ? null : digestOfRow(auditKeys().first, table, key, sha256))
    return { table, key, before: digest(before), after: digest(after) }
  })
}
