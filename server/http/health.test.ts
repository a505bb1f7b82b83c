import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { recordEntry } from '../audit/record-entry.ts'
import { connectPostgres } from '../database/connect.ts'
import { setNewAuditKeys } from '../testing/audit/new-audit-keys.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

afterEach(() => setNewAuditKeys())

async function healthOf(...portal: Parameters<typeof testApp>) {
  const { app } = await testApp(...portal)
  return async () => {
    const [alive, ready] = [await app.inject('/livez'), await app.inject('/readyz')]
    return [alive.statusCode, ready.statusCode, ready.json()]
  }
}

describe('the portal is alive, and', () => {
  it('ready while it can serve every request', async () => {
    const health = await healthOf()
    expect(await health()).toEqual([200, 200, { status: 'ok' }])
  })

  it('not ready while it is about to stop', async () => {
    let isDraining = false
    const health = await healthOf(undefined, { isDraining: () => isDraining })
    expect(await health()).toEqual([200, 200, { status: 'ok' }])
    isDraining = true
    expect(await health()).toEqual([200, 503, { status: 'stopping' }])
  })

  it('not ready while its schema is older', async () => {
    const database = await newTestDatabase()
    const health = await healthOf(database)
    const newest = sql`select max(name) from kysely_migration`
    await sql`delete from kysely_migration where name = (${newest})`.execute(database.db)
    expect(await health()).toEqual([200, 503, { status: 'the schema is older than the portal' }])
  })

  it('not ready once the audit record was written with a key that it does not have', async () => {
    const database = await newTestDatabase()
    const health = await healthOf(database)
    const about = { kind: 'document', id: 1 } as const
    const now = new Date()
    await recordEntry(database.db, { at: now, actor: null, address: null, action: 'open_document', about })
    expect(await health()).toEqual([200, 200, { status: 'ok' }])
    setNewAuditKeys()
    expect(await health()).toEqual([200, 503, { status: 'the key of the audit record does not fit the database' }])
  })

  it.runIf(onPostgres)('not ready while the database is a standby that nobody can write to', async () => {
    const url = new URL((await newTestDatabase()).pool.options.connectionString ?? '')
    const database = connectPostgres(url.href)
    await sql`alter database ${sql.id(url.pathname.slice(1))} set default_transaction_read_only = on`.execute(
      database.db,
    )
    await database.close()
    const standby = connectPostgres(url.href)
    const health = await healthOf(standby)
    expect(await health()).toEqual([200, 503, { status: 'the database is read-only' }])
    await standby.close()
  })
})
