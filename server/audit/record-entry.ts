import { randomBytes } from 'node:crypto'
import type { AuditedAction, AuditedKind } from '@portal/domain/audited-actions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { auditKeys } from './audit-keys.ts'
import { canonicalJson } from './canonical-json.ts'
import { codeOfEntry } from './entry-code.ts'
import { type Facts, recordedFacts } from './recorded-facts.ts'

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
  /** What `npm run audit:verify` compares with the tables: the whole state of what the entry is about, see `states.ts`. */
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

/** Writes an entry of the audit record. Call it in the transaction of the action, so that both are committed or neither. */
export async function recordEntry(db: Db, entry: AuditEntry): Promise<void> {
  await statementOf(entry).execute(db)
}

/** Writes entries in the order given. */
export async function recordEntries(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(rowOf)
  if (rows.length === 0) return
  await sql`
    insert into audit_entry (at, kid, body, mac)
    select (entry ->> 'at')::timestamptz, entry ->> 'kid', entry -> 'body', decode(entry ->> 'mac', 'hex')
    from jsonb_array_elements(${JSON.stringify(rows.map((row) => ({ ...row, mac: row.mac.toString('hex') })))}::jsonb)
      with ordinality as given (entry, place)
    order by place
  `.execute(db)
}

/** Writes an entry as part of another statement, in a common table expression, so that the database is asked once, not twice. */
export function insertOf(entry: AuditEntry): RawBuilder<object> {
  return sql<object>`(${statementOf(entry)})`
}

function statementOf(entry: AuditEntry): RawBuilder<unknown> {
  const { at, kid, body, mac } = rowOf(entry)
  return sql`insert into audit_entry (at, kid, body, mac) values (${at}, ${kid}, ${JSON.stringify(body)}::jsonb, ${mac})`
}

function rowOf({ at, before, after, state, paper, ...what }: AuditEntry) {
  const { kid, macKey } = auditKeys().current
  const body = {
    ...recordedFacts({ ...what }),
    ...(before && { before: recordedFacts(before) }),
    ...(after && { after: recordedFacts(after) }),
    ...(state && { state }),
    ...(paper && { paper }),
    // Makes each entry unlike every other, so that a copy of one is noticed.
    nonce: randomBytes(9).toString('base64url'),
  }
  const moment = at.toISOString()
  return { at: moment, kid, body, mac: codeOfEntry(macKey, { at: moment, kid, canonicalBody: canonicalJson(body) }) }
}
