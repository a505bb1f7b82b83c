import { randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectEmbedded, connectPostgres, type Database } from '../database/connect.ts'
import { localFileStore } from '../files/file-store.ts'
import { storeFile } from '../files/store-file.ts'
import { keyFolder, storeKey } from '../keys/key-folder.ts'
import { openAuditKeys } from '../keys/open-audit-keys.ts'
import { createSigningKey } from '../keys/signing-key.ts'
import { insertDocument, insertFile } from '../records/applications/files.ts'
import { listTables } from '../records/shared/stored-contents.ts'
import { makeFacility } from '../testing/factories.ts'
import { pdf } from '../testing/files.ts'
import { forLoading } from '../testing/loading-database.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { s3Server } from '../testing/s3-server.ts'
import { copyEmbeddedDatabase, newEmptyDatabaseUrl, newTestDatabase } from '../testing/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'
/** For what does not depend on the database: on one of the two. */
const itOnce = it.runIf(process.env.TEST_ONCE_HERE)
const now = new Date('2026-11-22T12:00:00Z')

interface Place {
  dataDir: string
  databaseUrl?: string
}

let folder: string
let portal: Place
beforeAll(async () => {
  folder = await makeQuickFolder()
  portal = { dataDir: join(folder, 'portal') }
  if (onPostgres) portal.databaseUrl = (await newTestDatabase()).pool.options.connectionString ?? ''
  else await copyEmbeddedDatabase(join(portal.dataDir, 'database'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function open({ dataDir, databaseUrl }: Place): Promise<Database> {
  return databaseUrl
    ? Promise.resolve(connectPostgres(databaseUrl))
    : connectEmbedded({ dataDir: join(dataDir, 'database') })
}

/** Uses the database of a place and closes it. */
async function using<T>(place: Place, use: (db: Database['db']) => Promise<T>): Promise<T> {
  const database = await open(place)
  return use(forLoading(database).db).finally(() => database.close())
}

/** A place without a database and without files. */
async function emptyPlace(name: string): Promise<Place> {
  return { dataDir: join(folder, name), ...(onPostgres ? { databaseUrl: await newEmptyDatabaseUrl() } : {}) }
}

/** Adds facilities with a document each, as the portal does. Returns the contents by slug. */
async function addDocuments(db: Database['db'], count: number): Promise<Record<string, string>> {
  const files = localFileStore(portal.dataDir)
  const contents: Record<string, string> = {}
  for (let number = 0; number < count; number++) {
    const facility = await makeFacility(db)
    const written = { facility_id: facility.id, recorded_by: facility.recorded_by }
    const bytes = Buffer.concat([pdf().bytes, randomBytes(20_000)])
    const stored = await storeFile({ db, files }, stream(bytes), now)
    await db.transaction().execute(async (transaction) => {
      await insertFile(transaction, { ...stored, ...written })
      await insertDocument(transaction, { ...written, name: 'CAC certificate', file_slug: stored.slug })
    })
    contents[stored.slug] = bytes.toString('base64')
  }
  return contents
}

/** Makes a folder for the portal's account. */
async function emptyFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  return path
}

async function* stream(bytes: Buffer) {
  yield bytes
}

/** Every row of every table, as text. */
function allRows(place: Place): Promise<Record<string, string[]>> {
  return using(place, async (db) => {
    const tables: Record<string, string[]> = {}
    for (const table of await listTables(db)) {
      const rows = await sql<{ row: string }>`select t::text as row from ${sql.raw(table)} as t order by row`.execute(
        db,
      )
      tables[table] = rows.rows.map(({ row }) => row)
    }
    return tables
  })
}

async function contentsOf({ dataDir }: Place): Promise<Record<string, string>> {
  const names = await readdir(join(dataDir, 'files'))
  const contents = names.map(async (name) => [name, await readFile(join(dataDir, 'files', name), 'base64')])
  return Object.fromEntries(await Promise.all(contents))
}

describe('a backup', () => {
  it('restores every row and every file into an empty place', async () => {
    const contents = await using(portal, (db) => addDocuments(db, 5))
    await storeKey(await emptyFolder(keyFolder(portal.dataDir)), createSigningKey())
    const backup = join(folder, 'quiet')
    await openAuditKeys({ dataDir: portal.dataDir })
    const written = await writeBackup(portal, backup, now)
    expect(written).toMatchObject({ format: 1, missing: [], damaged: [] })
    expect(written.files.filter(({ path }) => path.includes('keys') || path.endsWith('.jwk'))).toEqual([])
    const restored = await emptyPlace('restored')
    await restoreBackup(restored, backup, now)
    const rows = await allRows(restored)
    expect(rows['public.document']).toHaveLength(5)
    const { 'public.audit_era': eras, 'public.audit_entry': entries, ...others } = rows
    const { 'public.audit_era': _eras, 'public.audit_entry': _entries, ...originals } = await allRows(portal)
    expect(others).toEqual(originals)
    // Transaction ids begin anew, and with them an era of the audit record.
    expect(eras).toEqual([expect.stringMatching(/^\(2,.*The backup of 2026-11-22T12:00:00.000Z was restored/)])
    expect(entries).toEqual([expect.stringContaining('restore_backup')])
    expect(await contentsOf(restored)).toEqual(contents)
    expect((await readdir(backup, { recursive: true })).filter((name) => /keys|jwk/.test(name))).toEqual([])
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('partial'))
    expect((await readdir(restored.dataDir)).filter((name) => name.includes('restoring'))).toEqual([])
  })

  it.runIf(onPostgres)('has the content of every file that it names, although files arrive meanwhile', async () => {
    const backup = join(folder, 'busy')
    let isRunning = true
    const writing = using(portal, async (db) => {
      let added = 0
      for (; isRunning; added++) await addDocuments(db, 1)
      return added
    })
    const manifest = await writeBackup(portal, backup, now).finally(() => {
      isRunning = false
    })
    expect(await writing).toBeGreaterThan(0)
    expect(manifest).toMatchObject({ missing: [], damaged: [] })
    const restored = await emptyPlace('restored-busy')
    await restoreBackup(restored, backup, now)
    const named = await using(restored, (db) => db.selectFrom('file').select(['slug', 'sha256']).execute())
    expect(named.length).toBeGreaterThanOrEqual(5)
    expect(named.map(({ slug }) => slug).sort()).toEqual((await readdir(join(restored.dataDir, 'files'))).sort())
    const [before, after] = [await allRows(restored), await allRows(portal)]
    expect(after['public.file']).toEqual(expect.arrayContaining(before['public.file'] ?? []))
    // A facility's row changes when its document is added; the document's does not.
    expect(before['public.document']?.length).toBeGreaterThanOrEqual(5)
    expect(after['public.document']).toEqual(expect.arrayContaining(before['public.document'] ?? []))
  })

  it.skipIf(onPostgres)('of an embedded database is refused while the portal runs', async () => {
    const running = await open(portal)
    const writing = writeBackup(portal, join(folder, 'too-early'), now)
    await expect(writing).rejects.toThrow(
      /^Another portal .* is already running on the data folder .*\. Stop the portal, make the backup, and start it again\.$/,
    )
    await running.close()
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('too-early'))
  })

  itOnce('says which files the portal has lost', async () => {
    const [missing = '', damaged = '', altered = ''] = Object.keys(await using(portal, (db) => addDocuments(db, 3)))
    await rm(join(portal.dataDir, 'files', missing))
    await truncate(join(portal.dataDir, 'files', damaged), 100)
    await flipByte(join(portal.dataDir, 'files', altered))
    const manifest = await writeBackup(portal, join(folder, 'lossy'), now)
    expect(manifest.missing).toEqual([missing])
    expect(manifest.damaged.sort()).toEqual([damaged, altered].sort())
    await using(portal, async (db) => {
      for (const slug of [missing, damaged, altered]) {
        await db.deleteFrom('document').where('file_slug', '=', slug).execute()
        await db.deleteFrom('file').where('slug', '=', slug).execute()
      }
    })
  })
})

describe('restoring', () => {
  const spoilt: [string, (backup: string) => Promise<unknown>, RegExp][] = [
    [
      'without its manifest',
      (backup) => rm(join(backup, 'manifest.json')),
      /is not a whole backup: it has no manifest/,
    ],
    [
      'whose manifest is cut',
      (backup) => truncate(join(backup, 'manifest.json'), 300),
      /its manifest.json cannot be read/,
    ],
    ['without a file', async (backup) => rm(await aFile(backup)), /is not complete: files\/.* is missing/],
    [
      'whose file is cut',
      async (backup) => truncate(await aFile(backup), 50),
      /files\/.* has changed since it was written/,
    ],
    ['in which a byte was changed', async (backup) => flipByte(await aFile(backup)), /files\/.* has changed since/],
    [
      'whose database is cut',
      async (backup) => truncate(await databaseFile(backup), 40),
      /database.* has changed since/,
    ],
    [
      'whose numbers of rows are wrong',
      (backup) => edit(backup, (text) => text.replace(/"public.document": \d+/, '"public.document": 99')),
      /The table public.document should have 99 rows but has \d+/,
    ],
    [
      'that leaves its folder',
      (backup) => edit(backup, (text) => text.replace('"path": "files/', '"path": "files/../../')),
      /its manifest.json cannot be read/,
    ],
    [
      'of a newer portal',
      (backup) => edit(backup, (text) => text.replace(/"migration": "\d+/, '"migration": "9999')),
      /from a newer version of the portal/,
    ],
  ]

  itOnce.each(spoilt)('refuses a backup %s, and leaves the place empty', async (title, spoil, sentence) => {
    const backup = join(folder, `spoilt ${title}`)
    await cp(join(folder, 'quiet'), backup, { recursive: true })
    await spoil(backup)
    const place = await emptyPlace(`place ${title}`)
    await expect(restoreBackup(place, backup, now)).rejects.toThrow(sentence)
    expect(await readdir(place.dataDir).catch(() => [])).toEqual([])
    if (onPostgres) expect(await using(place, listTables)).toEqual([])
  })

  itOnce('restores into the place in which a backup was refused', async () => {
    const backup = join(folder, 'spoilt, then mended')
    await cp(join(folder, 'quiet'), backup, { recursive: true })
    await edit(backup, (text) => text.replace(/"public.document": \d+/, '"public.document": 99'))
    const place = await emptyPlace('place of two tries')
    await expect(restoreBackup(place, backup, now)).rejects.toThrow(/should have 99 rows/)
    await restoreBackup(place, join(folder, 'quiet'), now)
    expect(Object.keys(await allRows(place))).toContain('public.document')
  })

  itOnce('refuses a place that is not empty', async () => {
    const used = await emptyPlace('used')
    await mkdir(join(used.dataDir, 'files'), { recursive: true })
    await writeFile(join(used.dataDir, 'files', 'scan'), 'a file')
    await expect(restoreBackup(used, join(folder, 'quiet'), now)).rejects.toThrow(/files is not empty/)
    const database = { ...portal, ...(onPostgres ? { dataDir: join(folder, 'no-files') } : {}) }
    if (!onPostgres) await rm(join(portal.dataDir, 'files'), { recursive: true })
    await expect(restoreBackup(database, join(folder, 'quiet'), now)).rejects.toThrow(
      onPostgres ? /The database test_\w+ is not empty/ : /database is not empty/,
    )
  })

  it('refuses a backup of the other database', async () => {
    const place = onPostgres
      ? { dataDir: join(folder, 'other') }
      : { dataDir: join(folder, 'other'), databaseUrl: 'postgresql://portal@127.0.0.1:1/portal' }
    await expect(restoreBackup(place, join(folder, 'quiet'), now)).rejects.toThrow(
      onPostgres ? /Set DATABASE_URL to a new, empty database/ : /Restore it without DATABASE_URL/,
    )
  })

  itOnce('puts the files into a bucket, but not beside those of the portal', async () => {
    const s3 = await s3Server()
    const place = { ...(await emptyPlace('with-bucket')), s3: s3.location }
    await restoreBackup(place, join(folder, 'quiet'), now)
    const again = { ...(await emptyPlace('with-bucket-again')), s3: s3.location }
    await expect(restoreBackup(again, join(folder, 'quiet'), now)).rejects.toThrow(/has files of this backup already/)
    const fromBucket = await writeBackup(place, join(folder, 'from-bucket'), now)
    expect(fromBucket).toMatchObject({ missing: [], damaged: [] })
    expect(await readdir(join(folder, 'from-bucket', 'files'))).toEqual(await readdir(join(folder, 'quiet', 'files')))
  })
})

describe('writing a backup', () => {
  itOnce('refuses a folder that exists, and one in the data folder', async () => {
    await expect(writeBackup(portal, folder, now)).rejects.toThrow(/exists already\. Choose a new folder/)
    const inside = writeBackup(portal, join(portal.dataDir, 'backup'), now)
    await expect(inside).rejects.toThrow(/is in the data folder, and would be lost together with it/)
  })
})

async function aFile(backup: string): Promise<string> {
  const [first = ''] = await readdir(join(backup, 'files'))
  return join(backup, 'files', first)
}

async function databaseFile(backup: string): Promise<string> {
  return onPostgres ? join(backup, 'database.dump') : join(backup, 'database/global/pg_control')
}

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path)
  bytes[700] = 255 - (bytes[700] ?? 0)
  await writeFile(path, bytes)
}

async function edit(backup: string, change: (text: string) => string): Promise<void> {
  const path = join(backup, 'manifest.json')
  await writeFile(path, change(await readFile(path, 'utf8')))
}
