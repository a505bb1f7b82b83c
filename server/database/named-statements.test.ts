import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ofPortal } from '../testing/loading-database.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import type { Db } from './connect.ts'

const newDatabase = async () => ofPortal(await newTestDatabase())

describe('a named statement', () => {
  /** A table of notes that one connection reads, and that is changed meanwhile. */
  async function notes() {
    const { db, pool } = await newDatabase()
    await sql`create table note (id int)`.execute(db)
    await sql`insert into note values (1)`.execute(db)
    const read = (from: Db = db) => sql`select * from note where id = ${1}`.execute(from)
    await read()
    await sql`alter table note add column body text`.execute(db)
    return { db, pool, read }
  }

  it('is planned again after its table has changed, and whoever asks does not notice', async () => {
    const { pool, read } = await notes()
    expect((await read()).rows).toEqual([{ id: 1, body: null }])
    expect((await read()).rows).toEqual([{ id: 1, body: null }])
    expect(pool.totalCount).toBe(1)
  })

  it('fails the transaction in which it is met, which succeeds at the second try', async () => {
    const { db, read } = await notes()
    const attempt = () => db.transaction().execute((transaction) => read(transaction))
    await expect(attempt()).rejects.toMatchObject({ code: '0A000' })
    expect((await attempt()).rows).toEqual([{ id: 1, body: null }])
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'is planned again on every connection once one of them has met the change',
    async () => {
      const { db, pool } = await newDatabase()
      await sql`create table note (id int)`.execute(db)
      const read = (from: Db) => sql`select * from note where id = ${1}`.execute(from)
      const readOnThree = () =>
        db
          .connection()
          .execute((first) => db.connection().execute((second) => Promise.all([read(first), read(second), read(db)])))
      await readOnThree()
      expect(pool.totalCount).toBe(3)
      await sql`alter table note add column body text`.execute(db)
      const transaction = () => db.transaction().execute((one) => read(one))
      await transaction().catch(() => {})
      await Promise.all([transaction(), transaction(), transaction()])
    },
  )

  it('that the connection does not know any more, as behind some poolers, is planned again', async () => {
    const { db } = await newDatabase()
    const read = () => sql`select ${1}::int as one`.execute(db)
    await read()
    await sql`deallocate all`.execute(db)
    expect((await read()).rows).toEqual([{ one: 1 }])
  })

  it('is planned once however many statements another database of the process has planned', async () => {
    const other = await newDatabase()
    for (let number = 0; number < 501; number++) await sql`select ${sql.lit(number)} + ${1}::int`.execute(other.db)
    const { db } = await newDatabase()
    await sql`select ${7}::int as seven`.execute(db)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_prepared_statements where statement like '%as seven%'
    `.execute(db)
    expect(rows).toEqual([{ n: 1 }])
  })
})
