import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { listAuditEntries } from '@portal/contract/audit/calls.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localFileStore } from '../files/file-store.ts'
import { exportTables } from '../records/register/export-rows.ts'
import { as } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { makeOfficer } from '../testing/people.ts'
import { makeOneRowOfEach } from '../testing/schema/one-row-of-each.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { registerParts } from './export/register-parts.ts'
import { writeRegister } from './export/write-register.ts'

const now = new Date('2026-11-27T09:00:00Z')
const secret = 'a-secret-of-the-portal'

let portal: TestApp
let folder: string

beforeAll(async () => {
  portal = await testApp(await newTestDatabase())
  folder = await mkdtemp(join(tmpdir(), 'portal-export-'))
  const { db, dataDir } = portal
  await makeOneRowOfEach(db)
  await makeFacility(db, { company_name: '=HYPERLINK("http://example.org")', latitude: 9.6139, longitude: 6.5569 })
  const { slug } = await db.selectFrom('file').select('slug').limit(1).executeTakeFirstOrThrow()
  await localFileStore(dataDir).put(slug, Readable.from([Buffer.from('%PDF-1.7 a document')]), 'application/pdf')
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`update user_account set password_hash = ${secret}`.execute(transaction)
    await sql`update second_factor set secret = ${secret}`.execute(transaction).catch(() => undefined)
  })
  await writeRegister(db, { target: join(folder, 'register'), files: localFileStore(dataDir), now })
})

afterAll(() => rm(folder, { recursive: true }))

const read = (path: string) => readFile(join(folder, 'register', path), 'utf8')

interface Described {
  Table: string
  Column: string
  Type: string
  Unit: string
  Codes: string
  'Refers to': string
  Meaning: string
}

async function dictionary(): Promise<Described[]> {
  return parse(await read('dictionary.csv'), { bom: true, columns: true })
}

