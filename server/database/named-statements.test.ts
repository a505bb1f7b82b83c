import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ofPortal } from '../testing/loading-database.ts'
import { newTestDatabase } from '../testing/test-database.ts'

const newDatabase = async () => ofPortal(await newTestDatabase())

describe('a named statement', () => {
  it('is planned again after its table has changed', async () => {
    const { db, pool } = await newDatabase()
    await sql`create table note (id int)`.execute(db)
    const read = () => sql`select * from note where id = ${1}`.execute(db)
    await read()
    await sql`insert into note values (1)`.execute(db)
    await sql`alter table note add column body text`.execute(db)
    // The connection with the outdated plan reports it once and is closed.
    await expect(read()).rejects.toMatchObject({ code: '0A000' })
    expect((await read()).rows).toEqual([{ id: 1, body: null }])
    expect(pool.totalCount).toBe(1)
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
