import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/facilities/calls/claims.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as settings from '@portal/contract/settings/calls/settings.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { textOfPdf } from '../../testing/text-of-pdf.ts'

/** A facility that an officer recorded from paper, with an application and a letter for its owner. */
async function portal() {
  const { app, db, setClock } = await testApp()
  const [officer, owner, rival] = [await makeOfficer(db), await makeOwner(db), await makeOwner(db)]
  const facility = await makeFacility(db, { user_id: null })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  const makeLetter = async (id = facility.id) =>
    (await as(officer, app).send(calls.makeClaimLetter, { params: { id } })).reply.data
  const claim = (code: string, person = owner) => as(person, app).send(calls.claimFacility, { body: { code } })
  return { app, db, setClock, officer, owner, rival, facility, registration, makeLetter, claim }
}

it('makes the person who enters the code the owner of the facility and its registrations, and tells the officer', async () => {
  const { app, officer, owner, facility, registration, makeLetter, claim } = await portal()
  const { code } = await makeLetter()
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/)
  const { status, reply } = await claim(`${code.slice(0, 5).toLowerCase()} - ${code.slice(5)}`)
  expect([status, reply.data.id]).toEqual([200, facility.id])
  const page = await as(owner, app).send(registrations.showRegistration, { params: { id: registration.id } })
  expect(page.reply.has_owner_account).toBe(true)
  const { data } = (await as(officer, app).send(notifications.listNotifications, {})).reply
  expect(data[0]).toMatchObject({
    kind: 'claim',
    title: 'A facility was claimed by its owner',
    link: `/admin/single-facility/${facility.id}`,
  })
  expect(data[0]?.body).toBe(
    `${facility.company_name}.\nMusa ${owner.last_name} entered the code and is now its owner.`,
  )
  const again = await as(officer, app).send(calls.makeClaimLetter, { params: { id: facility.id } })
  expect(again).toBeRefused('already_exists')
})

it('writes a letter to the person who claimed it, which nobody else can open who has tried', async () => {
  const { app, db, officer, owner, rival, facility, makeLetter, claim } = await portal()
  const { code } = await makeLetter()
  await db
    .updateTable('claim')
    .set({ made_at: '2026-03-01T23:30:00Z' })
    .where('facility_id', '=', facility.id)
    .execute()
  expect((await claim('K7M2QXT94B', rival)).status).toBe(422)
  const lettersFor = (person: typeof owner) =>
    as(person, app).send(letters.listFacilityLetters, { params: { id: facility.id }, query: {} })
  expect((await lettersFor(officer)).reply.data).toEqual([])
  await claim(code)
  const { data } = (await lettersFor(owner)).reply
  expect(data).toMatchObject([{ kind: 'claim', subject: `Your claim of ${facility.company_name}` }])
  const params = { id: data[0]?.id ?? 0 }
  expect((await claim(code, rival)).status).toBe(422)
  expect(await lettersFor(rival)).toBeRefused('not_found')
  expect(await as(rival, app).send(letters.linkLetter, { params })).toBeRefused('not_found')
  const { url } = (await as(owner, app).send(letters.linkLetter, { params })).reply
  const text = textOfPdf((await app.inject({ url })).rawPayload)
  expect(text).toContain(`Musa ${owner.last_name}`)
  expect(text.join(' ')).toContain(
    'the code that was entered is that of the Ministry’s letter of 2 March 2026 to the owner',
  )
  expect(text.join(' ')).not.toContain(code)
})

