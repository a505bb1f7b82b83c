import '../testing/matchers.ts'
import * as audit from '@portal/contract/audit/calls.ts'
import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localFileStore } from '../files/file-store.ts'
import { sweepOrphans } from '../files/sweep-orphans.ts'
import { makePrinter } from '../print/printer.ts'
import { letterOffice } from '../testing/letter-office.ts'
import { makeOfficer } from '../testing/people.ts'
import { dropClaimLetters } from './write-claim-letters.ts'

let office: Awaited<ReturnType<typeof letterOffice>>
beforeAll(async () => {
  office = await letterOffice()
})
afterAll(() => office.close())

/** A printer whose server is killed while it prints the first file. */
function dyingPrinter() {
  return { ...makePrinter(), print: () => Promise.reject(new Error('The server was killed')) }
}

const openClaims = (facilityId: number) =>
  office.db
    .selectFrom('claim')
    .where('facility_id', '=', facilityId)
    .orderBy('id')
    .select(['id', 'ended_at', 'letter_file_id'])
    .execute()

it('makes a file again that was half made when the server was killed: with new codes, and the old ones end', async () => {
  const { facilities, start, runJob, job, filesOf, codesIn, claim, setTime } = office
  const [one] = await facilities(3, { local_gov_area_id: 539 })
  const { id } = await start()
  await expect(runJob({ printer: dyingPrinter() })).rejects.toThrow('The server was killed')
  expect(await job()).toMatchObject({ state: 'running', done: 0 })
  // Another server leaves it alone until nobody can be making it any more.
  setTime('2026-04-08T10:00:29Z')
  expect(await runJob()).toBe(0)
  setTime('2026-04-08T10:00:31Z')
  expect(await runJob()).toBe(1)
  expect(await job()).toMatchObject({ state: 'done', letters: 3 })
  const [file] = await filesOf(id)
  const claims = await openClaims(one?.id ?? 0)
  expect(claims.map(({ ended_at, letter_file_id }) => [ended_at === null, letter_file_id])).toEqual([
    [false, file?.id],
    [true, file?.id],
  ])
  const codes = await codesIn(file?.id ?? 0)
  expect(new Set(codes).size).toBe(3)
  for (const code of codes) expect((await claim(code)).status).toBe(200)
})

it('goes on after the files that were made, and gives no file to two servers', async () => {
  const { facilities, start, runJob, job, filesOf, codesIn } = office
  await facilities(2, { local_gov_area_id: 543 })
  await facilities(2, { local_gov_area_id: 544 })
  await facilities(2, { local_gov_area_id: 547 })
  const { id } = await start()
  const made = await Promise.all([runJob(), runJob()])
  expect(made[0] + made[1]).toBe(3)
  await runJob()
  expect(await job()).toMatchObject({ state: 'done', files_made: 3, letters: 6 })
  const codes = await Promise.all((await filesOf(id)).map((file) => codesIn(file.id)))
  expect(new Set(codes.flat()).size).toBe(6)
})

it('does not store a file that another server has taken over meanwhile', async () => {
  const { db, facilities, start, runJob, filesOf, codesIn, claim } = office
  await facilities(1, { local_gov_area_id: 548 })
  const { id } = await start({ local_gov_area_id: 548 })
  const printer = makePrinter()
  const slow = {
    ...printer,
    print: async (job: Parameters<typeof printer.print>[0]) => {
      await db.updateTable('claim_letter_file').set({ begun_at: null }).where('job_id', '=', id).execute()
      expect(await runJob()).toBe(1)
      return printer.print(job)
    },
  }
  expect(await runJob({ printer: slow })).toBe(0)
  await printer.close()
  const [file] = await filesOf(id)
  const [code = ''] = await codesIn(file?.id ?? 0)
  expect((await claim(code)).status).toBe(200)
})

it('finishes the file that it is making when the job is stopped', async () => {
  const { by, officer, facilities, start, runJob, job } = office
  await facilities(1, { local_gov_area_id: 550 })
  await facilities(1, { local_gov_area_id: 551 })
  const { id } = await start({ leave_out_days: 1 })
  const printer = makePrinter()
  const stopping = {
    ...printer,
    print: async (printed: Parameters<typeof printer.print>[0]) => {
      await by(officer).send(calls.stopClaimLetters, { params: { id } })
      expect((await job()).state).toBe('stopping')
      return printer.print(printed)
    },
  }
  expect(await runJob({ printer: stopping })).toBe(1)
  await printer.close()
  expect(await job()).toMatchObject({ state: 'stopped', files: 2, files_made: 1 })
})

