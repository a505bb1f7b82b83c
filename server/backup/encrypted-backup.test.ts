import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditKeys, writeAuditKey } from '../audit/audit-keys.ts'
import { beginRecord } from '../audit/begin-record.ts'
import { verifyRecord } from '../audit/verify.ts'
import { connectEmbedded, connectPostgres } from '../database/connect.ts'
import { localFileStore } from '../files/file-store.ts'
import { storeFile } from '../files/store-file.ts'
import { insertDocument, insertFile } from '../records/applications/files.ts'
import { makeFacility } from '../testing/factories.ts'
import { pdf } from '../testing/files.ts'
import { forLoading } from '../testing/loading-database.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { copyEmbeddedDatabase, newEmptyDatabaseUrl, newTestDatabase } from '../testing/test-database.ts'
import { decryptWith, encryptTo } from './age-streams.ts'
import { openBackup } from './open-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'
/** For what does not depend on the database: on one of the two. */
const itOnce = it.runIf(process.env.TEST_ONCE_HERE)
const now = new Date('2026-11-22T12:00:00Z')
const name = 'Sunrise Maternity Home of the encrypted backup'

interface Place {
  dataDir: string
  auditKey?: string
  databaseUrl?: string
}

let folder: string
let backup: string
let identity: string
let recipient: string
let slug: string
beforeAll(async () => {
  folder = await makeQuickFolder()
  backup = join(folder, 'backup')
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  const portal: Place = { dataDir: join(folder, 'portal') }
  if (onPostgres) portal.databaseUrl = (await newTestDatabase()).pool.options.connectionString ?? ''
  else await copyEmbeddedDatabase(join(portal.dataDir, 'database'))
  await using(portal, async (db) => {
    const { id: facility_id, recorded_by } = await makeFacility(db, { company_name: name })
    const written = { facility_id, recorded_by }
    const stored = await storeFile({ db, files: localFileStore(portal.dataDir) }, chunksOf(pdf(20_000).bytes), now)
    await insertFile(db, { ...stored, ...written })
    await insertDocument(db, { ...written, name: 'CAC certificate', file_slug: stored.slug })
    await beginRecord(db, now)
    slug = stored.slug
  })
  await writeBackup({ ...portal, backupRecipients: [recipient] }, backup, now)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function using(place: Place, use: (db: Awaited<ReturnType<typeof connectEmbedded>>['db']) => Promise<void>) {
  const database = place.databaseUrl
    ? connectPostgres(place.databaseUrl)
    : await connectEmbedded({ dataDir: join(place.dataDir, 'database') })
  await use(forLoading(database).db).finally(() => database.close())
}

async function emptyPlace(of: string): Promise<Place> {
  return {
    dataDir: join(folder, of),
    auditKey: writeAuditKey(auditKeys().current, []),
    ...(onPostgres ? { databaseUrl: await newEmptyDatabaseUrl() } : {}),
  }
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

const identityFile = () => `# created: 2026-11-22T12:00:00Z\n# public key: ${recipient}\n${identity}\n`

describe('an encrypted backup', () => {
  it('holds nothing that can be read but the names of its files, their sizes and their digests', async () => {
    const files = await readdir(backup, { recursive: true, withFileTypes: true })
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
    expect(paths.filter((path) => !path.endsWith('.age'))).toEqual([join(backup, 'manifest.json')])
    for (const path of paths) {
      const content = await readFile(path, 'latin1')
      expect(content.includes(name), path).toBe(false)
      expect(content.includes('%PDF'), path).toBe(false)
    }
    const outer = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))
    expect(outer).toEqual({
      format: 2,
      created_at: '2026-11-22T12:00:00.000Z',
      encrypted_to: [recipient],
      files: expect.arrayContaining([expect.objectContaining({ path: `files/${slug}.age` })]),
    })
  })

  it('is restored with the identity', async () => {
    const place = await emptyPlace('restored')
    await restoreBackup(place, backup, now, identityFile())
    expect(await readFile(join(place.dataDir, 'files', slug))).toEqual(pdf(20_000).bytes)
    await using(place, async (db) => {
      expect(await db.selectFrom('facility').select('company_name').execute()).toEqual([{ company_name: name }])
    })
  })

  it('is verified with the identity', async () => {
    const addresses = onPostgres ? { databaseUrl: await newEmptyDatabaseUrl() } : {}
    const database = await openBackup(addresses, backup, identityFile())
    expect(await verifyRecord(database.db)).toMatchObject({ findings: [] })
    await database.close()
  })

  it('says without the identity that it is whole, and that its contents cannot be checked', async () => {
    const place = await emptyPlace('without')
    await expect(restoreBackup(place, backup, now)).rejects.toThrow(
      `The backup ${backup} is encrypted to ${recipient}. Every file of it is there and as it was written. What it contains can be neither read nor checked without the identity: give --identity FILE.`,
    )
    expect(await readdir(folder)).not.toContain('without')
  })

  it('is refused with another identity, and with what is none', async () => {
    const place = await emptyPlace('other')
    const opening = restoreBackup(place, backup, now, await generateX25519Identity())
    await expect(opening).rejects.toThrow(/^The identity does not open the backup .*: it is encrypted to age1/)
    await expect(restoreBackup(place, backup, now, recipient)).rejects.toThrow(
      'The identity file holds no secret key of age, like AGE-SECRET-KEY-1…',
    )
  })

  itOnce.each([
    ['with', () => identityFile()],
    ['without', () => undefined],
  ])('is refused when a byte was changed or a file is missing, %s the identity', async (title, identityOf) => {
    const spoilt = join(folder, `spoilt ${title}`)
    await cp(backup, spoilt, { recursive: true })
    const path = join(spoilt, 'files', `${slug}.age`)
    const bytes = await readFile(path)
    bytes[9_000] = 255 - (bytes[9_000] ?? 0)
    await writeFile(path, bytes)
    const place = await emptyPlace(`place ${title}`)
    await expect(restoreBackup(place, spoilt, now, identityOf())).rejects.toThrow(/files\/.* has changed since/)
    await rm(path)
    await expect(restoreBackup(place, spoilt, now, identityOf())).rejects.toThrow(/files\/.* is missing/)
    expect(await readdir(place.dataDir).catch(() => [])).toEqual([])
  })
})

itOnce('encrypts and decrypts a stream of any length with little memory', async () => {
  const piece = Buffer.alloc(65_536, 'licence')
  const pieces = 3_200
  async function* long() {
    for (let count = 0; count < pieces; count++) yield piece
  }
  global.gc?.()
  const before = process.memoryUsage().rss
  const encrypted = await (await encryptTo([recipient]))(Readable.from(long(), { objectMode: false }))
  let size = 0
  let most = 0
  for await (const bytes of await (await decryptWith(identity))(encrypted)) {
    size += bytes.length
    most = Math.max(most, process.memoryUsage().rss - before)
  }
  expect(size).toBe(209_715_200)
  expect(most).toBeLessThan(150_000_000)
})
