import '../../testing/matchers.ts'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { uploadDocument } from '@portal/contract/applications/calls/contents.ts'
import { decideRegistration } from '@portal/contract/applications/calls/registrations.ts'
import { listAuditEntries } from '@portal/contract/audit/calls.ts'
import { linkBundle } from '@portal/contract/cases/calls/bundles.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import { unzipSync } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { auditKeys } from '../../audit/audit-keys.ts'
import { sealEntries } from '../../audit/seal-entries.ts'
import { type FileStore, localFileStore } from '../../files/file-store.ts'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { scan } from '../../testing/files.ts'
import { largeFiles, settled } from '../../testing/large-files.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'
import { textOfPdf } from '../../testing/text-of-pdf.ts'

const listing = z.object({
  files: z.array(
    z.object({ path: z.string(), sha256: z.string().nullable(), state: z.string(), note: z.string().optional() }),
  ),
})

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** An approved application with one document that is stored, and others whose files are missing. */
async function approved(more: { files?: FileStore } = {}) {
  const portal = await testApp(await newTestDatabase(), more)
  const { app, db } = portal
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Clinic' })
  const registration = await makeRegistration(db, { facility_id: facility.id, recorded_by: owner.id })
  const document = scan(5000)
  const body = { facility_id: facility.id, name: 'Fire safety Certificate' }
  const uploaded = await as(owner, app).send(uploadDocument, { body }, { file: document })
  await completeApplication(db, registration)
  await db
    .updateTable('registration')
    .set({ status: 'Awaiting decision', submitted_at: '2026-05-01T09:00:00Z' })
    .where('id', '=', registration.id)
    .execute()
  const decision = { id: registration.id, status: 'Approved' as const, conditions: [] }
  expect((await as(officer, app).send(decideRegistration, { body: decision })).status).toBe(200)
  const link = (by: Person | undefined, id = registration.id) => as(by, app).send(linkBundle, { params: { id } })
  const download = async (by = officer) => app.inject({ url: (await link(by)).reply.url })
  return { ...portal, owner, officer, facility, registration, document, uploaded, link, download }
}

function partsOf(zip: Buffer) {
  const parts = unzipSync(zip)
  const textOf = (path: string) => Buffer.from(parts[path] ?? []).toString()
  const linesOf = (path: string) =>
    textOf(path)
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Record<string, unknown> => fieldsOf(JSON.parse(line)))
  const manifest = listing.parse(JSON.parse(textOf('manifest.json')))
  return { parts, textOf, linesOf, manifest }
}

/** Lays the bundle out in a folder, and checks its entries as somebody does who has nothing but the bundle. */
async function check(parts: Record<string, Uint8Array>, ...args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bundle-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, bytes] of Object.entries(parts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  const run = promisify(execFile)
  return run(process.execPath, [join(folder, 'audit/check-entries.mjs'), ...args]).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: `${stderr}${stdout}` }),
  )
}

