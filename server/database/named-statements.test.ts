import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newTestDatabase } from '../testing/test-database.ts'

describe('a statement that is planned once', () => {
  it('is planned anew after its table has changed', async () => {
    const { db, pool } = await newTestDatabase()
    await sql`create table note (id int)`.execute(db)
    const read = () => sql`select * from note where id = ${1}`.execute(db)
    await read()
    await sql`insert into note values (1)`.execute(db)
    await sql`alter table note add column body text`.execute(db)
    // The connection that had planned it says so once and is given up.
    await expect(read()).rejects.toMatchObject({ code: '0A000' })
    expect((await read()).rows).toEqual([{ id: 1, body: null }])
    expect(pool.totalCount).toBe(1)
  })
})
