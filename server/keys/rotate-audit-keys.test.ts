import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AuditKeys, auditKeys, createAuditKey, readAuditKey, setAuditKeys } from '../audit/audit-keys.ts'
import { beginRecord } from '../audit/begin-record.ts'
import { recordEntry } from '../audit/record-entry.ts'
import { verifyRecord } from '../audit/verify.ts'
import type { Database } from '../database/connect.ts'
import { startSealing } from '../jobs/seal-record.ts'
import { setNewAuditKeys } from '../testing/audit/new-audit-keys.ts'
import { sealAll } from '../testing/audit/seal-all.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { openAuditKeys } from './open-audit-keys.ts'
import { outsideDatabase } from './outside-database.ts'
import { rotateAuditKeys } from './rotate-audit-keys.ts'

const now = new Date('2026-03-02T09:00:00Z')

let database: Database
let dataDir: string
beforeEach(async () => {
  database = await newTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-audit-keys-'))
})
afterEach(async () => {
  setNewAuditKeys()
  await rm(dataDir, { recursive: true, force: true })
})

/** Begins the record with the keys of a server, writes an entry, and seals both. */
async function begin(source: Parameters<typeof openAuditKeys>[0]) {
  setAuditKeys(await openAuditKeys(source))
  await beginRecord(database.db, now)
  return write()
}

/** Writes and seals an entry with the present keys of this process. Returns the id of the key. */
async function write(at = now): Promise<string> {
  await writeEntry()
  await sealAll(database.db, at)
  return auditKeys().current.kid
}

async function writeEntry(): Promise<void> {
  const about = { kind: 'document', id: 1 } as const
  await recordEntry(database.db, { at: now, actor: null, address: null, action: 'open_document', about })
}

const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

async function keysThatWrote(): Promise<string[]> {
  const rows = await database.db.selectFrom('audit_seal').select('kid').orderBy('n').execute()
  return rows.map(({ kid }) => kid)
}

