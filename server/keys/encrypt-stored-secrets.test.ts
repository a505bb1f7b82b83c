import { beforeEach, describe, expect, it } from 'vitest'
import { beginRecord } from '../audit/begin-record.ts'
import { byProgram, recordChanges } from '../audit/record-changes.ts'
import { verifyRecord } from '../audit/verify.ts'
import type { Database } from '../database/connect.ts'
import { removeLostSecrets } from '../features/accounts/second-factor/remove-lost-secrets.ts'
import { ofPortal } from '../testing/loading-database.ts'
import { makeOfficer } from '../testing/people.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { encryptStoredSecrets, listKeysOfSecrets, refuseWithoutKey } from './encrypt-stored-secrets.ts'
import { openLinkSecret } from './link-secret.ts'
import { placeOfAppKey, storedSecrets } from './stored-secrets.ts'

const now = new Date('2026-03-02T09:00:00Z')
const appKey = 'JBSWY3DPEHPK3PXP'
const first = storedSecrets(['q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k='])
const both = storedSecrets([
  'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  'q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k=',
])

let loading: Database
let portal: Database
let people: number[]
let linkSecret: Buffer
beforeEach(async () => {
  loading = await newTestDatabase()
  portal = ofPortal(loading)
  people = []
  for (let count = 0; count < 3; count++) people.push((await makeOfficer(loading.db)).id)
  const rows = people.map((user_id) => ({ user_id, secret: appKey, activated_at: now.toISOString() }))
  await loading.db.insertInto('second_factor').values(rows).execute()
  await loading.db
    .insertInto('recovery_code')
    .values(people.map((user_id) => ({ user_id, code_hash: Buffer.alloc(32, 7) })))
    .execute()
  linkSecret = await openLink(storedSecrets())
  await beginRecord(portal.db, now)
})

const openLink = (secrets: typeof first) =>
  recordChanges(portal.db, byProgram('start', now), (db) => openLinkSecret(db, secrets))

async function stored() {
  const { rows } = await portal.pool.query('select user_id, secret from second_factor order by user_id')
  return rows.map(({ user_id, secret }): [number, string] => [user_id, secret])
}

async function entries() {
  const { rows } = await portal.pool.query(
    `select action, about_id, body #> '{after,count}' as count from audit_entry where action like '%secrets%' order by id`,
  )
  return rows.map(({ action, about_id, count }) => [action, about_id, count])
}

describe('secrets that were stored readable', () => {
  it('are encrypted once, with an entry for each table, and the record stays whole', async () => {
    expect(await encryptStoredSecrets(portal.db, first, { now })).toBe(4)
    const rows = await stored()
    expect(rows.map(([, secret]) => secret)).not.toContain(appKey)
    expect(rows.map(([id, secret]) => first.decrypt(secret, placeOfAppKey(id)))).toEqual([appKey, appKey, appKey])
    expect(await openLink(first)).toEqual(linkSecret)
    expect(await entries()).toEqual([
      ['encrypt_secrets', 'setting', 1],
      ['encrypt_secrets', 'second_factor', 3],
    ])
    expect(await encryptStoredSecrets(portal.db, first, { now })).toBe(0)
    expect(await stored()).toEqual(rows)
    expect(await verifyRecord(portal.db)).toMatchObject({ findings: [] })
  })

  it('are encrypted by several servers at once, each by one of them', async () => {
    const counts = await Promise.all([1, 2, 3].map(() => encryptStoredSecrets(portal.db, first, { now })))
    expect(counts.reduce((sum, count) => sum + count)).toBe(4)
    expect((await stored()).map(([id, secret]) => first.decrypt(secret, placeOfAppKey(id)))).toEqual([
      appKey,
      appKey,
      appKey,
    ])
    expect(await openLink(first)).toEqual(linkSecret)
  })

  it('are found also when a server without the key has added one since', async () => {
    await encryptStoredSecrets(portal.db, first, { now })
    const late = await makeOfficer(loading.db)
    await loading.db.insertInto('second_factor').values({ user_id: late.id, secret: appKey }).execute()
    expect(await encryptStoredSecrets(portal.db, first, { now })).toBe(1)
  })

  it('stay readable without a key', async () => {
    expect(await encryptStoredSecrets(portal.db, storedSecrets(), { now })).toBe(0)
    expect((await stored()).map(([, secret]) => secret)).toEqual([appKey, appKey, appKey])
    await refuseWithoutKey(portal.db, storedSecrets())
  })
})

describe('a portal that lacks a key', () => {
  it('refuses to start, and says what to do', async () => {
    await encryptStoredSecrets(portal.db, first, { now })
    expect(await listKeysOfSecrets(portal.db)).toEqual([first.current])
    await refuseWithoutKey(portal.db, both)
    await expect(refuseWithoutKey(portal.db, storedSecrets())).rejects.toThrow(
      `The database has secrets that are encrypted with the key ${first.current}, which this server does not have. Set SECRETS_KEY, or SECRETS_KEY_FILE, to the keys that the portal had. If they are lost, run npm run secrets:rotate -- --lost.`,
    )
  })

  it('goes on without the second factors, whose people are told, and with a new secret of links', async () => {
    await encryptStoredSecrets(portal.db, first, { now })
    const lacking = storedSecrets(['AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='])
    expect(await removeLostSecrets(portal.db, lacking, now)).toEqual({
      keys: [first.current],
      secondFactors: 3,
      isLinkSecretNew: true,
    })
    await refuseWithoutKey(portal.db, lacking)
    expect(await stored()).toEqual([])
    expect(await openLink(lacking)).not.toEqual(linkSecret)
    const told = await portal.db.selectFrom('outbox').select(['user_id', 'template']).orderBy('user_id').execute()
    expect(told).toEqual(people.map((user_id) => ({ user_id, template: 'account-action' })))
    expect((await entries()).slice(2)).toEqual([
      ['remove_lost_secrets', 'setting', 1],
      ['remove_lost_secrets', 'second_factor', 3],
    ])
    expect(await verifyRecord(portal.db)).toMatchObject({ findings: [] })
    await expect(removeLostSecrets(portal.db, lacking, now)).rejects.toThrow('No key of the stored secrets is lost')
  })
})

describe('another key', () => {
  it('takes over what the earlier one has encrypted, and what is still readable', async () => {
    await encryptStoredSecrets(portal.db, first, { now })
    const late = await makeOfficer(loading.db)
    await loading.db.insertInto('second_factor').values({ user_id: late.id, secret: appKey }).execute()
    expect(await encryptStoredSecrets(portal.db, both, { now, isRotation: true })).toBe(5)
    expect(await listKeysOfSecrets(portal.db)).toEqual([both.current])
    expect(await openLink(both)).toEqual(linkSecret)
    expect((await entries()).slice(2)).toEqual([
      ['rotate_secrets_key', 'setting', 1],
      ['rotate_secrets_key', 'second_factor', 4],
    ])
    expect(await encryptStoredSecrets(portal.db, both, { now, isRotation: true })).toBe(0)
  })
})
