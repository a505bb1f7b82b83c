import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database, Db } from '../database/connect.ts'
import { makeFacility } from '../testing/factories.ts'
import { ofPortal } from '../testing/loading-database.ts'
import { makeOwner } from '../testing/people.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { byJob, recordChanges } from './record-changes.ts'
import { recordEntry } from './record-entry.ts'

const now = new Date('2026-03-02T09:00:00Z')
const by = byJob('test', now)

let database: Database
/** The database as the portal opens it. */
let db: Database['db']
beforeAll(async () => {
  database = await newTestDatabase()
  db = ofPortal(database).db
})

/** The newest entries with the rows that they changed: [table, key, had a row before, has one after]. */
async function newest(count: number) {
  const entries = await db
    .selectFrom('audit_entry')
    .select(['id', 'action', 'about_kind', 'about_id', 'body'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  const rows = await db
    .selectFrom('audit_row')
    .where(
      'entry',
      'in',
      entries.map(({ id }) => id),
    )
    .selectAll()
    .orderBy('place')
    .execute()
  return entries.map(({ id, ...entry }) => ({
    ...entry,
    rows: rows
      .filter(({ entry: of }) => of === id)
      .map((row) => [row.of_table, row.key, row.before !== null, row.after !== null]),
  }))
}

async function countEntries(): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const rename = (transaction: Db, id: number, company_name: string) =>
  transaction.updateTable('facility').set({ company_name }).where('id', '=', id).execute()

describe('a recorded transaction', () => {
  it('stores the rows that it changed with its first entry', async () => {
    const { id } = await makeFacility(database.db)
    const about = { kind: 'facility', id } as const
    await recordChanges(db, by, async (transaction) => {
      await recordEntry(transaction, { ...by, action: 'add_facility', about })
      await recordEntry(transaction, { ...by, action: 'issue_certificate', about })
      await rename(transaction, id, 'Salama Clinic')
      await transaction.updateTable('facility').set({ address: '1 Paiko Road' }).where('id', '=', id).execute()
    })
    expect(await newest(2)).toMatchObject([
      { action: 'issue_certificate', rows: [] },
      {
        action: 'add_facility',
        about_id: String(id),
        body: { rows: { count: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), kid: expect.any(String) } },
        rows: [['facility', String(id), true, true]],
      },
    ])
  })

  it('leaves an entry that is named after its cause when it has none of its own', async () => {
    const { id } = await makeFacility(database.db)
    await recordChanges(db, by, (transaction) => rename(transaction, id, 'Zuma Clinic'))
    expect(await newest(1)).toMatchObject([
      { action: 'change_rows', about_kind: 'job', about_id: 'test', rows: [['facility', String(id), true, true]] },
    ])
  })

  it('leaves none when nothing changed in the end, nor for columns that do not count', async () => {
    const { id, company_name } = await makeFacility(database.db)
    const before = await countEntries()
    await recordChanges(db, by, async (transaction) => {
      await rename(transaction, id, 'Another name')
      await rename(transaction, id, company_name)
      await transaction.updateTable('facility').set({ names_compared: true }).where('id', '=', id).execute()
    })
    expect(await countEntries()).toBe(before)
  })

  it('leaves no entry and no row when it fails', async () => {
    const { id } = await makeFacility(database.db)
    const before = await countEntries()
    const failing = recordChanges(db, by, async (transaction) => {
      await rename(transaction, id, 'Never')
      await recordEntry(transaction, { ...by, action: 'add_facility', about: { kind: 'facility', id } })
      throw new Error('It failed')
    })
    await expect(failing).rejects.toThrow('It failed')
    expect(await countEntries()).toBe(before)
  })

  it('forgets what was undone up to a savepoint, also beyond what was put aside', async () => {
    const kept = await makeFacility(database.db)
    const undone = await Promise.all(Array.from({ length: 150 }, () => makeFacility(database.db)))
    await recordChanges(db, by, async (transaction) => {
      await rename(transaction, kept.id, 'Kept')
      await sql`savepoint before_many`.execute(transaction)
      for (const { id } of undone) await rename(transaction, id, 'Undone')
      await sql`rollback to savepoint before_many`.execute(transaction)
    })
    expect(await newest(1)).toMatchObject([{ rows: [['facility', String(kept.id), true, true]] }])
  })

  it('stores each of a thousand rows once', async () => {
    await recordChanges(db, by, (transaction) =>
      sql`insert into counter (name, value) select 'test/' || n, n from generate_series(1, 1000) as n`.execute(
        transaction,
      ),
    )
    const [entry] = await newest(1)
    expect(new Set(entry?.rows.map(([, key]) => key)).size).toBe(1000)
    expect(entry).toMatchObject({ body: { rows: { count: 1000 } } })
  })

  it('sees what is deleted with a row, and both keys of a row that gets another one', async () => {
    const owner = await makeOwner(database.db)
    await recordChanges(db, by, async (transaction) => {
      await transaction.deleteFrom('session').where('user_id', '=', owner.id).execute()
      await sql`update counter set name = 'test/renamed "1"' where name = 'test/1'`.execute(transaction)
    })
    expect((await newest(1))[0]?.rows).toEqual([
      ['session', expect.stringMatching(/^\[[0-9a-f]{64}\]$/), true, false],
      ['counter', '["test/1"]', true, false],
      ['counter', '["test/renamed \\"1\\""]', false, true],
    ])
  })

  it('is not confused by what a connection of the pool has kept', async () => {
    const { id } = await makeFacility(database.db)
    const client = await database.pool.connect()
    await client.query(
      `set portal.touched = 'facility\t1\tx\ty\n'; set portal.spilled = '3'; set portal.touched_1 = 'x'`,
    )
    client.release()
    await Promise.all(
      [1, 2, 3].map((n) => recordChanges(db, by, (transaction) => rename(transaction, id, `Clinic ${n}`))),
    )
    for (const { rows } of await newest(3)) expect(rows).toEqual([['facility', String(id), true, true]])
  })

  it('does not say what a row contains, only whether it is the same', async () => {
    const { id } = await makeFacility(database.db)
    const states = ['One name', 'Another name', 'One name']
    for (const name of states) await recordChanges(db, by, (transaction) => rename(transaction, id, name))
    const rows = await db
      .selectFrom('audit_row')
      .where('key', '=', String(id))
      .where('of_table', '=', 'facility')
      .selectAll()
      .orderBy('entry')
      .execute()
    expect(rows.map(({ after }) => after?.length)).toEqual([16, 16, 16])
    expect(rows[0]?.after).toEqual(rows[2]?.after)
    expect(rows[0]?.after).not.toEqual(rows[1]?.after)
    expect(rows[1]?.before).toEqual(rows[0]?.after)
  })
})

describe('outside a recorded transaction', () => {
  it('the portal may not change what the record follows', async () => {
    const { id } = await makeFacility(database.db)
    await expect(rename(db, id, 'Silently')).rejects.toThrow(
      'A row of facility was changed outside a recorded transaction',
    )
    const inTransaction = db.transaction().execute((transaction) => rename(transaction, id, 'Silently'))
    await expect(inTransaction).rejects.toThrow('A row of facility was changed outside a recorded transaction')
  })

  it('it may note when a session was last used, and whether a message was read', async () => {
    const { id } = await makeOwner(database.db)
    await db.updateTable('session').set({ used_at: now.toISOString() }).where('user_id', '=', id).execute()
    await db.updateTable('user_account').set({ last_signed_in_at: now.toISOString() }).where('id', '=', id).execute()
  })
})

/** The files of the portal that open a transaction of their own, each with the reason why nothing is recorded in it. */
const ownTransactions = {
  'audit/begin-era.ts': 'writes the entry of a restore, with which a new era begins',
  'audit/begin-record.ts': 'writes entries with the states of tables',
  'audit/in-one-snapshot.ts': 'reads',
  'audit/migrate-recorded.ts': 'writes entries with the states of tables',
  'audit/record-changes.ts': 'the recorded transaction itself',
  'audit/seal-entries.ts': 'writes a seal',
  'backup/postgresql-copy.ts': 'reads',
  'changes/imports/read-import.ts': 'stores what was read of a draft, which is not followed',
  'cli/export/register-parts.ts': 'reads',
  'database/application-rights.ts': 'grants rights',
  'database/row-triggers/row-triggers.ts': 'makes triggers',
  'files/sweep-orphans.ts': 'deletes rows of unfinished files, which are not followed',
  'http/resumable-uploads.ts': 'adds an unfinished upload, which is not followed',
  'jobs/compare-names.ts': 'compares names, which are not followed',
  'jobs/refresh-reports.ts': 'counts the figures of reports, which are not followed',
  'keys/rotate-audit-keys.ts': 'writes its entry with the old key before the new one is stored',
  'messages/job-queue.ts': 'notes how far sending is, which is not followed',
  'seed/seed.ts': 'fills an empty database before the record begins',
}

it('every transaction of the portal is a recorded one, but those that change nothing that the record follows', () => {
  const folder = new URL('..', import.meta.url).pathname
  const files = globSync('**/*.ts', { cwd: folder }).filter((path) => !/\.test\.ts$|^testing\/|node_modules/.test(path))
  const opening = files.filter((path) =>
    /\.(transaction|startTransaction)\(\)/.test(readFileSync(`${folder}${path}`, 'utf8')),
  )
  expect(opening.toSorted()).toEqual(Object.keys(ownTransactions))
})