it('has the data, the files as they were stored, the letters and the papers of a case', async () => {
  const { registration, officer, document, download } = await approved()
  const reply = await download()
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${registration.reference}.zip"`,
    'cache-control': 'private, no-store',
  })
  const { parts, textOf, linesOf, manifest } = partsOf(reply.rawPayload)
  expect(textOf('README.txt')).toContain(`Everything of application ${registration.reference}, Alheri Clinic`)
  const pdf = await textOfPdf(Buffer.from(parts['case.pdf'] ?? []))
  expect(pdf).toContain('Alheri Clinic')
  expect(pdf).toContain('Ngozi Okafor')
  expect(JSON.parse(textOf('case.json'))).toMatchObject({
    reference: registration.reference,
    made_by: `${officer.first_name} ${officer.last_name}`,
    case: { registration: { status: 'Approved' }, operatingOff: { full_name: 'Ngozi Okafor' } },
  })
  expect(textOf('timeline.csv')).toContain(`${officer.first_name} ${officer.last_name},Awaiting decision,Approved`)
  expect(linesOf('records/registration.jsonl')).toMatchObject([{ id: registration.id, status: 'Approved' }])
  expect(linesOf('records/staff.jsonl')).toHaveLength(1)
  expect(linesOf('records/snapshot.jsonl')[0]).toHaveProperty('contents')
  expect(linesOf('records/people.jsonl')).toContainEqual(expect.objectContaining({ id: officer.id }))
  const stored = manifest.files.find(({ state }) => state === 'as stored')
  expect(stored?.path).toMatch(/^documents\/\d{3} Fire safety Certificate\.pdf$/)
  expect(stored).toMatchObject({ sha256: sha256Of(document.bytes), state: 'as stored' })
  expect(Buffer.from(parts[stored?.path ?? ''] ?? []).equals(document.bytes)).toBe(true)
  expect(manifest.files.filter(({ path }) => path.startsWith('letters/'))).toHaveLength(1)
  expect(manifest.files.some(({ path, state }) => path.startsWith('receipts/') && state === 'missing')).toBe(true)
  // Nothing opens an account or claims a facility.
  for (const bytes of Object.values(parts))
    expect(Buffer.from(bytes).toString()).not.toMatch(/argon2|password_hash|code_hash/)
})

it('lists every file with its SHA-256, and names what is missing or is not what was stored', async () => {
  const { db, dataDir, uploaded, download } = await approved()
  const slug = uploaded.reply.data.file_slug
  await localFileStore(dataDir).put(slug, Readable.from([Buffer.from('%PDF-1.7 something else')]), 'application/pdf')
  const { parts, textOf, manifest } = partsOf((await download()).rawPayload)
  for (const { path, sha256 } of manifest.files) {
    const bytes = parts[path]
    expect([path, bytes ? sha256Of(bytes) : null]).toEqual([path, sha256])
  }
  const listed = new Set([...manifest.files.map(({ path }) => path), 'manifest.json', 'SHA256SUMS'])
  expect(Object.keys(parts).filter((path) => !listed.has(path))).toEqual([])
  const sums = textOf('SHA256SUMS').trimEnd().split('\n')
  expect(sums.at(-1)).toBe(`${sha256Of(parts['manifest.json'] ?? Buffer.alloc(0))}  manifest.json`)
  expect(sums).toHaveLength(Object.keys(parts).length - 1)
  expect(manifest.files.find(({ state }) => state === 'different')?.path).toContain('Fire safety Certificate')
  const missing = manifest.files.filter(({ state }) => state === 'missing')
  expect(missing).toContainEqual(expect.objectContaining({ sha256: null, note: 'It is not in the file store' }))
  expect(await db.selectFrom('document').select('id').execute()).toHaveLength(missing.length)
})