it('makes a file that was half made also when the job is stopped before the server is there again, and no other', async () => {
  const { by, officer, facilities, start, runJob, job, filesOf, setTime } = office
  const company_name = 'Zungeru Clinic'
  await facilities(1, { local_gov_area_id: 552, company_name })
  await facilities(1, { local_gov_area_id: 553, company_name })
  setTime('2026-04-08T11:00:00Z')
  const { id } = await start({ q: 'zungeru' })
  await expect(runJob({ printer: dyingPrinter() })).rejects.toThrow('The server was killed')
  await by(officer).send(calls.stopClaimLetters, { params: { id } })
  expect(await runJob()).toBe(0)
  expect((await job()).state).toBe('stopping')
  setTime('2026-04-08T11:00:31Z')
  expect(await runJob()).toBe(1)
  expect((await job()).state).toBe('stopped')
  expect((await filesOf(id)).map(({ state }) => state)).toEqual(['ready', 'not made'])
})

it('gives up after twenty attempts, and a new job can be started', async () => {
  const { db, facilities, start, runJob, job } = office
  await facilities(1, { local_gov_area_id: 558 })
  const { id } = await start({ local_gov_area_id: 558 })
  await db.updateTable('claim_letter_file').set({ attempts: 20 }).where('job_id', '=', id).execute()
  expect(await runJob()).toBe(0)
  expect(await job()).toMatchObject({ state: 'failed' })
  await start({ local_gov_area_id: 558 })
  expect(await runJob()).toBe(1)
})

it('enters each letter, each start and each download in the audit record', async () => {
  const { by, db, facilities, start, runJob, filesOf, open, officer } = office
  const [one] = await facilities(1, { local_gov_area_id: 561 })
  const { id } = await start({ local_gov_area_id: 561 })
  await runJob()
  const [file] = await filesOf(id)
  await open(file?.id ?? 0)
  const reader = await makeOfficer(db, ['audit'])
  const name = `Hadiza ${officer.last_name}`
  const entries = (await by(reader).send(audit.listAuditEntries, { query: {} })).reply.data
  const said = entries
    .slice(0, 8)
    .map(({ action, about, actor }) => [action, about.kind, about.id, actor?.name ?? null])
  expect(said).toContainEqual(['export_data', 'export', 'claim letters', name])
  expect(said).toContainEqual(['start_claim_letters', 'job', 'claim-letters', name])
  expect(said).toContainEqual(['Make claim letter', 'facility', String(one?.id), null])
})

it('is downloaded until the end of its last day by whoever makes such letters, and then deleted', async () => {
  const { app, by, db, facilities, start, runJob, filesOf, open, officer, setTime } = office
  setTime('2026-04-08T22:59:00Z')
  await facilities(1, { local_gov_area_id: 562 })
  const { id } = await start({ local_gov_area_id: 562 })
  await runJob()
  const [file] = await filesOf(id)
  const file_id = file?.id ?? 0
  const other = await makeOfficer(db, ['review', 'decide', 'settings'])
  await makeOfficer(db, ['users'])
  expect(await by(other).send(calls.linkClaimLetters, { body: { file_id } })).toBeRefused('not_allowed')
  const { url } = (await by(officer).send(calls.linkClaimLetters, { body: { file_id } })).reply
  expect((await app.inject({ url: url.replace(`/${file_id}?`, '/1?') })).statusCode).toBe(404)
  await db
    .updateTable('user_account')
    .set({ duties: ['review'] })
    .where('id', '=', officer.id)
    .execute()
  expect((await app.inject({ url })).statusCode).toBe(404)
  await db
    .updateTable('user_account')
    .set({ duties: ['users'] })
    .where('id', '=', officer.id)
    .execute()
  expect((await app.inject({ url })).statusCode).toBe(200)
  setTime('2026-04-14T22:59:00Z')
  expect((await open(file_id)).statusCode).toBe(200)
  const { url: late } = (await by(officer).send(calls.linkClaimLetters, { body: { file_id } })).reply
  setTime('2026-04-14T23:01:00Z') // Midnight in Lagos.
  expect(await by(officer).send(calls.linkClaimLetters, { body: { file_id } })).toBeRefused('not_found')
  expect((await app.inject({ url: late })).statusCode).toBe(404)
  expect(await filesOf(id)).toMatchObject([{ state: 'deleted' }])
  const stored = db.selectFrom('claim_letter_file').where('id', '=', file_id).select('slug')
  const slug = (await stored.executeTakeFirstOrThrow()).slug ?? ''
  await dropClaimLetters(db, new Date('2026-04-15T23:00:00Z'))
  expect((await stored.executeTakeFirstOrThrow()).slug).toBeNull()
  const files = localFileStore(office.dataDir)
  await sweepOrphans(db, files, new Date('2026-04-16T01:00:00Z'))
  expect(await files.get(slug)).toBeUndefined()
})
