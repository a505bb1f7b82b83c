import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { beginRecord } from '../audit/begin-record.ts'
import { appliedMigrations } from '../database/migrate.ts'
import { takeAuditKeys } from '../keys/take-audit-keys.ts'
import { setNewAuditKeys } from '../testing/audit/new-audit-keys.ts'
import { proxyTo } from '../testing/tcp-proxy.ts'
import { newEmptyDatabaseUrl, newTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './open-database.ts'

const dataDir = '/nowhere'

describe('opening a PostgreSQL server', () => {
  it('waits for one that does not answer, says so once, and gives up with a sentence that hides the password', async () => {
    const { url } = await proxyTo('postgresql://portal:secret@127.0.0.1:5432/portal', { isDown: true })
    const printed: string[] = []
    const before = performance.now()
    const opening = openDatabase({ dataDir, databaseUrl: url }, { print: (text) => printed.push(text), waitMs: 1200 })
    await expect(opening).rejects.toThrow(
      /^The PostgreSQL server at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\. Check DATABASE_URL, and that the server is running\.$/,
    )
    expect(performance.now() - before).toBeGreaterThan(1000)
    expect(printed).toEqual([expect.stringMatching(/does not answer .* Waiting for it …$/)])
    expect(printed[0]).not.toContain('secret')
  })

  it('refuses a server that is not PostgreSQL', async () => {
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
    await once(web, 'listening')
    const { url, stop } = await proxyTo(`postgresql://portal@127.0.0.1:${fieldsOf(web.address()).port}/portal`)
    await expect(openDatabase({ dataDir, databaseUrl: url }, { waitMs: 0 })).rejects.toThrow(
      /^The PostgreSQL server at 127\.0\.0\.1:\d+ does not answer\./,
    )
    stop()
    web.close()
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')('connects to one that starts a little later', async () => {
    const { connectionString = '' } = (await newTestDatabase()).pool.options
    const proxy = await proxyTo(connectionString, { isDown: true })
    const { promise: isWaiting, resolve: waits } = Promise.withResolvers<void>()
    const print = (text: string) => void (text.endsWith('Waiting for it …') && waits())
    const opening = openDatabase({ dataDir, databaseUrl: proxy.url }, { print, waitMs: 60_000 })
    await isWaiting
    await proxy.restore()
    const database = await opening
    expect((await database.pool.query('select count(*)::int as states from state')).rows).toEqual([{ states: 37 }])
    await database.close()
    proxy.stop()
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('the schema', () => {
  const forgetNewest = sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`

  it('is refused to a second server whose first start met that of another one, with other keys', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-open-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const place = { dataDir: folder, databaseUrl: await newEmptyDatabaseUrl() }
    const opening = openDatabase(place, {
      takeKeys: (db) => takeAuditKeys(db, place),
      // The other server is quicker.
      prepare: async ({ db }) => {
        setNewAuditKeys()
        await beginRecord(db, new Date())
      },
    })
    await expect(opening).rejects.toThrow(
      /^The audit record was last written with the key \w{8}, which this server does not have\./,
    )
    setNewAuditKeys()
  })

  it('is not changed by a start that may not migrate, which says what to do', async () => {
    const { db, pool } = await newTestDatabase()
    const databaseUrl = pool.options.connectionString ?? ''
    await forgetNewest.execute(db)
    const before = await appliedMigrations(db)
    await expect(openDatabase({ dataDir, databaseUrl, migrateAtStart: false })).rejects.toThrow(
      'The schema of the database is older than this version of the portal, which may not change it (MIGRATE_AT_START). Run npm run migrate, then start the portal.',
    )
    expect(await appliedMigrations(db)).toEqual(before)
  })

  it('of a newer version is left as it is, and the portal works with it', async () => {
    const { db, pool } = await newTestDatabase()
    const databaseUrl = pool.options.connectionString ?? ''
    await sql`insert into kysely_migration (name, timestamp) values ('9998-more', '2026-12-01')`.execute(db)
    const printed: string[] = []
    const database = await openDatabase({ dataDir, databaseUrl }, { print: (text) => printed.push(text) })
    expect((await database.pool.query('select count(*)::int as states from state')).rows).toEqual([{ states: 37 }])
    await database.close()
    expect(printed[0]).toBe(
      'The schema of the database is newer than this version, which works with it and leaves it as it is.',
    )
  })
})
