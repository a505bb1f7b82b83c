import { randomBytes } from 'node:crypto'
import type { AuditedAction, AuditedKind } from '@portal/domain/audit/audited-actions.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { auditKeys } from './audit-keys.ts'
import { canonicalJson } from './canonical-json.ts'
import { codeOfEntry } from './entry-code.ts'
import { inTurns } from './in-turns.ts'
import { type Facts, recordedFacts } from './recorded-facts.ts'
import { type RecordedRow, RowsHash, readTouchedRows } from './touched-rows.ts'

/** Who did something, when, and from where. The portal itself has no actor and no address. */
export interface Doer {
  at: Date
  actor: { user_id: number; name: string } | null
  address: string | null
}

/** What happened. */
export interface AuditEntry extends Doer {
  action: AuditedAction
  about: { kind: AuditedKind; id: number | string | null }
  before?: Facts | undefined
  after?: Facts | undefined
  /** What `npm run audit:verify` names when the tables say something else: the state of what the entry is about, see `states.ts`. */
  state?: Facts | undefined
  /** What a certificate, a statement or its PDF is compared with before anybody gets it, see `paper-facts.ts`. */
  paper?: Facts | undefined
}

interface Acting {
  now: Date
  user: { id: number; first_name: string; last_name: string } | null | undefined
  address: string | null
}

/** The doer of an action, from the context of its call or job. */
export function doerOf({ now, user, address }: Acting): Doer {
  return { at: now, actor: user ? { user_id: user.id, name: `${user.first_name} ${user.last_name}` } : null, address }
}

/** An entry without its code. What it says is fixed when it is recorded, not when it is written. */
interface Draft {
  at: string
  body: Facts
}

/** The entries of the recorded transactions that are running. */
const waiting = new WeakMap<Db, Draft[]>()

/** What the entries say that a running transaction has recorded and not written yet, in their order. */
export function saidInTransaction(db: Db): readonly Facts[] {
  return (waiting.get(db) ?? []).map(({ body }) => body)
}

/** Lets the entries of a transaction wait for its end, when the rows that it changed are known. */
export function beginEntries(transaction: Db): void {
  waiting.set(transaction, [])
}

/**
 * Records an entry. In a recorded transaction it is written at the end, so that both are committed or neither; elsewhere at once.
 */
export async function recordEntry(db: Db, entry: AuditEntry): Promise<void> {
  await recordEntries(db, [entry])
}

/** Records entries in the order given. */
export async function recordEntries(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const drafts = entries.map(draftOf)
  const later = waiting.get(db)
  if (later) later.push(...drafts)
  else if (drafts.length > 0) await insertEntries(db, drafts, [])
}

/**
 * Writes the entries of a transaction, with the rows that it changed: they belong to the first entry, of which the others are
 * consequences. If it changed rows and recorded nothing, `otherwise` is recorded.
 */
export async function writeEntries(transaction: Db, otherwise: AuditEntry): Promise<void> {
  const drafts = waiting.get(transaction) ?? []
  waiting.delete(transaction)
  const rows = await readTouchedRows(transaction)
  if (drafts.length === 0 && rows.length === 0) return
  await insertEntries(transaction, drafts.length === 0 ? [draftOf(otherwise)] : drafts, rows)
}

/** Writes one entry with rows that were not changed just now, for example all rows of a table. */
export async function recordRows(db: Db, entry: AuditEntry, rows: readonly RecordedRow[]): Promise<void> {
  await insertEntries(db, [draftOf(entry)], rows)
}

async function insertEntries(db: Db, drafts: readonly Draft[], rows: readonly RecordedRow[]): Promise<void> {
  const [first, ...others] = drafts
  if (!first) return
  const entries = await inTurns([withRows(first, rows), ...others], rowOf)
  await sql`
    with written as (
      insert into audit_entry (at, kid, body, mac)
      select (entry ->> 'at')::timestamptz, entry ->> 'kid', entry -> 'body', decode(entry ->> 'mac', 'hex')
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as given (entry, place)
      order by place
      returning id
    )
    insert into audit_row (entry, place, of_table, key, before, after)
    select (select min(id) from written), place, of_table, key, before, after
    from unnest(
      ${rows.map(({ table }) => table)}::text[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ before }) => before)}::bytea[], ${rows.map(({ after }) => after)}::bytea[]
    ) with ordinality as row (of_table, key, before, after, place)
  `.execute(db)
}

function withRows({ at, body }: Draft, rows: readonly RecordedRow[]): Draft {
  if (rows.length === 0) return { at, body }
  const hash = new RowsHash()
  for (const row of rows) hash.add(row)
  return { at, body: { ...body, rows: hash.end(auditKeys().first.kid) } }
}

function draftOf({ at, before, after, state, paper, ...what }: AuditEntry): Draft {
  const body = {
    ...recordedFacts({ ...what }),
    ...(before && { before: recordedFacts(before) }),
    ...(after && { after: recordedFacts(after) }),
    ...(state && { state }),
    ...(paper && { paper }),
  }
  return { at: at.toISOString(), body }
}

function rowOf({ at, body: said }: Draft) {
  const { kid, macKey } = auditKeys().current
  // The nonce makes each entry unlike every other, so that a copy of one is noticed.
  const body = { ...said, nonce: randomBytes(9).toString('base64url') }
  return { at, kid, body, mac: codeOfEntry(macKey, { at, kid, canonicalBody: canonicalJson(body) }).toString('hex') }
}
