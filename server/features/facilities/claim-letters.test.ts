import '../../testing/matchers.ts'
import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import { makeClaimLetter } from '@portal/contract/facilities/calls/claims.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letterOffice } from '../../testing/letter-office.ts'
import { makeOfficer } from '../../testing/people.ts'
import { textOfPdf } from '../../testing/text-of-pdf.ts'

const [agaie, bosso, chanchaga, gurara, katcha, lapai, lavun, rafi, tafa] = [
  539, 543, 544, 547, 548, 550, 551, 558, 562,
]

let office: Awaited<ReturnType<typeof letterOffice>>
beforeAll(async () => {
  office = await letterOffice()
})
afterAll(() => office.close())

const count = async (query: Parameters<typeof office.start>[0]) =>
  (await office.by(office.officer).send(calls.countClaimLetters, { query })).reply.data

describe('claim letters for many facilities', () => {
  it('have each its code, in files by LGA, in the words of a single letter', async () => {
    const { facilities, start, runJob, job, filesOf, open, codesIn, claim } = office
    const [one] = await facilities(1, { local_gov_area_id: bosso, company_name: 'Alheri Clinic' })
    await facilities(2, { local_gov_area_id: agaie })
    const started = await start()
    expect(started).toMatchObject({ state: 'running', facilities: 3, files: 2, done: 0, leave_out_days: null })
    expect(await runJob()).toBe(2)
    expect(await job()).toMatchObject({ state: 'done', done: 3, letters: 3, claimed: 0, files_made: 2 })
    const files = await filesOf(started.id)
    expect(files).toMatchObject([
      { place: 1, local_gov_area: 'Agaie', letters: 2, state: 'ready', last_day: '2026-04-14' },
      { place: 2, local_gov_area: 'Bosso', letters: 1, state: 'ready', last_day: '2026-04-14' },
    ])
    const file = files[1]?.id ?? 0
    const response = await open(file)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toBe(`inline; filename="Claim-letters-${started.id}-2-Bosso.pdf"`)
    const [code = ''] = await codesIn(file)
    expect(textOfPdf(response.rawPayload)).toEqual([
      'Niger State Ministry of Health',
      'Abdulkareem Lafene Secretariat, Minna, Niger State',
      '8 April 2026',
      'The owner, Musa Abubakar',
      'Alheri Clinic',
      '12 Market Road, Bida',
      'Bosso',
      'Your facility in the Facility Licensing Portal',
      'The ministry has recorded Alheri Clinic from its papers. With the code below you add it to',
      'your own account. Then you can read its registration, correct it, and renew it online.',
      'Your code',
      `${code.slice(0, 5)}   ${code.slice(5)}`,
      '1.',
      'Open portal.example and log in. If you have no account yet, create one.',
      '2.',
      'On your dashboard, choose Have a letter with a code?, or open',
      'portal.example/admin/claim.',
      '3.',
      'Enter the code. The facility is in your account at once.',
      'The code can be used once, until 7 July 2026. Keep it to yourself: whoever enters it',
      'becomes the owner of this record. A newer letter replaces this one.',
      `Claim letters ${started.id}-2, letter 1 of 1`,
    ])
    const { status, reply } = await claim(code)
    expect([status, reply.data.id]).toEqual([200, one?.id])
    expect(await job()).toMatchObject({ claimed: 1 })
    expect((await filesOf(started.id)).map(({ claimed }) => claimed)).toEqual([0, 1])
    // Thousands of letters must not become thousands of messages.
    expect((await office.by(office.officer).send(notifications.listNotifications, {})).reply.data).toEqual([])
  })

  it('are counted before, without owners, closed facilities and letters of late', async () => {
    const { by, db, facilities, setTime, start, runJob } = office
    const [closed, lettered] = await facilities(4, { local_gov_area_id: chanchaga })
    await facilities(1, { local_gov_area_id: chanchaga, user_id: office.officer.id })
    const closing = { closed_by: office.officer.id, closed_at: '2026-04-01T09:00:00Z', reason: 'It moved.' }
    await db
      .insertInto('facility_closing')
      .values({ facility_id: closed?.id ?? 0, closed_from: '2026-04-01', ...closing })
      .execute()
    const officer = await makeOfficer(db)
    await by(officer).send(makeClaimLetter, { params: { id: lettered?.id ?? 0 } })
    expect(await count({ local_gov_area_id: chanchaga })).toEqual({
      ...{ letters: 3, files: 1, recent: 0, most: 20_000, is_more: false },
    })
    expect(await count({ local_gov_area_id: chanchaga, leave_out_days: 30 })).toMatchObject({ letters: 2, recent: 1 })
    await start({ local_gov_area_id: chanchaga, leave_out_days: 30 })
    await runJob()
    expect(await count({ local_gov_area_id: chanchaga, leave_out_days: 30 })).toMatchObject({ letters: 0, recent: 3 })
    setTime('2026-05-08T10:00:01Z')
    expect(await count({ local_gov_area_id: chanchaga, leave_out_days: 30 })).toMatchObject({ letters: 3, recent: 0 })
    setTime('2026-04-08T10:00:00Z')
  })

  it('are chosen by every filter of the list of facilities, also by words', async () => {
    const { facilities, start, runJob, filesOf } = office
    await facilities(1, { local_gov_area_id: gurara, company_name: 'Zuma Rock Hospital', facility_type_id: 1 })
    await facilities(1, { local_gov_area_id: gurara, company_name: 'Zuma Dental', facility_type_id: 5 })
    expect(await count({ q: 'zuma' })).toMatchObject({ letters: 2, files: 1 })
    expect(await count({ q: 'zuma', facility_type_id: 5 })).toMatchObject({ letters: 1 })
    expect(await count({ local_gov_area_id: gurara, status: 'Approved' })).toMatchObject({ letters: 0 })
    expect(await count({ local_gov_area_id: gurara, licensed: 'yes' })).toMatchObject({ letters: 0 })
    const { id, filters } = await start({ q: 'zuma', facility_type_id: 5 })
    expect(filters).toEqual({ q: 'zuma', facility_type_id: 5, facility_type: 'Dental Clinic', local_gov_area: null })
    await runJob()
    expect(await filesOf(id)).toMatchObject([{ letters: 1, local_gov_area: 'Gurara' }])
  })

  it('are made by one job at a time, also if two officers start it at once', async () => {
    const { db, by, facilities, officer, runJob } = office
    await facilities(1, { local_gov_area_id: katcha })
    const body = { local_gov_area_id: katcha, host: 'portal.example' }
    const other = await makeOfficer(db)
    const answers = await Promise.all(
      [officer, other].map((person) => by(person).send(calls.startClaimLetters, { body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ problem }) => problem)).toBeRefused('already_exists')
    await runJob()
  })

  it('stop when an officer says so, and nothing is begun any more', async () => {
    const { by, facilities, start, runJob, job, officer, filesOf } = office
    await facilities(1, { local_gov_area_id: lapai })
    const { id } = await start({ local_gov_area_id: lapai })
    const stopped = await by(officer).send(calls.stopClaimLetters, { params: { id } })
    expect(stopped.reply.data).toMatchObject({ state: 'stopping' })
    expect(await by(officer).send(calls.stopClaimLetters, { params: { id } })).toBeRefused('action_not_offered')
    expect(await runJob()).toBe(0)
    expect(await job()).toMatchObject({ state: 'stopped', done: 0, stopped_by: `Hadiza ${officer.last_name}` })
    expect(await filesOf(id)).toMatchObject([{ state: 'not made', letters: null }])
  })

  it('leave out who got an account or closed since they were chosen', async () => {
    const { db, facilities, start, runJob, job, filesOf, codesIn, officer } = office
    const [taken, left] = await facilities(2, { local_gov_area_id: lavun })
    const [alone] = await facilities(1, { local_gov_area_id: rafi })
    const { id } = await start({ leave_out_days: 1 })
    await db
      .updateTable('facility')
      .set({ user_id: officer.id })
      .where('id', 'in', [taken?.id ?? 0, alone?.id ?? 0])
      .execute()
    await runJob()
    const files = await filesOf(id)
    const byLga = new Map(files.map((file) => [file.local_gov_area, file]))
    expect(byLga.get('Lavun')).toMatchObject({ facilities: 2, letters: 1, state: 'ready' })
    expect(byLga.get('Rafi')).toMatchObject({ facilities: 1, letters: 0, state: 'empty' })
    expect(await codesIn(byLga.get('Lavun')?.id ?? 0)).toHaveLength(1)
    expect((await job()).done - (await job()).letters).toBe(2)
    expect(left).toBeDefined()
  })

  it('are refused for nobody, and without the address that they name', async () => {
    const { by, officer, facilities } = office
    const nobody = await by(officer).send(calls.startClaimLetters, {
      body: { local_gov_area_id: 1, host: 'a.example' },
    })
    expect(nobody).toBeRefused('invalid_input')
    await facilities(1, { local_gov_area_id: tafa })
    const send = (host?: string) =>
      by(officer).send(calls.startClaimLetters, { body: { local_gov_area_id: tafa, ...(host && { host }) } })
    expect(await send()).toBeRefused('invalid_input')
    expect(await send('evil.example/x y')).toBeRefused('invalid_input', 'host')
  })
})
