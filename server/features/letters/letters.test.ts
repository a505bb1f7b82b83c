import '../../testing/matchers.ts'
import { logout } from '@portal/contract/accounts/calls/account.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import * as letterCalls from '@portal/contract/letters/calls.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { expect, it } from 'vitest'
import { letterPdf } from '../../print/letter-pdf.ts'
import { readLetterFacts } from '../../records/letters/letter-facts.ts'
import { insertLetters } from '../../records/letters/letters.ts'
import { readPaperSubject } from '../../records/licences/certificates.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { textOfPdf } from '../../testing/text-of-pdf.ts'

/** A portal in a year of its own, because the numbers of letters begin anew each year. */
async function portal(year: number) {
  const { app, db, setClock } = await testApp()
  setClock(`${year}-11-20T09:00:00Z`)
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Clinic' })
  const letters = async () => {
    const rows = await db
      .selectFrom('letter')
      .where('number', 'like', `LET-${year}-%`)
      .orderBy('id')
      .selectAll()
      .execute()
    return rows.map(({ facts, ...letter }) => ({ ...letter, facts: readLetterFacts(facts) }))
  }
  return {
    app,
    db,
    owner: as(owner, app),
    officer: as(officer, app),
    officerId: officer.id,
    facility,
    letters,
    setClock,
  }
}

it('writes the letter of each action with the facts of the day', async () => {
  const { db, officer, officerId, facility, letters } = await portal(2021)
  await db
    .insertInto('office_holder')
    .values({ title: 'Permanent Secretary', name: 'Dr Aisha Bello', start_date: '2020-01-01', recorded_by: officerId })
    .execute()
  const { id, reference } = await makeRegistration(db, {
    facility_id: facility.id,
    status: 'Awaiting decision',
    submitted_at: '2021-11-02T09:00:00Z',
  })
  const item = { section: 'applicant', id: null, remark: 'The phone number does not exist.' } as const
  const returned = { items: [item], due_date: '2021-12-04' }
  await officer.send(returns.returnRegistration, { params: { id }, body: returned })
  await officer.send(registrations.decideRegistration, { body: { id, status: 'declined', reason: 'No laboratory.' } })
  await officer.send(registrations.decideRegistration, { body: { id, status: 'Temporarily approved' } })
  await officer.send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
  await officer.send(penalties.penaliseFacility, { body: { facility_id: facility.id, comment: 'Sharps in the yard.' } })
  const written = await letters()
  expect(written.map(({ number, kind, registration_id }) => [number, kind, registration_id])).toEqual([
    ['LET-2021-000001', 'return', id],
    ['LET-2021-000002', 'decline', id],
    ['LET-2021-000003', 'temporary approval', id],
    ['LET-2021-000004', 'approval', id],
    ['LET-2021-000005', 'penalty', id],
  ])
  expect(written[0]?.facts).toMatchObject({
    body: expect.arrayContaining([{ list: ['Applicant: The phone number does not exist.'] }]),
  })
  expect(written[1]).toMatchObject({
    facility_id: facility.id,
    written_by: officerId,
    written_on: '2021-11-20',
    facts: {
      ministry: 'Niger State Ministry of Health',
      crest_url: null,
      addressee: {
        name: 'Musa Abubakar',
        facility_name: 'Alheri Clinic',
        address: '12 Market Road, Bida',
        lga: 'Bida',
      },
      reference,
      subject: 'Decision on the application for registration of Alheri Clinic',
      body: expect.arrayContaining([{ quote: 'No laboratory.' }]),
      signatory: { title: 'Permanent Secretary', name: 'Dr Aisha Bello' },
    },
  })
  expect(written[3]?.facts).toMatchObject({
    body: expect.arrayContaining([
      expect.stringMatching(/^Certificate number NSMOH\/PHF\/\d{5}\/2021 is valid from 20 November 2021 to/),
    ]),
  })
})