it('has the entries of the case with seals by which a stranger checks them', async () => {
  const { db, registration, link, download } = await approved()
  const { kid } = auditKeys().current
  const { id: elsewhere } = await makeRegistration(db)
  await sealEntries(db, new Date())
  const { parts, linesOf } = partsOf((await download()).rawPayload)
  const entries = linesOf('audit/entries.jsonl')
  const about = entries.map(({ body }) => fieldsOf(JSON.parse(String(body))).about)
  expect(about).toContainEqual({ kind: 'registration', id: registration.id })
  expect(about).not.toContainEqual({ kind: 'registration', id: elsewhere })
  const sealed = entries.filter(({ seal }) => seal !== null)
  expect(sealed.length).toBeGreaterThan(2)
  // The entry about this download is newer than the seal.
  expect(entries.at(-1)?.seal).toBeNull()
  expect(await check(parts, kid)).toEqual({
    ok: true,
    said: `${sealed.length} entries are as they were sealed, 1 were not sealed yet, 0 findings.\n`,
  })
  expect((await check(parts, 'aaaaaaaa')).said).toContain(`Seal 1 is signed by another key, ${kid}`)
  await link(await makeOfficer(db, ['audit']))

  const changed = (path: string, from: string | RegExp, to: string) => ({
    ...parts,
    [path]: Buffer.from(
      Buffer.from(parts[path] ?? [])
        .toString()
        .replace(from, to),
    ),
  })
  const first = Number(sealed[0]?.id)
  const forged = await check(changed('audit/entries.jsonl', 'Approve', 'Decline'))
  expect(forged).toMatchObject({ ok: false, said: expect.stringMatching(/^Entry \d+ was changed/) })
  expect((await check(changed('audit/entries.jsonl', `"id":${first},`, '"id":999999,'))).said).toContain(
    'Entry 999999 is in no seal that could be checked',
  )
  expect((await check(changed('audit/seals.jsonl', `"ids":[${first},`, '"ids":[999999,'))).said).toContain(
    `Seal 1 is not signed by the key ${kid}`,
  )
  expect((await check(changed('audit/keys.json', /"x": "./, '"x": "A'))).ok).toBe(false)
})

it('is for officers who decide or audit, by a link that ends with the right, and leaves an entry', async () => {
  const { app, db, owner, officer, registration, link } = await approved()
  expect(await link(undefined)).toBeRefused('signed_out')
  expect(await link(owner)).toBeRefused('not_allowed')
  expect(
    await link(await makeOfficer(db, ['review', 'inspect', 'users', 'finance', 'settings', 'catalogue'])),
  ).toBeRefused('not_allowed')
  for (const duty of ['decide', 'audit'] as const satisfies Duty[]) {
    const by = await makeOfficer(db, [duty])
    expect(await link(by, 2_000_000_000)).toBeRefused('not_found')
    const { url } = (await link(by)).reply
    expect((await app.inject({ url })).statusCode).toBe(200)
    expect((await app.inject({ url: url.replace(/\d+(?=\/bundle)/, '2') })).statusCode).toBe(404)
    await db.updateTable('user_account').set({ duties: [] }).where('id', '=', by.id).execute()
    expect((await app.inject({ url })).statusCode).toBe(404)
  }
  expect((await app.inject({ url: `/api/registrations/${registration.id}/bundle` })).statusCode).toBe(404)
  const query = { about: 'registration', about_id: String(registration.id), action: 'export_data' } as const
  const { data } = (await as(officer, app).send(listAuditEntries, { query })).reply
  expect(data).toHaveLength(2)
})

it('reads its files as they are taken, and stops when the client goes away', async () => {
  const size = 10 * 1024 * 1024
  const stored = largeFiles(size)
  const { app, db, facility, owner, officer, link } = await approved({ files: stored.files })
  const slugs = Array.from({ length: 300 }, (_, index) => `large-${index}`)
  const common = { facility_id: facility.id, recorded_by: owner.id }
  await db
    .insertInto('file')
    .values(slugs.map((slug) => ({ ...common, slug, media_type: 'application/pdf' as const, size_bytes: size })))
    .execute()
  await db
    .insertInto('document')
    .values(slugs.map((slug) => ({ ...common, file_slug: slug, name: 'Scan' })))
    .execute()
  const origin = await app.listen({ port: 0 })
  const request = get(origin + (await link(officer)).reply.url)
  const [response] = await once(request, 'response')
  response.pause()
  await expect.poll(() => stored.read, { timeout: 10_000 }).toBeGreaterThan(1_000_000)
  await settled(() => stored.read)
  // What waits is in the buffers of the connection; no more than one file is open.
  expect(stored.read).toBeLessThan(40_000_000)
  expect(stored.open).toBe(1)
  response.destroy()
  await expect.poll(() => stored.open, { timeout: 10_000 }).toBe(0)
  await settled(() => stored.read)
  expect(stored.read).toBeLessThan(40_000_000)
})
