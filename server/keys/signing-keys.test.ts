import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { keyFolder, storeKey } from './key-folder.ts'
import { revokeKey, rotateKeys } from './replace-keys.ts'
import { createSigningKey } from './signing-key.ts'
import { openSigningKeys, readSharedKey } from './signing-keys.ts'

const [april, may, june] = ['2026-04-01', '2026-05-01', '2026-06-01'].map((day) => new Date(`${day}T09:00:00Z`)) as [
  Date,
  Date,
  Date,
]
const seconds = (moment: Date) => moment.getTime() / 1000

/** A database that knows no key, and an empty data folder. */
async function server() {
  const { db } = await testDatabase()
  await sql`truncate signing_key cascade`.execute(db)
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-keys-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const folder = keyFolder(dataDir)
  const keys = openSigningKeys({ folder })
  return { db, dataDir, folder, keys, published: () => keys.published(db) }
}

describe('the first start', () => {
  it('makes a key that only the account of the portal can read, and none later', async () => {
    const { db, folder, keys, published } = await server()
    const key = await keys.current(db, april)
    expect((await keys.current(db, may)).kid).toBe(key.kid)
    expect(await readdir(folder)).toEqual([`${key.kid}.jwk`])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, `${key.kid}.jwk`))).mode & 0o777).toBe(0o600)
    const { kid, x, y } = key
    expect(await published()).toEqual([
      { kty: 'EC', crv: 'P-256', x, y, kid, use: 'sig', alg: 'ES256', nbf: seconds(april) },
    ])
  })

  it('puts no private key into the database', async () => {
    const { db, folder, keys } = await server()
    const { kid } = await keys.current(db, april)
    const { d } = fieldsOf(JSON.parse(await readFile(join(folder, `${kid}.jwk`), 'utf8')))
    expect(d).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await db.selectFrom('signing_key').selectAll().execute())).not.toContain(d)
  })

  it('of two servers on one folder at the same moment leaves keys that both publish', async () => {
    const { db, folder, keys } = await server()
    const other = openSigningKeys({ folder })
    const used = await Promise.all([keys.current(db, april), other.current(db, april)])
    const kids = (await keys.published(db)).map(({ kid }) => kid)
    expect(kids).toEqual(expect.arrayContaining(used.map(({ kid }) => kid)))
    expect(await other.published(db)).toEqual(await keys.published(db))
  })
})

describe('a rotation', () => {
  it('lets a new key sign on every server of the folder, and keeps the public half of the old one', async () => {
    const { db, folder, keys, published } = await server()
    const old = await keys.current(db, april)
    const { kid, isInUse } = await rotateKeys(db, { folder }, may)
    expect(isInUse).toBe(true)
    expect((await openSigningKeys({ folder }).current(db, june)).kid).toBe(kid)
    expect(await readdir(folder)).toEqual([`${kid}.jwk`])
    expect(await published()).toMatchObject([
      { kid, nbf: seconds(may) },
      { kid: old.kid, x: old.x, nbf: seconds(april), exp: seconds(may) },
    ])
    await rotateKeys(db, { folder }, june)
    expect(await published()).toMatchObject([{ nbf: seconds(june) }, { kid, exp: seconds(june) }, { kid: old.kid }])
  })

  it('with SIGNING_KEY stores a key that signs once a server is started with it, and ends the old one then', async () => {
    const { db, folder } = await server()
    const shared = createSigningKey()
    const servers = openSigningKeys({ folder, shared })
    await servers.current(db, april)
    const { kid, path, isInUse } = await rotateKeys(db, { folder, shared }, may)
    expect(isInUse).toBe(false)
    expect((await servers.current(db, may)).kid).toBe(shared.kid)

    const restarted = openSigningKeys({ folder, shared: readSharedKey(await readFile(path, 'utf8')) })
    expect((await restarted.current(db, june)).kid).toBe(kid)
    expect(await restarted.published(db)).toMatchObject([{ kid }, { kid: shared.kid, exp: seconds(june) }])
    await expect(servers.current(db, june)).rejects.toThrow(
      `The key ${shared.kid} of SIGNING_KEY signs no more since 2026-06-01. Set SIGNING_KEY to the newer key.`,
    )
  })
})