it('numbers letters without gaps, also when several are written at once and some are rolled back', async () => {
  const { db, officer, facility, letters } = await portal(2022)
  const others = await Promise.all(Array.from({ length: 6 }, () => makeFacility(db)))
  const penalise = ({ id }: { id: number }) =>
    officer.send(penalties.penaliseFacility, { body: { facility_id: id, comment: 'Sharps in the yard.' } })
  const writeAndRollBack = db.transaction().execute(async (transaction) => {
    const about = { facility_id: facility.id, registration_id: null }
    const { addressee } = await readPaperSubject(transaction, about, { kind: 'penalty', today: '2022-11-20' })
    const day = { written_on: '2022-11-20', written_at: '2022-11-20T09:00:00Z', written_by: null }
    const text = { subject: 'Penalty', body: [], reference: null, signatory: { title: 'Director', name: null } }
    const head = { ministry: 'Ministry', ministry_address: '', ministry_phone: '', ministry_hours: '', crest_url: null }
    await insertLetters(transaction, [{ ...about, ...day, kind: 'penalty', facts: { ...head, ...text, addressee } }])
    throw new Error('rolled back')
  })
  const [rolledBack, ...answers] = await Promise.allSettled([writeAndRollBack, ...others.map(penalise)])
  expect(rolledBack.status).toBe('rejected')
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'))
  await penalise(facility)
  expect((await letters()).map(({ number }) => number).sort()).toEqual([
    'LET-2022-000001',
    'LET-2022-000002',
    'LET-2022-000003',
    'LET-2022-000004',
    'LET-2022-000005',
    'LET-2022-000006',
    'LET-2022-000007',
  ])
})

/** The reply to a link, opened without a token. */
async function openLink(app: TestApp['app'], url: string) {
  const { statusCode, headers, rawPayload } = await app.inject({ url })
  return { status: statusCode, headers, bytes: rawPayload }
}

it('prints the same bytes at every print, for the owner and officers, and nothing for another owner', async () => {
  const { app, db, owner, officer, facility, letters, setClock } = await portal(2023)
  const rival = as(await makeOwner(db), app)
  await officer.send(penalties.penaliseFacility, { body: { facility_id: facility.id, comment: 'Ọ̀dà: ₦5,000.' } })
  const { reply } = await owner.send(letterCalls.listFacilityLetters, { params: { id: facility.id }, query: {} })
  expect(reply).toMatchObject({ total: 1, data: [{ number: 'LET-2023-000001', subject: 'Penalty on Alheri Clinic' }] })
  const params = { id: reply.data[0]?.id ?? 0 }
  expect(await rival.send(letterCalls.listFacilityLetters, { params: { id: facility.id }, query: {} })).toBeRefused(
    'not_found',
  )
  expect(await rival.send(letterCalls.linkLetter, { params })).toBeRefused('not_found')
  const link = async (who: typeof owner) => (await who.send(letterCalls.linkLetter, { params })).reply.url
  // Both are the first to open it.
  const [first, second] = await Promise.all([openLink(app, await link(owner)), openLink(app, await link(officer))])
  setClock('2024-06-01T09:00:00Z')
  const later = await openLink(app, `${await link(owner)}&download`)
  expect([first.status, second.status, later.status]).toEqual([200, 200, 200])
  expect([second.bytes.equals(first.bytes), later.bytes.equals(first.bytes)]).toEqual([true, true])
  expect(textOfPdf(first.bytes)).toEqual(
    expect.arrayContaining(['Our reference: LET-2023-000001', '20 November 2023', 'Ọ̀dà: ₦5,000.']),
  )
  expect(later.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="LET-2023-000001.pdf"',
    'cache-control': 'private, no-store',
    'content-security-policy': "frame-ancestors 'none'",
  })
  const [letter] = await letters()
  const printed = await letterPdf(letter ?? expect.fail(), null)
  expect(printed.equals(first.bytes)).toBe(true)
  expect(await db.selectFrom('unfinished_file').selectAll().execute()).toEqual([])
})

it('opens a letter only by its own signed link, within five minutes and while the person is signed in', async () => {
  const { app, officer, facility, setClock } = await portal(2024)
  for (const comment of ['First.', 'Second.']) {
    await officer.send(penalties.penaliseFacility, { body: { facility_id: facility.id, comment } })
  }
  const { data } = (await officer.send(letterCalls.listFacilityLetters, { params: { id: facility.id }, query: {} }))
    .reply
  const [second, first] = data.map(({ id }) => id)
  const { url } = (await officer.send(letterCalls.linkLetter, { params: { id: first ?? 0 } })).reply
  const statusOf = async (address: string) => (await openLink(app, address)).status
  expect([
    await statusOf(url),
    await statusOf(url.replace(`/letters/${first}`, `/letters/${second}`)),
    await statusOf(`/letters/${first}`),
    await statusOf('/letters/x'),
    await statusOf(url.replace('signature=', 'signature=x')),
  ]).toEqual([200, 404, 404, 404, 404])
  setClock('2024-11-20T09:05:01Z')
  expect(await statusOf(url)).toBe(404)
  setClock('2024-11-20T09:01:00Z')
  await officer.send(logout, {})
  expect(await statusOf(url)).toBe(404)
})
