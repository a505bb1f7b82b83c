import { sql } from 'kysely'
import { createAuditKey, readAuditKey } from '../../audit/audit-keys.ts'
import { canonicalJson } from '../../audit/canonical-json.ts'
import { codeOfEntry, firstHash } from '../../audit/entry-code.ts'
import { chain, insertSeal } from '../../audit/seal-entries.ts'
import { signSeal } from '../../audit/seal-text.ts'
import { listSeals } from '../../audit/seals.ts'
import { beforeAll, listEntries, type StoredEntry } from '../../audit/stored-entries.ts'
import type { Db } from '../../database/connect.ts'

/** A random number from 0 to below `n`. */
export type Chance = (n: number) => number

type Tampering = (db: Db, chance: Chance) => Promise<unknown>

/** A key of somebody who owns the database but not the portal's keys. */
const foreignKey = readAuditKey(createAuditKey())

/**
 * Lets the owner of the database change what the portal itself cannot: no trigger fires in the transaction. The owner could also
 * switch the triggers off and on again.
 */
export async function removeGuards(db: Db): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(db)
}

async function some(db: Db, chance: Chance): Promise<StoredEntry> {
  const sealed = await listEntries(db, beforeAll, { limit: 1000 })
  const entry = sealed[chance(sealed.length)]
  if (!entry) throw new Error('There are no entries')
  return entry
}

async function two(db: Db, chance: Chance): Promise<[StoredEntry, StoredEntry]> {
  const one = await some(db, chance)
  for (;;) {
    const other = await some(db, chance)
    if (other.id !== one.id) return [one, other]
  }
}

const setOf = (column: string, value: unknown) => async (db: Db, chance: Chance) => {
  const { id } = await some(db, chance)
  await sql`update audit_entry set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db)
}

/** An entry that somebody without the keys makes up. */
export async function insertForged(db: Db, chance: Chance, like?: StoredEntry): Promise<void> {
  const { at, body, kid } = like ?? (await some(db, chance))
  const forged = { ...Object(body), action: 'Approve', nonce: `forged-${chance(1e9)}` }
  const mac = codeOfEntry(foreignKey.macKey, { at, kid, canonicalBody: canonicalJson(forged) })
  await sql`insert into audit_entry (at, kid, body, mac) values (${at}, ${kid}, ${JSON.stringify(forged)}::jsonb, ${mac})`.execute(
    db,
  )
}

async function swap(db: Db, chance: Chance, columns: string[]): Promise<void> {
  const [one, other] = await two(db, chance)
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = from_row.${sql.ref(column)}`))
  await sql`
    update audit_entry set ${set} from (select * from audit_entry where id in (${one.id}, ${other.id})) as from_row
    where audit_entry.id in (${one.id}, ${other.id}) and from_row.id <> audit_entry.id
  `.execute(db)
}

/** Cuts the end of the record: from a seal on, with or without its entries. */
async function cutTail(db: Db, chance: Chance, withEntries: boolean): Promise<void> {
  const seals = await listSeals(db, 1, 1000)
  const from = seals[1 + chance(seals.length - 1)]
  const before = seals.find(({ n }) => n === (from?.n ?? 0) - 1)
  if (withEntries) {
    await sql`delete from audit_entry where (xid, id) > (${before?.to_xid}::xid8, ${before?.ids.at(-1)})`.execute(db)
  }
  await sql`delete from audit_seal where n >= ${from?.n}`.execute(db)
}

/** Seals the whole record again from a seal on, as far as that is possible without the portal's keys. */
async function rewriteChain(db: Db, chance: Chance, kid: 'own' | 'foreign'): Promise<void> {
  const seals = await listSeals(db, 1, 1000)
  const start = chance(seals.length)
  await sql`delete from audit_seal where n > ${start}`.execute(db)
  const entries = await listEntries(db, beforeAll, { limit: 1000 })
  let hash = seals[start - 1]?.hash ?? firstHash
  for (const old of seals.slice(start)) {
    const from = seals[old.n - 2]?.ids.at(-1) ?? 0
    const inSeal = entries.filter(({ id }) => id > from && id <= (old.ids.at(-1) ?? 0))
    const seal = { ...old, ...(await chain(hash, inSeal)), kid: kid === 'own' ? old.kid : foreignKey.kid }
    await insertSeal(db, seal, signSeal(seal, foreignKey))
    hash = seal.hash
  }
}

