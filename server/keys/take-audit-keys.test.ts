import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditKeys, createAuditKey, readAuditKey } from '../audit/audit-keys.ts'
import { beginRecord } from '../audit/begin-record.ts'
import { recordEntry } from '../audit/record-entry.ts'
import type { Database } from '../database/connect.ts'
import { setNewAuditKeys } from '../testing/audit/new-audit-keys.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { replaceLostAuditKey, rotateAuditKeys } from './rotate-audit-keys.ts'
import { takeAuditKeys } from './take-audit-keys.ts'

const now = new Date('2026-03-02T09:00:00Z')

let database: Database
let folder: string
let dataDir: string
beforeEach(async () => {
  database = await newTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'portal-audit-keys-'))
  dataDir = join(folder, 'first')
})
afterEach(async () => {
  setNewAuditKeys()
  await rm(folder, { recursive: true, force: true })
})

/** Starts a server with these keys, which writes an entry. Returns the key that wrote it. */
async function start(source: Parameters<typeof takeAuditKeys>[1]): Promise<string> {
  await takeAuditKeys(database.db, source)
  await beginRecord(database.db, now)
  const about = { kind: 'document', id: 1 } as const
  await recordEntry(database.db, { at: now, actor: null, address: null, action: 'open_document', about })
  return auditKeys().current.kid
}

async function keysThatWrote(): Promise<string[]> {
  const rows = await database.db.selectFrom('audit_entry').select('kid').distinct().execute()
  return rows.map(({ kid }) => kid)
}

const keyFiles = (of: string) => readdir(join(of, 'keys', 'audit')).catch(() => [])

const whatToDo =
  'Copy the key files of the portal to DATA_DIR/keys/audit, or set AUDIT_KEY to the same text as on its other servers. If the key is lost, run npm run keys:rotate -- --audit --lost.'

describe('the keys of the audit record', () => {
  it('are made at the first start and taken again at the next', async () => {
    const kid = await start({ dataDir })
    expect(await start({ dataDir })).toBe(kid)
    expect([await keyFiles(dataDir), await keysThatWrote()]).toEqual([[`1-${kid}.jwk`], [kid]])
  })

  it('are not made by a second server without them, which does not start', async () => {
    const kid = await start({ dataDir })
    const second = join(folder, 'second')
    await expect(start({ dataDir: second })).rejects.toThrow(
      `There is no key of the audit record in ${join(second, 'keys', 'audit')}. Put its copy there, or set AUDIT_KEY.`,
    )
    expect([await keyFiles(second), await keysThatWrote()]).toEqual([[], [kid]])
  })

  it('of another portal are refused, also beside the right ones', async () => {
    const kid = await start({ dataDir })
    const auditKey = createAuditKey()
    const foreign = readAuditKey(auditKey).kid
    await expect(start({ dataDir: join(folder, 'second'), auditKey })).rejects.toThrow(
      `The audit record was last written with the key ${kid}, which this server does not have. ${whatToDo}`,
    )
    await expect(start({ dataDir, auditKey })).rejects.toThrow(
      `The key ${foreign} of this server never wrote the audit record of this database. ${whatToDo}`,
    )
    expect(await keysThatWrote()).toEqual([kid])
  })

  it('that took over are used before they wrote anything, and a server without them is refused afterwards', async () => {
    const first = await start({ dataDir })
    const older = join(folder, 'older')
    await cp(dataDir, older, { recursive: true })
    const { kid } = await rotateAuditKeys(database, { dataDir }, now)
    expect(await start({ dataDir: older })).toBe(first)
    expect(await start({ dataDir })).toBe(kid)
    await expect(start({ dataDir: older })).rejects.toThrow(`was last written with the key ${kid}, which this server`)
  })

  it('that several servers share are taken by each, whatever its folder', async () => {
    const auditKey = createAuditKey()
    const first = await start({ dataDir, auditKey })
    const { path } = await rotateAuditKeys(database, { dataDir, auditKey }, now)
    const later = { dataDir: join(folder, 'second'), auditKey: await readFile(path, 'utf8') }
    const second = await start(later)
    expect(new Set(await keysThatWrote())).toEqual(new Set([first, second]))
    await expect(start({ dataDir: join(folder, 'third'), auditKey })).rejects.toThrow(
      `was last written with the key ${second}`,
    )
  })
})

describe('a lost key', () => {
  it('is replaced only if it is lost, and the entry says which', async () => {
    const lost = await start({ dataDir })
    await expect(replaceLostAuditKey(database.db, { dataDir }, now)).rejects.toThrow(
      'The key of the audit record is not lost: this server has it. Leave out --lost.',
    )
    await rm(dataDir, { recursive: true })
    const { kid, isInUse } = await replaceLostAuditKey(database.db, { dataDir }, now)
    const entries = database.db.selectFrom('audit_entry').where('action', '=', 'replace_lost_audit_key')
    expect(await entries.select(['kid', 'about_id', 'body']).execute()).toEqual([
      { kid, about_id: kid, body: expect.objectContaining({ before: { key: lost }, after: { key: kid } }) },
    ])
    expect([isInUse, await start({ dataDir })]).toEqual([true, kid])
  })

  it('that servers shared is replaced by one that they are given', async () => {
    await start({ dataDir, auditKey: createAuditKey() })
    const wrong = createAuditKey()
    const { kid, path, isInUse } = await replaceLostAuditKey(database.db, { dataDir, auditKey: wrong }, now)
    const later = { dataDir: join(folder, 'second'), auditKey: await readFile(path, 'utf8') }
    expect([isInUse, await start(later)]).toEqual([false, kid])
  })
})
