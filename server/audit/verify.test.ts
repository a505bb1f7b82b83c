import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Db } from '../database/connect.ts'
import { changesBehindTheBack } from '../testing/audit/behind-the-back.ts'
import { recordOfMinistry } from '../testing/audit/record-of-a-ministry.ts'
import { sealAll } from '../testing/audit/seal-all.ts'
import { insertForged, removeGuards, tamperings } from '../testing/audit/tamperings.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { auditKeys, createAuditKey, readAuditKey } from './audit-keys.ts'
import { appendHeads } from './heads-file.ts'
import { headOf, signSeal } from './seal-text.ts'
import { listSeals } from './seals.ts'
import { verifyRecord } from './verify.ts'

const rounds = Number(process.env.TAMPERINGS ?? 2)

let database: Database
let ministry: Awaited<ReturnType<typeof recordOfMinistry>>
let folder: string
let headsPath: string
beforeAll(async () => {
  database = await newTestDatabase()
  ministry = await recordOfMinistry(database)
  folder = await mkdtemp(join(tmpdir(), 'portal-heads-'))
  headsPath = join(folder, 'audit-heads.jsonl')
  await appendHeads(database.db, headsPath)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Tampers with the record, verifies it, and undoes the tampering. */
async function verifiedAfter(tamper: (db: Db) => Promise<unknown>) {
  const transaction = await database.db.startTransaction().execute()
  try {
    await removeGuards(transaction)
    await tamper(transaction)
    return await verifyRecord(transaction, { headsPath })
  } finally {
    await transaction.rollback().execute()
  }
}

const chance = (n: number) => Math.floor(Math.random() * n)

describe('the verification of the audit record', () => {
  it('finds nothing in a record that nobody altered', async () => {
    expect(await verifyRecord(database.db, { headsPath })).toMatchObject({
      findings: [],
      total: 0,
      seals: 6,
      heads: 6,
      unsealed: 0,
      oldest_unsealed: null,
    })
  })

  it.each(Object.entries(tamperings))('finds who tries to %s', async (_name, tamper) => {
    for (let round = 0; round < rounds; round++) {
      expect((await verifiedAfter((db) => tamper(db, chance))).total).toBeGreaterThan(0)
    }
  })

  it('names the first entry that was changed, and the first that was removed', async () => {
    const [, seal] = await listSeals(database.db, 1, 2)
    const [, id = 0] = seal?.ids ?? []
    const changed = await verifiedAfter((db) =>
      sql`update audit_entry set body = body || '{"address": "198.51.100.1"}' where id >= ${id}`.execute(db),
    )
    expect(changed.findings[0]).toMatchObject({ kind: 'entry not written by the portal', entry: id, seal: 2 })
    const removed = await verifiedAfter((db) => sql`delete from audit_entry where id = ${id}`.execute(db))
    expect(removed.findings[0]).toEqual({
      kind: 'entry missing',
      entry: id,
      seal: 2,
      about: null,
      detail: `Entry ${id} of seal 2 was removed`,
    })
  })

  it.each([
    ['action', 'log_out'],
    ['actor_id', 999_999],
    ['about_kind', 'letter'],
    ['about_id', '0'],
  ])('names the entry whose %s is not the one of which it tells', async (column, value) => {
    const [seal] = await listSeals(database.db, 1, 1)
    const [id = 0] = seal?.ids ?? []
    const { findings } = await verifiedAfter(async (db) => {
      await sql`alter table audit_entry alter column ${sql.ref(column)} drop expression`.execute(db)
      await sql`update audit_entry set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db)
    })
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'columns differ from the entry', entry: id, seal: 1 }),
    )
  })

  /** The ids of the entries of a seal, and the seal. */
  async function sealed(n: number) {
    const [seal] = await listSeals(database.db, n, 1)
    if (!seal) throw new Error(`The record has a seal ${n}`)
    return { seal, ids: seal.ids }
  }

  it('names both of two sealed entries that changed places', async () => {
    const [one = 0, other = 0] = (await sealed(3)).ids.slice(1)
    const { findings } = await verifiedAfter((db) =>
      sql`
        update audit_entry set at = source.at, kid = source.kid, body = source.body, mac = source.mac
        from (select * from audit_entry where id in (${one}, ${other})) as source
        where audit_entry.id in (${one}, ${other}) and source.id <> audit_entry.id
      `.execute(db),
    )
    expect(findings).toMatchObject([
      { kind: 'entry changed', entry: one, seal: 3 },
      { kind: 'entry changed', entry: other, seal: 3 },
    ])
  })

  it('names an entry that was moved within its seal', async () => {
    const [one = 0, other = 0] = (await sealed(3)).ids.slice(1)
    const { findings } = await verifiedAfter((db) =>
      sql`
        update audit_entry set xid = source.xid
        from (select * from audit_entry where id in (${one}, ${other})) as source
        where audit_entry.id in (${one}, ${other}) and source.id <> audit_entry.id
      `.execute(db),
    )
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'entry moved', entry: one, seal: 3 }))
  })

  it('names a copy of an entry, also as inserted if it stands among the sealed ones', async () => {
    const [id = 0] = (await sealed(3)).ids.slice(1)
    const copy = (db: Db) =>
      sql<{ id: number }>`
        insert into audit_entry (at, kid, body, mac) select at, kid, body, mac from audit_entry where id = ${id} returning id
      `.execute(db)
    let copied = 0
    const atEnd = await verifiedAfter(async (db) => {
      copied = (await copy(db)).rows[0]?.id ?? 0
    })
    expect(atEnd.findings).toEqual([
      {
        kind: 'entry copied',
        entry: copied,
        seal: null,
        about: null,
        detail: `Entry ${copied} is a copy of entry ${id}`,
      },
    ])
    const amongSealed = await verifiedAfter(async (db) => {
      copied = (await copy(db)).rows[0]?.id ?? 0
      const { rows } = await sql<{ xid: string }>`select xid::text as xid from audit_entry where id = ${id}`.execute(db)
      await sql`update audit_entry set xid = ${rows[0]?.xid}::xid8 where id = ${copied}`.execute(db)
    })
    expect(amongSealed.findings).toMatchObject([
      { kind: 'entry inserted', entry: copied, seal: 3 },
      { kind: 'entry copied', entry: copied },
    ])
  })

  it('names an entry and a seal with a key that the portal never had', async () => {
    const [id = 0] = (await sealed(3)).ids.slice(1)
    const { findings } = await verifiedAfter(async (db) => {
      await sql`update audit_entry set kid = 'deadbeef' where id = ${id}`.execute(db)
      await sql`update audit_seal set kid = 'deadbeef' where n = 5`.execute(db)
    })
    expect(findings).toMatchObject([
      { kind: 'unknown key', entry: id, seal: 3 },
      { kind: 'unknown key', entry: null, seal: 5 },
    ])
  })

  it('names a seal of which only the moment was changed', async () => {
    const { findings } = await verifiedAfter((db) =>
      sql`update audit_seal set at = at + interval '1 hour' where n = 2`.execute(db),
    )
    expect(findings).toMatchObject([{ kind: 'seal changed', seal: 2, entry: null }])
  })

  it('names the seals that were removed', async () => {
    const one = await verifiedAfter((db) => sql`delete from audit_seal where n = 3`.execute(db))
    expect(one.findings[0]).toMatchObject({ kind: 'seal missing', seal: 3, detail: 'Seal 3 was removed' })
    const two = await verifiedAfter((db) => sql`delete from audit_seal where n in (3, 4)`.execute(db))
    expect(two.findings[0]).toMatchObject({ kind: 'seal missing', seal: 3, detail: 'Seals 3 to 4 were removed' })
  })

  it('names a seal that the keys of the portal signed but to which the entries do not lead', async () => {
    const { seal } = await sealed(6)
    const forged = { ...seal, hash: Buffer.alloc(32, 7) }
    const signature = signSeal(forged, auditKeys().current)
    const { findings } = await verifiedAfter((db) =>
      sql`update audit_seal set hash = ${forged.hash}, signature = ${signature} where n = 6`.execute(db),
    )
    expect(findings).toMatchObject([
      { kind: 'chain broken', seal: 6 },
      { kind: 'head different', seal: 6 },
    ])
  })

  it('says that the record was not begun when its beginning is gone', async () => {
    const { findings } = await verifiedAfter((db) =>
      sql`delete from audit_entry where action = 'begin_record'`.execute(db),
    )
    expect(findings).toMatchObject([
      { kind: 'record not begun', entry: null, seal: null },
      { kind: 'entry missing', seal: 1 },
    ])
  })

  it('names the heads of the file that this portal has not signed', async () => {
    const forgedPath = join(folder, 'forged-heads.jsonl')
    const [, second, ...others] = (await readFile(headsPath, 'utf8')).trimEnd().split('\n')
    const stranger = readAuditKey(createAuditKey())
    const [seal] = await listSeals(database.db, 1, 1)
    if (!seal) throw new Error('The record has a seal')
    const ofStranger = { ...seal, kid: stranger.kid }
    const forged = headOf(ofStranger, signSeal(ofStranger, stranger))
    const altered = { ...fieldsOf(JSON.parse(second ?? '')), at: '2020-01-01T00:00:00.000Z' }
    await writeFile(
      forgedPath,
      [forged, altered].map((head) => `${JSON.stringify(head)}\n`).join('') + others.join('\n'),
    )
    const { findings, total } = await verifyRecord(database.db, { headsPath: forgedPath })
    expect(findings).toMatchObject([
      { kind: 'head not signed by the portal', seal: 1 },
      { kind: 'head not signed by the portal', seal: 2 },
    ])
    expect(total).toBe(2)
  })

  it('names the head that the record does not have any more', async () => {
    const cut = await verifiedAfter(async (db) => {
      const { rows } = await sql<{ to_xid: string }>`select to_xid::text from audit_seal where n = 4`.execute(db)
      await sql`delete from audit_entry where xid > ${rows[0]?.to_xid}::xid8`.execute(db)
      await sql`delete from audit_seal where n > 4`.execute(db)
    })
    const heads = cut.findings.filter(({ kind }) => kind === 'head missing')
    expect(heads.map(({ seal }) => seal)).toEqual([5, 6])
  })

  it.each(changesBehindTheBack)('finds a change of a table with SQL: %s', async (change, kind, detail) => {
    const { findings } = await verifiedAfter((db) => change(db, ministry))
    expect(findings).toContainEqual(expect.objectContaining({ kind, detail: expect.stringMatching(detail(ministry)) }))
  })

  it('says in words what a table has and what it should have', async () => {
    const { declined } = ministry
    const { findings } = await verifiedAfter((db) =>
      sql`update registration set status = 'Awaiting decision' where id = ${declined}`.execute(db),
    )
    const about = { kind: 'registration', id: String(declined) }
    const [found] = findings.filter((finding) => finding.about?.kind === 'registration')
    const entry = found?.entry
    expect(found).toMatchObject({ kind: 'table differs', about })
    expect(found?.detail).toBe(
      `The registration ${declined} was changed past the portal: status is Awaiting decision and should be declined; entry ${entry} is the last one about it`,
    )
  })

  it('finds an entry that was made up before it was sealed', async () => {
    const own = await newTestDatabase()
    await recordOfMinistry(own)
    await insertForged(own.db, chance)
    await sealAll(own.db, ministry.now)
    const { findings } = await verifyRecord(own.db)
    // It may also tell of a row something that is not so.
    expect(findings[0]).toMatchObject({ kind: 'entry not written by the portal', seal: 7 })
  })
})