/** Ways in which the owner of the database can alter the record of a ministry, or a table behind its back. */
export const tamperings: Record<string, Tampering> = {
  'change the reason of an entry': async (db, chance) => {
    const { id } = await some(db, chance)
    await sql`update audit_entry set body = body || '{"after": {"reason": "another"}}' where id = ${id}`.execute(db)
  },
  'change who did it': async (db, chance) => {
    const { id } = await some(db, chance)
    const actor = JSON.stringify({ actor: { user_id: 999_999, name: 'Nobody' } })
    await sql`update audit_entry set body = body || ${actor}::jsonb where id = ${id}`.execute(db)
  },
  'change when it was': setOf('at', '2026-01-01T00:00:00Z'),
  'change the code': setOf('mac', Buffer.alloc(32, 7)),
  'change the key': setOf('kid', 'deadbeef'),
  'change the era': setOf('era', 7),
  'change the transaction': async (db, chance) => {
    const { id } = await some(db, chance)
    await sql`update audit_entry set xid = (xid::text::bigint + 1 + ${chance(5)}::int)::text::xid8 where id = ${id}`.execute(
      db,
    )
  },
  'delete an entry': async (db, chance) =>
    sql`delete from audit_entry where id = ${(await some(db, chance)).id}`.execute(db),
  'delete several entries': async (db, chance) => {
    const [one, other] = await two(db, chance)
    await sql`delete from audit_entry where id between ${Math.min(one.id, other.id)} and ${Math.max(one.id, other.id)}`.execute(
      db,
    )
  },
  'insert a made-up entry at the end': (db, chance) => insertForged(db, chance),
  'insert a made-up entry among the sealed ones': async (db, chance) => {
    const { id, xid } = await some(db, chance)
    await insertForged(db, chance)
    await sql`update audit_entry set xid = ${xid}::xid8 where id = (select max(id) from audit_entry) and id <> ${id}`.execute(
      db,
    )
  },
  'insert a copy of an entry': async (db, chance) => {
    const { id } = await some(db, chance)
    await sql`insert into audit_entry (at, kid, body, mac) select at, kid, body, mac from audit_entry where id = ${id}`.execute(
      db,
    )
  },
  'swap what two entries say': (db, chance) => swap(db, chance, ['body']),
  'swap two entries': (db, chance) => swap(db, chance, ['at', 'kid', 'body', 'mac']),
  'swap the transactions of two entries': async (db, chance) => {
    const [one, other] = await two(db, chance)
    if (one.xid === other.xid) await swap(db, chance, ['at', 'body', 'mac'])
    else {
      await sql`update audit_entry set xid = ${other.xid}::xid8 where id = ${one.id}`.execute(db)
      await sql`update audit_entry set xid = ${one.xid}::xid8 where id = ${other.id}`.execute(db)
    }
  },
  'change a column that repeats the body': async (db, chance) => {
    const { id } = await some(db, chance)
    await sql`alter table audit_entry alter column action drop expression`.execute(db)
    await sql`update audit_entry set action = 'log_out' where id = ${id}`.execute(db)
  },
  'cut the tail with its seals': (db, chance) => cutTail(db, chance, true),
  'cut the seals of the tail': (db, chance) => cutTail(db, chance, false),
  'remove a seal': async (db, chance) => {
    const seals = await listSeals(db, 1, 1000)
    await sql`delete from audit_seal where n = ${1 + chance(seals.length)}`.execute(db)
  },
  'change the time of a seal': async (db, chance) => {
    const seals = await listSeals(db, 1, 1000)
    await sql`update audit_seal set at = at + interval '1 hour' where n = ${1 + chance(seals.length)}`.execute(db)
  },
  'change the hash of a seal': async (db, chance) => {
    const seals = await listSeals(db, 1, 1000)
    await sql`update audit_seal set hash = sha256(hash) where n = ${1 + chance(seals.length)}`.execute(db)
  },
  'change an entry and rewrite the chain under the name of the key of the portal': async (db, chance) => {
    await setOf('at', '2026-01-01T00:00:00Z')(db, chance)
    await rewriteChain(db, chance, 'own')
  },
  'remove an entry and rewrite the chain with another key': async (db, chance) => {
    await sql`delete from audit_entry where id = ${(await some(db, chance)).id}`.execute(db)
    await rewriteChain(db, chance, 'foreign')
  },
  'remove the whole record': async (db) => {
    await sql`delete from audit_entry`.execute(db)
    await sql`delete from audit_seal`.execute(db)
  },
}