describe('a revocation', () => {
  it('marks the key for ever, and lets a new one sign', async () => {
    const { db, folder, keys, published } = await server()
    const { kid } = await keys.current(db, april)
    const next = await revokeKey(db, { folder }, { kid, reason: 'stolen', now: may })
    const entries = await db
      .selectFrom('audit_entry')
      .where('about_kind', '=', 'key')
      .select(['action', 'about_id', 'body'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(entries).toEqual([
      { action: 'revoke_key', about_id: kid, body: expect.objectContaining({ after: { reason: 'stolen' } }) },
      { action: 'rotate_key', about_id: next?.kid, body: expect.objectContaining({ after: { is_in_use: true } }) },
    ])
    expect((await keys.current(db, may)).kid).toBe(next?.kid)
    expect(await published()).toMatchObject([{ kid: next?.kid }, { kid, exp: seconds(may), revoked_at: seconds(may) }])
    const undo = db.updateTable('signing_key').set({ revoked_at: null, revoked_reason: null }).where('kid', '=', kid)
    await expect(undo.execute()).rejects.toThrow('The record of a signing key is kept')
  })

  it('of an older key leaves the present one', async () => {
    const { db, folder, keys, published } = await server()
    const { kid } = await keys.current(db, april)
    await rotateKeys(db, { folder }, may)
    expect(await revokeKey(db, { folder }, { kid, reason: null, now: june })).toBeUndefined()
    expect(await published()).toMatchObject([{ nbf: seconds(may) }, { exp: seconds(may), revoked_at: seconds(june) }])
  })

  it('refuses a key that is unknown or revoked', async () => {
    const { db, folder, keys } = await server()
    const { kid } = await keys.current(db, april)
    const revoke = (id: string) => revokeKey(db, { folder }, { kid: id, reason: null, now: may })
    await expect(revoke('00000000')).rejects.toThrow(`The portal never signed with a key 00000000. Its keys: ${kid}.`)
    await revoke(kid)
    await expect(revoke(kid)).rejects.toThrow(`The key ${kid} was revoked on 2026-05-01 already.`)
  })
})

describe('a key of another portal', () => {
  it('signs nothing: it would not be published, and its certificates would count as forged', async () => {
    const { db, folder, keys, published } = await server()
    const { kid } = await keys.current(db, april)
    const shared = createSigningKey()
    await expect(openSigningKeys({ folder, shared }).current(db, may)).rejects.toThrow(
      `The key ${shared.kid} of SIGNING_KEY is not one of the keys with which this portal has signed certificates. Set SIGNING_KEY to their key, or run npm run keys:rotate for a new one.`,
    )
    const elsewhere = join(folder, 'elsewhere')
    await mkdir(elsewhere, { mode: 0o700 })
    await storeKey(elsewhere, shared)
    await expect(openSigningKeys({ folder: elsewhere }).current(db, may)).rejects.toThrow(
      `The key ${shared.kid} in ${elsewhere} is not one of the keys with which this portal has signed certificates. Put their key there, or run npm run keys:rotate for a new one.`,
    )
    expect((await published()).map((key) => key.kid)).toEqual([kid])
  })
})

describe('a lost folder', () => {
  it('stops the start with what to do; a rotation takes the older public keys from the database', async () => {
    const { db, folder, keys, published } = await server()
    const { kid } = await keys.current(db, april)
    await rm(folder, { recursive: true })
    await expect(keys.current(db, may)).rejects.toThrow(
      `The folder ${folder} has no key, but this portal has signed certificates before.`,
    )
    const next = await rotateKeys(db, { folder }, may)
    expect(next.recovered).toEqual([kid])
    expect(await published()).toMatchObject([{ kid: next.kid }, { kid, exp: seconds(may) }])
  })

  it('is not needed to go on after an older database was restored', async () => {
    const { db, folder, keys, published } = await server()
    const { kid } = await keys.current(db, april)
    const next = await rotateKeys(db, { folder }, may)
    await sql`truncate signing_key cascade`.execute(db)
    expect((await keys.current(db, june)).kid).toBe(next.kid)
    expect(await published()).toMatchObject([{ kid: expect.any(String) }, { kid: expect.any(String) }])
    expect((await published()).find((key) => key.kid === kid)?.exp).toBe(seconds(june))
  })
})

describe('what cannot be used', () => {
  it.each<[string, (place: { folder: string; file: string }) => Promise<void>, RegExp]>([
    [
      'a file that was cut short',
      ({ file }) => writeFile(file, '{"kty":"EC","crv'),
      /holds no signing key\. Restore it/,
    ],
    [
      'a file that others can read',
      ({ file }) => chmod(file, 0o604),
      /Others on this machine can read .* Run chmod 600 /,
    ],
    [
      'a file that its group can read',
      ({ file }) => chmod(file, 0o640),
      /Others on this machine can read .* Run chmod 600 /,
    ],
    [
      'a file in place of the folder',
      async ({ folder }) => {
        await rm(folder, { recursive: true })
        await writeFile(folder, '')
      },
      /cannot use .*keys, where its signing keys are \(ENOTDIR\)\. Let its account read and write there, or set SIGNING_KEY/,
    ],
  ])('is named: %s', async (_, damage, sentence) => {
    const { db, folder, keys } = await server()
    const { kid } = await keys.current(db, april)
    await damage({ folder, file: join(folder, `${kid}.jwk`) })
    await expect(keys.current(db, may)).rejects.toThrow(sentence)
    await expect(rotateKeys(db, { folder }, may)).rejects.toThrow(sentence)
  })

  it('is named: a folder that cannot be made', async () => {
    const { db } = await server()
    // Nobody can write there, not even root.
    await expect(openSigningKeys({ folder: '/proc/keys-of-portal' }).current(db, april)).rejects.toThrow(
      /cannot use \/proc\/keys-of-portal/,
    )
  })

  it('is named without its text: a SIGNING_KEY that is none', () => {
    expect(() => readSharedKey('{"d":"secret"}')).toThrow(
      /^The setting SIGNING_KEY must be the text of a key file, in one line\.$/,
    )
  })
})

it('a key that somebody adds to the database is not published', async () => {
  const { db, keys, published } = await server()
  const { kid } = await keys.current(db, april)
  const forged = createSigningKey()
  const row = { kid: forged.kid, x: forged.x, y: forged.y, created_at: april.toISOString() }
  await db.insertInto('signing_key').values(row).execute()
  await expect(db.updateTable('signing_key').set({ x: forged.y }).where('kid', '=', kid).execute()).rejects.toThrow()
  expect((await published()).map((key) => key.kid)).toEqual([kid])
})