describe('a new key of the audit record', () => {
  it('takes over, is recorded with the old one, and leaves old entries whole', async () => {
    const first = await begin({ dataDir })
    const second = await rotateAuditKeys(database, { dataDir }, now)
    const entries = database.db.selectFrom('audit_entry').where('action', '=', 'rotate_audit_key')
    expect(await entries.select(['kid', 'about_kind', 'about_id', 'body']).execute()).toEqual([
      {
        kid: first,
        about_kind: 'key',
        about_id: second.kid,
        body: expect.objectContaining({ before: { key: first }, after: { key: second.kid, is_in_use: true } }),
      },
    ])
    setAuditKeys(await openAuditKeys({ dataDir }))
    expect(await write()).toBe(second.kid)
    expect(await keysThatWrote()).toEqual([first, second.kid])
    expect(await verifyRecord(database.db)).toMatchObject({ findings: [], total: 0 })
    expect(second).toEqual({
      kid: second.kid,
      path: join(dataDir, 'keys', 'audit', `2-${second.kid}.jwk`),
      isInUse: true,
    })
    expect((await stat(second.path)).mode & 0o777).toBe(0o600)
  })

  it('is followed by others in the order of their numbers, also after nine', async () => {
    setAuditKeys(await openAuditKeys({ dataDir }))
    for (let number = 2; number <= 11; number++) {
      const { kid } = await rotateAuditKeys(database, { dataDir }, now)
      const opened = await openAuditKeys({ dataDir })
      expect([opened.current.kid, opened.all.length]).toEqual([kid, number])
    }
    const names = await readdir(join(dataDir, 'keys', 'audit'))
    expect(names.map((name) => Number(name.split('-')[0])).sort((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
  })

  it('is used by a server that runs, without a new start', async () => {
    const first = await begin({ dataDir })
    const { kid } = await rotateAuditKeys(database, { dataDir }, now)
    const failures: unknown[] = []
    const sealing = startSealing(database.db, {
      ...outsideDatabase({ dataDir }),
      clock: () => now,
      onFailure: (error) => void failures.push(error),
      onLate: () => {},
      pause: 5,
    })
    await expect.poll(() => auditKeys().current.kid).toBe(kid)
    await sealing.stop()
    expect(await write()).toBe(kid)
    expect([new Set(await keysThatWrote()), failures]).toEqual([new Set([first, kid]), []])
  })

  it('waits for AUDIT_KEY where servers share one, and takes the older keys with it', async () => {
    const auditKey = createAuditKey()
    const first = await begin({ dataDir, auditKey })
    expect(first).toBe(readAuditKey(auditKey).kid)
    const { kid, path, isInUse } = await rotateAuditKeys(database, { dataDir, auditKey }, now)
    expect([isInUse, (await openAuditKeys({ dataDir, auditKey })).current.kid]).toEqual([false, first])
    // A server with the new text and with a folder of its own.
    const other = { dataDir: join(dataDir, 'other'), auditKey: await readFile(path, 'utf8') }
    setAuditKeys(await openAuditKeys(other))
    expect(await write()).toBe(kid)
    expect(await verifyRecord(database.db)).toMatchObject({ total: 0 })
    const third = await rotateAuditKeys(database, other, now)
    const later = await openAuditKeys({ ...other, auditKey: await readFile(third.path, 'utf8') })
    expect(later.all.map((key) => key.kid)).toEqual([first, kid, third.kid])
  })

  it('is not made when its entry cannot be written', async () => {
    setAuditKeys(await openAuditKeys({ dataDir }))
    await database.db.schema.alterTable('audit_entry').renameTo('audit_entry_elsewhere').execute()
    await expect(rotateAuditKeys(database, { dataDir }, now)).rejects.toThrow()
    expect(await readdir(join(dataDir, 'keys', 'audit'))).toHaveLength(1)
  })
})

describe('a key that was replaced', () => {
  /** Writes with the keys that the process had at some time. */
  async function writeWith(keys: AuditKeys, at: Date) {
    setAuditKeys(keys)
    await write(at)
  }

  async function rotate(): Promise<AuditKeys> {
    await rotateAuditKeys(database, { dataDir }, now)
    setAuditKeys(await openAuditKeys({ dataDir }))
    return auditKeys()
  }

  const found = async () => (await verifyRecord(database.db)).findings

  it('still writes for a day after the new one, while servers are started again', async () => {
    await begin({ dataDir })
    const old = auditKeys()
    const next = await rotate()
    await writeWith(old, hoursLater(30))
    await writeWith(next, hoursLater(31))
    await writeWith(old, hoursLater(54))
    await writeWith(next, hoursLater(55))
    expect(await found()).toEqual([])
  })

  it('proves nothing later, whatever moment is written with it', async () => {
    const kid = await begin({ dataDir })
    const old = auditKeys()
    const next = await rotate()
    await writeWith(next, now)
    await writeWith(next, hoursLater(25))
    // Whoever has stolen it and owns the database appends a seal and an entry.
    await writeWith(old, now)
    await writeEntry()
    setAuditKeys(next)
    const seals = await database.db.selectFrom('audit_seal').select('n').where('kid', '=', kid).orderBy('n').execute()
    const entries = await database.db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').limit(2).execute()
    const [seal, [unsealed, sealed]] = [seals.at(-1)?.n ?? 0, entries.map(({ id }) => id)]
    const document = 'open_document document 1 of 2026-03-02T09:00:00.000Z'
    const where = { about: { kind: 'document', id: '1' }, kind: 'replaced key' }
    expect(await found()).toEqual([
      {
        kind: 'replaced key',
        entry: null,
        seal,
        about: null,
        detail: `Seal ${seal} was made with the key ${kid}, which had been replaced`,
      },
      {
        ...where,
        entry: sealed,
        seal,
        detail: `Entry ${sealed} (${document}) was made with the key ${kid}, which had been replaced`,
      },
      {
        ...where,
        entry: unsealed,
        seal: null,
        detail: `Entry ${unsealed} (${document}) was made with the key ${kid}, which had been replaced`,
      },
    ])
  })

  it('proves nothing later either if the key that replaced it was replaced before it wrote', async () => {
    await begin({ dataDir })
    const first = auditKeys()
    const second = await rotate()
    const third = await rotate()
    await writeWith(third, now)
    await writeWith(third, hoursLater(25))
    for (const keys of [first, second]) await writeWith(keys, hoursLater(26))
    setAuditKeys(third)
    expect((await found()).map(({ kind, entry }) => [kind, entry === null ? 'seal' : 'entry'])).toEqual([
      ['replaced key', 'seal'],
      ['replaced key', 'entry'],
      ['replaced key', 'seal'],
      ['replaced key', 'entry'],
    ])
  })
})
