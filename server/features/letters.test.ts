import '../testing/matchers.ts'
import * as penalties from '@portal/contract/calls/penalties.ts'
import * as registrations from '@portal/contract/calls/registrations.ts'
import * as returns from '@portal/contract/calls/returns.ts'
import { expect, it } from 'vitest'
import { readLetterFacts, readLetterSubject } from '../records/letter-facts.ts'
import { insertLetter } from '../records/letters.ts'
import { as } from '../testing/as.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'

async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-11-20T09:00:00Z')
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Clinic' })
  const letters = async () => {
    const rows = await db.selectFrom('letter').orderBy('id').selectAll().execute()
    return rows.map(({ facts, ...letter }) => ({ ...letter, facts: readLetterFacts(facts) }))
  }
  return { app, db, owner: as(owner, app), officer: as(officer, app), officerId: officer.id, facility, letters }
}

it('writes the letter of each action with the facts of the day', async () => {
  const { db, officer, officerId, facility, letters } = await portal()
  await db
    .insertInto('office_holder')
    .values({ title: 'Permanent Secretary', name: 'Dr Aisha Bello', start_date: '2020-01-01', recorded_by: officerId })
    .execute()
  const { id, reference } = await makeRegistration(db, {
    facility_id: facility.id,
    status: 'Awaiting decision',
    submitted_at: '2026-11-02T09:00:00Z',
  })
  const item = { section: 'applicant', id: null, remark: 'The phone number does not exist.' } as const
  const returned = { items: [item], due_date: '2026-12-04' }
  await officer.send(returns.returnRegistration, { params: { id }, body: returned })
  await officer.send(registrations.decideRegistration, { body: { id, status: 'declined', reason: 'No laboratory.' } })
  await officer.send(registrations.decideRegistration, { body: { id, status: 'Temporarily approved' } })
  await officer.send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
  await officer.send(penalties.penaliseFacility, { body: { facility_id: facility.id, comment: 'Sharps in the yard.' } })
  const written = await letters()
  expect(written.map(({ number, kind, registration_id }) => [number, kind, registration_id])).toEqual([
    ['LET-2026-000001', 'return', id],
    ['LET-2026-000002', 'decline', id],
    ['LET-2026-000003', 'temporary approval', id],
    ['LET-2026-000004', 'approval', id],
    ['LET-2026-000005', 'penalty', id],
  ])
  expect(written[0]?.facts).toMatchObject({
    body: expect.arrayContaining([{ list: ['Applicant: The phone number does not exist.'] }]),
  })
  expect(written[1]).toMatchObject({
    facility_id: facility.id,
    written_by: officerId,
    written_on: '2026-11-20',
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
    body: expect.arrayContaining([expect.stringMatching(/^Certificate number \S+ is valid from 20 November 2026 to/)]),
  })
})

it('numbers letters without gaps, also when several are written at once and some are rolled back', async () => {
  const { db, officer, facility, letters } = await portal()
  const others = await Promise.all(Array.from({ length: 6 }, () => makeFacility(db)))
  const penalise = ({ id }: { id: number }) =>
    officer.send(penalties.penaliseFacility, { body: { facility_id: id, comment: 'Sharps in the yard.' } })
  const writeAndRollBack = db.transaction().execute(async (transaction) => {
    const about = { facility_id: facility.id, registration_id: null }
    const { addressee } = await readLetterSubject(transaction, about, '2026-11-20')
    const day = { written_on: '2026-11-20', written_at: '2026-11-20T09:00:00Z', written_by: null }
    const text = { subject: 'Penalty', body: [], reference: null, signatory: { title: 'Director', name: null } }
    const head = { ministry: 'Ministry', ministry_address: '', ministry_phone: '', ministry_hours: '', crest_url: null }
    await insertLetter(transaction, { ...about, ...day, kind: 'penalty', facts: { ...head, ...text, addressee } })
    throw new Error('rolled back')
  })
  const [rolledBack, ...answers] = await Promise.allSettled([writeAndRollBack, ...others.map(penalise)])
  expect(rolledBack.status).toBe('rejected')
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'))
  await penalise(facility)
  expect((await letters()).map(({ number }) => number).sort()).toEqual([
    'LET-2026-000001',
    'LET-2026-000002',
    'LET-2026-000003',
    'LET-2026-000004',
    'LET-2026-000005',
    'LET-2026-000006',
    'LET-2026-000007',
  ])
})
