import '../../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as settings from '@portal/contract/settings/calls/settings.ts'
import { settingsForm } from '@portal/contract/settings/settings-form.ts'
import { suggestedRequired } from '@portal/domain/applications/applicant-fields.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication } from '../../../testing/complete-application.ts'
import { operatingOfficer } from '../../../testing/contents.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

const fullApplicant = {
  ...exampleOf(corrections.changeApplicant.body),
  qualification_date: '2010-11-19',
  current_employment: 'Medical director',
  emp_address: '14 Bosso Road, Minna',
}

/** An owner with a facility, on a database of its own, because settings hold for the whole portal. */
async function portal(facility_type_id = 2) {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const [account, clerk] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(account, app), as(clerk, app)]
  const { id: facility_id } = await makeFacility(db, { user_id: account.id, facility_type_id })
  const start = async () => (await owner.send(calls.startRegistration, { body: { facility_id } })).reply.data.id
  return {
    ...{ app, db, setClock, account, owner, officer, facility_id, start },
    ask: (applicant_requires: string, start_date?: string) =>
      officer.send(settings.changeSettings, {
        body: { ...exampleOf(settingsForm), applicant_requires, start_date },
      }),
    complete: (id: number) => completeApplication(db, { id, facility_id, recorded_by: account.id }),
    submit: (id: number) => owner.send(calls.submitRegistration, { params: { id } }),
    section: async (id: number, name: string) => {
      const { sections } = (await owner.send(calls.showRegistration, { params: { id } })).reply
      return sections.find(({ section }) => section === name)
    },
  }
}

it('fills the applicant from the account, so that an application of the specification’s calls alone is submitted', async () => {
  const { account, owner, start, complete, submit, section } = await portal()
  const id = await start()
  expect((await owner.send(calls.showRegistration, { params: { id } })).reply.registration.user).toMatchObject({
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    phone_number: '+2348031234567',
    date_of_birth: null,
  })
  expect(await section(id, 'applicant')).toMatchObject({ state: 'done', missing: [] })
  await complete(id)
  expect((await submit(id)).status).toBe(200)
})

it('asks for what the ministry requires, in registrations that were started from its day on', async () => {
  const { db, account, owner, setClock, start, ask, complete, submit, section } = await portal()
  const before = await start()
  expect((await ask(suggestedRequired.join(','), '2026-06-16')).status).toBe(200)
  setClock('2026-06-15T22:59:59Z')
  expect(await section(before, 'applicant')).toMatchObject({ state: 'done' })
  await owner.send(calls.withdrawRegistration, { params: { id: before }, body: {} })
  // Midnight in Lagos.
  setClock('2026-06-15T23:00:00Z')
  const id = await start()
  const sentence =
    'Add to the applicant: date of birth, educational qualification, date of the qualification, employment status, current employment, full address, state of origin, LGA and address of the place of work.'
  expect(await section(id, 'applicant')).toMatchObject({ state: 'started', missing: [sentence] })
  await complete(id)
  const refused = await submit(id)
  expect(refused).toBeRefused('invalid_input', 'applicant')
  expect(refused.problem?.errors).toEqual({ applicant: [sentence] })
  await owner.send(corrections.changeApplicant, { params: { id }, body: { ...fullApplicant, emp_address: null } })
  expect((await submit(id)).problem?.errors).toEqual({
    applicant: ['Add to the applicant: address of the place of work.'],
  })
  await owner.send(corrections.changeApplicant, { params: { id }, body: fullApplicant })
  expect((await submit(id)).status).toBe(200)
  expect(await db.selectFrom('applicant').where('registration_id', '=', id).select('email').execute()).not.toEqual([
    { email: account.email },
  ])
})

it('refuses a requirement without names, phone and email, or of a detail that nobody knows', async () => {
  const { ask } = await portal()
  for (const list of ['date_of_birth', 'first_name,last_name,phone_number,email,shoe_size', 'x'.repeat(301)]) {
    expect(await ask(list)).toBeRefused('invalid_input', 'applicant_requires')
  }
  expect((await ask(' first_name, last_name,phone_number,email , address')).status).toBe(200)
})

it('copies the applicant of the licence into a renewal, and asks its owner to confirm it', async () => {
  const { db, owner, officer, facility_id, setClock, start, section } = await portal()
  const licence = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  await db
    .updateTable('applicant')
    .set({ first_name: 'Amina', date_of_birth: '1985-04-27', certificate_name: 'MDCN full registration' })
    .where('registration_id', '=', licence.id)
    .execute()
  await officer.send(calls.decideRegistration, { body: { id: licence.id, status: 'Approved' } })
  setClock('2026-11-20T09:00:00Z')
  const id = await start()
  const page = async () => (await owner.send(calls.showRegistration, { params: { id } })).reply
  expect((await page()).registration.user).toMatchObject({
    first_name: 'Amina',
    date_of_birth: '1985-04-27',
    certificate_name: 'MDCN full registration',
  })
  expect(await section(id, 'applicant')).toMatchObject({
    to_confirm: true,
    missing: ['Applicant: confirm that nothing has changed, or change it.'],
  })
  const confirmed = await owner.send(calls.confirmSection, { params: { id }, body: { section: 'applicant' } })
  expect(confirmed.reply.page.sections.find((one) => one.section === 'applicant')).toMatchObject({ state: 'done' })
  await owner.send(calls.withdrawRegistration, { params: { id }, body: {} })
  // A change counts as a confirmation.
  const again = await start()
  await owner.send(corrections.changeApplicant, { params: { id: again }, body: fullApplicant })
  expect(await section(again, 'applicant')).toMatchObject({ state: 'done' })
})

it.each([
  [2, ['Add the folio number of the operating officer.']],
  [3, []],
  [
    9,
    [
      'Add the folio number of the operating officer.',
      'Add the additional MDCN qualification number of the operating officer.',
    ],
  ],
])(
  'asks before Submit for the numbers that type %i asks of the operating officer, which the call does not',
  async (type, missing) => {
    const { owner, facility_id, start, complete, submit, section } = await portal(type)
    const id = await start()
    await complete(id)
    const saved = await owner.send(contents.saveOperatingOfficer, { body: { ...operatingOfficer, facility_id } })
    expect(saved.status).toBe(201)
    expect(await section(id, 'operating_officer')).toMatchObject({
      state: missing.length > 0 ? 'started' : 'done',
      missing,
    })
    const answer = await submit(id)
    if (missing.length === 0) expect(answer.status).toBe(200)
    else expect(answer.problem?.errors).toEqual({ operating_officer: missing })
  },
)
