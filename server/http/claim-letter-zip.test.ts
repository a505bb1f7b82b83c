import '../testing/matchers.ts'
import { once } from 'node:events'
import { get } from 'node:http'
import * as audit from '@portal/contract/audit/calls.ts'
import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localFileStore } from '../files/file-store.ts'
import { as } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { largeFiles, settled } from '../testing/large-files.ts'
import { letterOffice } from '../testing/letter-office.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'

const [agaie, bosso, edati, paikoro] = [539, 543, 545, 557]

let office: Awaited<ReturnType<typeof letterOffice>>
beforeAll(async () => {
  office = await letterOffice()
})
afterAll(() => office.close())

const link = (job_id: number, person: Person = office.officer) =>
  office.by(person).send(calls.linkLettersOfJob, { body: { job_id } })

async function download(job_id: number) {
  const response = await office.app.inject({ url: (await link(job_id)).reply.url })
  const parts = unzipSync(response.rawPayload)
  return { response, parts, contents: Buffer.from(parts['Contents.txt'] ?? []).toString() }
}

it('has every file of the job, and says how many letters each has', async () => {
  const { facilities, start, runJob, job, filesOf, open } = office
  await facilities(2, { local_gov_area_id: agaie })
  await facilities(1, { local_gov_area_id: bosso, company_name: 'Alheri Clinic' })
  const { id } = await start()
  expect(await link(id)).toBeRefused('not_found')
  await runJob()
  expect(await job()).toMatchObject({ files_made: 2, files_ready: 2 })
  const { response, parts, contents } = await download(id)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="Claim-letters-${id}.zip"`,
    'cache-control': 'private, no-store',
  })
  const [first, second] = [`Claim-letters-${id}-1-Agaie.pdf`, `Claim-letters-${id}-2-Bosso.pdf`]
  expect(Object.keys(parts)).toEqual([first, second, 'Contents.txt'])
  expect(textOfPdf(Buffer.from(parts[second] ?? []))).toContain('Alheri Clinic')
  const [file] = await filesOf(id)
  expect((await open(file?.id ?? 0)).rawPayload.equals(parts[first] ?? Buffer.of())).toBe(true)
  expect(contents).toBe(
    `Claim letters with codes. Print them, and delete these files afterwards.\n\n${first}: 2 letters\n${second}: 1 letter\n`,
  )
})

it('has what is ready of a job that was stopped, and names a file whose content is not there', async () => {
  const { db, dataDir, by, officer, facilities, start, runJob, filesOf } = office
  await facilities(1, { local_gov_area_id: edati, company_name: 'Kuta Clinic' })
  await facilities(1, { local_gov_area_id: paikoro, company_name: 'Kuta Clinic' })
  const { id } = await start({ q: 'kuta' })
  await runJob()
  const [file] = await filesOf(id)
  const { slug } = await db
    .selectFrom('claim_letter_file')
    .where('id', '=', file?.id ?? 0)
    .select('slug')
    .executeTakeFirstOrThrow()
  await localFileStore(dataDir).remove(slug ?? '')
  const { parts, contents } = await download(id)
  expect(Object.keys(parts)).toEqual([`Claim-letters-${id}-2-Paikoro.pdf`, 'Contents.txt'])
  expect(contents).toContain(`Claim-letters-${id}-1-Edati.pdf is not there any more: have its 1 letter made anew\n`)
  const reader = await makeOfficer(db, ['audit'])
  const { data } = (await by(reader).send(audit.listAuditEntries, { query: { action: 'export_data' } })).reply
  expect(data[0]).toMatchObject({
    actor: { name: `Hadiza ${officer.last_name}` },
    about: { kind: 'export', id: 'claim letters' },
    after: { job_id: id },
  })
})

it('is for officers who make such letters, by a link that ends with the right, until the letters are deleted', async () => {
  const { app, db, by, officer, facilities, start, runJob, job, setTime } = office
  setTime('2026-05-10T10:00:00Z')
  await facilities(1, { local_gov_area_id: agaie })
  const { id } = await start({ local_gov_area_id: agaie })
  await runJob()
  await makeOfficer(db, ['users'])
  expect(await link(id, await makeOwner(db))).toBeRefused('not_allowed')
  expect(await link(id, await makeOfficer(db, ['review', 'decide', 'settings', 'audit']))).toBeRefused('not_allowed')
  expect((await app.inject({ method: 'POST', url: '/api/claim-letters/link', body: { job_id: id } })).statusCode).toBe(
    401,
  )
  expect(await link(2_000_000_000)).toBeRefused('not_found')
  const { url } = (await link(id)).reply
  const status = async (address: string) => (await app.inject({ url: address })).statusCode
  expect(await status(url)).toBe(200)
  expect(await status(url.replace(`/${id}?`, `/${id - 1}?`))).toBe(404)
  expect(await status(url.replace('/of-job/', '/'))).toBe(404)
  expect(await status(`/claim-letters/of-job/${id}`)).toBe(404)
  const duties = (duty: 'users' | 'review') =>
    db
      .updateTable('user_account')
      .set({ duties: [duty] })
      .where('id', '=', officer.id)
      .execute()
  await duties('review')
  expect(await status(url)).toBe(404)
  await duties('users')
  setTime('2026-05-16T22:59:00Z')
  const { url: late } = (await link(id)).reply
  expect(await job()).toMatchObject({ files_made: 1, files_ready: 1 })
  setTime('2026-05-16T23:01:00Z') // Midnight in Lagos.
  expect(await status(late)).toBe(404)
  expect(await link(id)).toBeRefused('not_found')
  expect(await job()).toMatchObject({ files_made: 1, files_ready: 0 })
  expect((await by(officer).send(calls.listClaimLetterFiles, { params: { id } })).reply.data).toMatchObject([
    { state: 'deleted' },
  ])
})

it('reads its files as they are taken, one at a time, and stops when the client goes away', async () => {
  const stored = largeFiles(10 * 1024 * 1024)
  const { app, db } = await testApp(await newTestDatabase(), { files: stored.files })
  const officer = await makeOfficer(db, ['users'])
  const now = new Date().toISOString()
  const { id: job_id } = await db
    .insertInto('claim_letter_job')
    .values({ asked_by: officer.id, asked_at: now, filters: '{}', host: 'portal.example', ended_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await makeFacility(db, { user_id: null })
  const made = { job_id, local_gov_area_id: bosso, facility_ids: [id], made_at: now, letters: 1, size_bytes: 10 }
  const places = Array.from({ length: 100 }, (_, index) => index + 1)
  await db
    .insertInto('claim_letter_file')
    .values(places.map((place) => ({ ...made, place, slug: `letters-${place}`, sha256: Buffer.alloc(32) })))
    .execute()
  const origin = await app.listen({ port: 0 })
  const open = async () => (await as(officer, app).send(calls.linkLettersOfJob, { body: { job_id } })).reply.url
  const request = get(origin + (await open()))
  const [response] = await once(request, 'response')
  response.pause()
  await expect.poll(() => stored.read, { timeout: 10_000 }).toBeGreaterThan(1_000_000)
  await settled(() => stored.read)
  // What waits is in the buffers of the connection; no more than one file is open.
  expect(stored.read).toBeLessThan(40_000_000)
  expect(stored.open).toBe(1)
  // Three of one process at the same time.
  const others = await Promise.all(
    [1, 2].map(async () => {
      const other = get(origin + (await open()))
      const [answer] = await once(other, 'response')
      answer.pause()
      return answer
    }),
  )
  expect((await app.inject({ url: await open() })).statusCode).toBe(429)
  for (const one of [response, ...others]) one.destroy()
  await expect.poll(() => stored.open, { timeout: 10_000 }).toBe(0)
  await settled(() => stored.read)
  expect(stored.read).toBeLessThan(120_000_000)
})