it('answers wrong, used, replaced, expired and foreign codes alike', async () => {
  const { app, db, officer, owner, rival, makeLetter, claim } = await portal()
  const letterFor = async () => makeLetter((await makeFacility(db, { user_id: null })).id)
  const used = await letterFor()
  await claim(used.code, rival)
  const replaced = await letterFor()
  await makeLetter(replaced.facility_id)
  const expired = await letterFor()
  await db.updateTable('claim').set({ last_day: '2020-01-01' }).where('facility_id', '=', expired.facility_id).execute()
  const foreign = await letterFor()
  await db.updateTable('facility').set({ user_id: rival.id }).where('id', '=', foreign.facility_id).execute()
  const answers = []
  for (const code of ['K7M2QXT94B', 'O0', used.code, replaced.code, expired.code, foreign.code]) {
    const { status, problem } = await claim(code)
    answers.push(JSON.stringify([status, problem?.code, problem?.detail, problem?.errors]))
  }
  expect(new Set(answers)).toEqual(
    new Set([
      '[422,"invalid_input","This code cannot be used. Check each character, or ask the ministry for a new letter",{"code":["This code cannot be used. Check each character, or ask the ministry for a new letter"]}]',
    ]),
  )
  expect((await as(owner, app).send(facilities.listFacilities, {})).reply.data.total).toBe(0)
  expect((await claim((await letterFor()).code, officer)).problem?.code).toBe('not_allowed')
})

it('accepts a code until the end of its last day', async () => {
  const { db, setClock, facility, makeLetter, claim } = await portal()
  setClock('2026-06-01T09:00:00Z')
  const other = await makeFacility(db, { user_id: null })
  const [inTime, late] = [await makeLetter(), await makeLetter(other.id)]
  await db
    .updateTable('claim')
    .set({ last_day: '2026-06-15' })
    .where('facility_id', 'in', [facility.id, other.id])
    .execute()
  setClock('2026-06-15T22:59:00Z')
  expect((await claim(inTime.code)).status).toBe(200)
  setClock('2026-06-15T23:00:00Z') // Midnight in Lagos.
  expect(await claim(late.code)).toBeRefused('invalid_input', 'code')
})

it('stores no code, neither in the letter nor among the replies that are kept for repeated requests', async () => {
  const { app, db, officer, facility } = await portal()
  const headers = { 'idempotency-key': 'a-letter' }
  const sent = { params: { id: facility.id } }
  const first = (await as(officer, app).send(calls.makeClaimLetter, sent, { headers })).reply.data.code
  expect((await as(officer, app).send(calls.makeClaimLetter, sent, { headers })).reply.data.code).not.toBe(first)
  const stored = JSON.stringify([
    await db.selectFrom('claim').selectAll().execute(),
    await db.selectFrom('idempotency_key').selectAll().execute(),
  ])
  expect(stored).not.toContain(first)
  expect(stored).not.toContain(Buffer.from(first).toString('base64'))
})

it('lets one of two win who enter the same code at the same moment', async () => {
  const { db, owner, rival, facility, makeLetter, claim } = await portal()
  const { code } = await makeLetter()
  const answers = await Promise.all([claim(code), claim(code, rival), claim(code), claim(code, rival)])
  const won = answers.flatMap(({ status }, index) => (status === 200 ? [index % 2 === 0 ? owner.id : rival.id] : []))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  const { user_id } = await db
    .selectFrom('facility')
    .where('id', '=', facility.id)
    .select('user_id')
    .executeTakeFirstOrThrow()
  expect(won).toEqual([user_id])
})

it('refuses an eleventh code within a quarter of an hour, also the right one', async () => {
  const { makeLetter, claim } = await portal()
  for (let tried = 0; tried < 10; tried++) expect((await claim('K7M2QXT94B')).status).toBe(422)
  expect(await claim((await makeLetter()).code)).toBeRefused('too_many_requests')
})

it('makes a letter that lasts as long as the setting says, which officers see on the facility', async () => {
  const { app, db, setClock, officer, facility } = await portal()
  // Half past midnight in Lagos.
  setClock('2026-06-01T23:30:00Z')
  await db.updateTable('setting').set({ value: '45' }).where('key', '=', 'claim_days').execute()
  expect((await as(officer, app).send(settings.showSettings, {})).reply.data.claim_days.value).toBe(45)
  const { last_day } = (await as(officer, app).send(calls.makeClaimLetter, { params: { id: facility.id } })).reply.data
  expect(last_day).toBe('2026-07-17')
  await db.updateTable('setting').set({ value: '90' }).where('key', '=', 'claim_days').execute()
  const { data } = (await as(officer, app).send(facilities.showFacility, { params: { id: facility.id } })).reply
  expect(data.claim_letter).toMatchObject({ last_day })
})
