import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database, Db } from '../database/connect.ts'
import { sealRecord } from '../jobs/seal-record.ts'
import { sealAll } from '../testing/audit/seal-all.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { beginEraAfterMove } from './begin-era.ts'
import { beginRecord } from './begin-record.ts'
import { recordEntries, recordEntry } from './record-entry.ts'
import { sealEntries } from './seal-entries.ts'
import { listSeals } from './seals.ts'
import { verifyRecord } from './verify.ts'

const now = new Date('2026-03-02T09:00:00Z')

function write(db: Db, id: number): Promise<void> {
  const about = { kind: 'document', id } as const
  return recordEntry(db, { at: now, actor: null, address: null, action: 'open_document', about })
}

/** The ids of all entries, and of those that are sealed. */
async function ids({ db }: Database): Promise<{ written: number[]; sealed: number[] }> {
  const written = await db.selectFrom('audit_entry').select('id').orderBy('id').execute()
  const seals = await listSeals(db, 1, 10_000)
  return {
    written: written.map(({ id }) => id),
    sealed: seals.flatMap((seal) => seal.ids).sort((one, other) => one - other),
  }
}

describe('sealing', () => {
  it('waits for a transaction that began before, although entries of later ones are committed', async () => {
    const database = await newTestDatabase()
    const { db } = database
    const slow = await db.startTransaction().execute()
    await write(slow, 1)
    await write(db, 2)
    expect(await sealEntries(db, now)).toBe(0)
    await slow.commit().execute()
    await sealAll(db, now)
    const { written, sealed } = await ids(database)
    expect(sealed).toEqual(written)
  })

  it('puts each entry into exactly one seal while many write, roll back and use savepoints, and two servers seal', async () => {
    const database = await newTestDatabase()
    const { db } = database
    await beginRecord(db, now)
    const begun = (await ids(database)).written.length
    let writing = true
    const writer = async (number: number) => {
      for (let turn = 0; turn < 30; turn++) await writeSome(db, number * 100 + turn)
    }
    const sealer = async () => {
      while (writing) await sealEntries(db, now)
    }
    const sealers = [sealer(), sealer()]
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map(writer))
    writing = false
    await Promise.all(sealers)
    await sealAll(db, now)
    const { written, sealed } = await ids(database)
    // Of each writer's 30 turns 6 are rolled back, and 8 of the others write a second entry.
    expect(written).toHaveLength(begun + 7 * 32)
    expect(sealed).toEqual(written)
    expect(await verifyRecord(db)).toMatchObject({ total: 0, unsealed: 0 })
  })

  it('keeps every head in a file, also after a power cut, and says when an entry waits for too long', async () => {
    const { db } = await newTestDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'portal-heads-'))
    const headsPath = join(folder, 'heads.jsonl')
    const late: number[] = []
    const seal = (at: string) =>
      sealRecord(db, { headsPath, now: new Date(at), onLate: (seconds) => void late.push(seconds) })
    await beginRecord(db, now)
    await sealAll(db, now)
    await seal('2026-03-02T09:00:10Z')
    await appendFile(headsPath, '{"n":2,"era"')
    const slow = await db.startTransaction().execute()
    await write(slow, 1)
    await write(db, 2)
    await seal('2026-03-02T09:10:01Z')
    expect(late).toEqual([601])
    await slow.commit().execute()
    await sealAll(db, now)
    await seal('2026-03-02T09:10:11Z')
    const lines = (await readFile(headsPath, 'utf8')).split('\n')
    expect(lines.map((line) => line.slice(0, 12))).toEqual(['{"n":1,"era"', '{"n":2,"era"', '{"n":2,"era"', ''])
    expect(await verifyRecord(db, { headsPath })).toMatchObject({ total: 0, heads: 2 })
    await rm(folder, { recursive: true })
  })

  it('seals in one run all that waits, a thousand entries in each seal', async () => {
    const database = await newTestDatabase()
    const { db } = database
    const by = { at: now, actor: null, address: null }
    const opened = (id: number) => ({
      ...by,
      action: 'open_document' as const,
      about: { kind: 'document' as const, id },
    })
    await recordEntries(
      db,
      Array.from({ length: 2001 }, (_, place) => opened(place + 1)),
    )
    const folder = await mkdtemp(join(tmpdir(), 'portal-heads-'))
    // Nothing is sealed while a transaction that began before is open, also in the databases of other tests.
    await expect
      .poll(async () => {
        await sealRecord(db, { headsPath: join(folder, 'heads.jsonl'), now, onLate: () => {} })
        return (await listSeals(db, 1, 10)).map((seal) => seal.ids.length)
      })
      .toEqual([1000, 1000, 1])
    await rm(folder, { recursive: true })
  })

  it('goes on in a new era where the transaction ids have begun anew', async () => {
    const { db } = await newTestDatabase()
    await beginRecord(db, now)
    await sealAll(db, now)
    const [{ ids: begun } = { ids: [] }] = await listSeals(db, 1, 1)
    // As after a restore into a new database: entries of transactions that are far ahead.
    await sql`insert into audit_entry (xid, at, kid, body, mac) select '4000000000', at, kid, body || '{"nonce": "n"}', mac from audit_entry limit 1`.execute(
      db,
    )
    await beginEraAfterMove(db, now)
    await write(db, 1)
    await sealAll(db, now)
    const seals = await listSeals(db, 1, 10)
    expect(seals.map(({ n, era, ids: { length } }) => ({ n, era, length }))).toEqual([
      { n: 1, era: 1, length: begun.length },
      { n: 2, era: 1, length: 1 },
      { n: 3, era: 2, length: 1 },
    ])
    await beginEraAfterMove(db, now)
    expect(await db.selectFrom('audit_era').select(['era', 'reason']).execute()).toEqual([
      { era: 2, reason: 'The database was restored or moved.' },
    ])
  })
})

/** One turn of a writer: every fifth is rolled back, and every third also writes an entry in a savepoint that is undone, and another. */
async function writeSome(db: Database['db'], id: number): Promise<void> {
  const turn = id % 100
  const transaction = await db.startTransaction().execute()
  await write(transaction, id)
  if (turn % 3 === 0) {
    const inSavepoint = await transaction.savepoint('attempt').execute()
    await write(inSavepoint, id)
    await inSavepoint.rollbackToSavepoint('attempt').execute()
    await write(transaction, id)
  }
  await (turn % 5 === 0 ? transaction.rollback() : transaction.commit()).execute()
}