describe('the whole register', () => {
  it.each(exportTables.map(({ name, from }) => [name, from] as const))('has every row of %s', async (name, from) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.raw(from ?? `"${name}" as t`)}
    `.execute(portal.db)
    const lines = (await read(`jsonl/${name}.jsonl`)).split('\n').slice(0, -1)
    expect(lines).toHaveLength(rows[0]?.n ?? -1)
    expect(lines.length).toBeGreaterThan(0)
    const [heading, ...cells]: string[][] = parse(await read(`csv/${name}.csv`), { bom: true })
    expect(cells).toHaveLength(lines.length)
    const described = (await dictionary()).filter(({ Table }) => Table === name)
    expect(heading).toEqual(described.map(({ Column }) => Column))
    for (const line of lines) expect(Object.keys(fieldsOf(JSON.parse(line)))).toEqual(heading)
  })

  it('says of each column what it means, and names tables and codes that there are', async () => {
    const described = await dictionary()
    const names = new Set(exportTables.map(({ name }) => name))
    for (const { Table, Column, Meaning, 'Refers to': refersTo } of described) {
      expect([Table, Column, Meaning.length > 3, refersTo === '' || names.has(refersTo)]).toEqual([
        Table,
        Column,
        true,
        true,
      ])
    }
    expect(described.find(({ Table, Column }) => Table === 'registration' && Column === 'status')?.Codes).toBe(
      'pending | Awaiting decision | Temporarily approved | Approved | declined',
    )
    expect(described.find(({ Table, Column }) => Table === 'payment' && Column === 'amount')?.Unit).toBe('naira')
    const json: unknown = JSON.parse(await read('dictionary.json'))
    expect(json).toHaveLength(exportTables.length)
  })

  it('has only the codes that the dictionary names', async () => {
    for (const { Table, Column, Codes } of (await dictionary()).filter((one) => one.Codes !== '')) {
      const codes = Codes.split(' | ')
      const lines = (await read(`jsonl/${Table}.jsonl`)).split('\n').slice(0, -1)
      const values = lines.flatMap((line) => fieldsOf(JSON.parse(line))[Column] ?? [])
      expect([Table, Column, values.filter((value) => !codes.includes(String(value)))]).toEqual([Table, Column, []])
    }
  })

  it('has real values in JSON, and nothing that runs as a formula in CSV', async () => {
    const facility = (await read('jsonl/facility.jsonl')).trimEnd().split('\n').at(-1) ?? ''
    expect(fieldsOf(JSON.parse(facility))).toMatchObject({
      name: '=HYPERLINK("http://example.org")',
      latitude: 9.6139,
      is_closed: false,
      website: null,
    })
    expect(await read('csv/facility.csv')).toContain(`"'=HYPERLINK(""http://example.org"")"`)
    const [payment] = (await read('jsonl/payment.jsonl')).split('\n')
    const stored = await portal.db.selectFrom('payment').select('amount_kobo').orderBy('id').limit(1).executeTakeFirst()
    expect(fieldsOf(JSON.parse(payment ?? '')).amount).toBe(Number(stored?.amount_kobo) / 100)
  })

  it('has the contents of the files that other tables name', async () => {
    const names: unknown[] = []
    for (const [table, column] of [
      ['inspection_photo', 'file'],
      ['inspection_site', 'signature_file'],
      ['paper_file', 'file'],
      ['letter_file', 'file'],
    ])
      for (const line of (await read(`jsonl/${table}.jsonl`)).trimEnd().split('\n'))
        names.push(fieldsOf(JSON.parse(line))[column ?? ''])
    const manifest = await read('manifest.json')
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) expect(manifest).toContain(`"files/${name}"`)
  })

  it('has no secret', async () => {
    for (const { name } of exportTables) {
      expect(await read(`jsonl/${name}.jsonl`)).not.toContain(secret)
      expect(await read(`csv/${name}.csv`)).not.toContain(secret)
    }
    const described = await dictionary()
    expect(described.filter(({ Column }) => /password|hash|secret|token|session|code$/.test(Column))).toEqual([])
  })

  it('has the contents of files, names those that are missing, and lists the SHA-256 of each', async () => {
    const files = await readdir(join(folder, 'register', 'files'))
    expect(files).toHaveLength(1)
    expect(await read(`files/${files[0]}`)).toBe('%PDF-1.7 a document')
    const manifest = fieldsOf(JSON.parse(await read('manifest.json')))
    expect(manifest.made_at).toBe('2026-11-27T09:00:00.000Z')
    expect(JSON.stringify(manifest.files)).toContain('It is not in the file store')
    const sums = (await read('SHA256SUMS')).trimEnd().split('\n')
    expect(sums).toHaveLength(exportTables.length * 2 + 5)
  })

  it('is one file if that is asked for, and overwrites nothing', async () => {
    const target = join(folder, 'register.zip')
    await writeRegister(portal.db, { target, files: undefined, now })
    const parts = unzipSync(await readFile(target))
    expect(Object.keys(parts)).toContain('jsonl/facility.jsonl')
    expect(Object.keys(parts).filter((path) => path.startsWith('files/'))).toEqual([])
    expect(Buffer.from(parts['jsonl/facility.jsonl'] ?? []).toString()).toBe(await read('jsonl/facility.jsonl'))
    await expect(writeRegister(portal.db, { target, files: undefined, now })).rejects.toThrow('exists already')
    const used = await mkdtemp(join(folder, 'used-'))
    await writeFile(join(used, 'mine.txt'), 'mine')
    await expect(writeRegister(portal.db, { target: used, files: undefined, now })).rejects.toThrow('exists already')
    expect(await readdir(used)).toEqual(['mine.txt'])
  })

  it('leaves an entry of the audit record', async () => {
    const officer = await makeOfficer(portal.db, ['audit'])
    const query = { action: 'export_data', about_id: 'whole register' } as const
    const { data } = (await as(officer, portal.app).send(listAuditEntries, { query })).reply
    expect(data.at(-1)).toMatchObject({ actor: null, about: { kind: 'export' }, after: { with_files: true } })
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')('is of one moment', async () => {
    const { db } = portal
    for await (const { path, content } of registerParts(db, { now, files: undefined })) {
      if (path === 'jsonl/state.jsonl') await makeFacility(db, { company_name: 'Clinic that came later' })
      const pieces = typeof content === 'string' || Buffer.isBuffer(content) ? [content] : content
      for await (const piece of pieces) expect(Buffer.from(piece).toString()).not.toContain('Clinic that came later')
    }
  })
})
