import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as calls from '@portal/contract/licences/calls/conditions.ts'
import * as extensions from '@portal/contract/licences/calls/extensions.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { pdf } from '../../testing/files.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const fence = { text: 'Fence the yard.', due_date: '2026-07-31' }
const records = { text: 'Keep records of waste.', due_date: null }

async function portal(status: 'pending' | 'Awaiting decision' = 'Awaiting decision') {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Kuta Clinic' })
  const { id } = await makeRegistration(db, { facility_id: facility.id, status })
  const decide = (decided: 'Approved' | 'Temporarily approved' | 'declined', conditions?: object[]) =>
    as(officer, app).send(registrations.decideRegistration, {
      body: { id, status: decided, conditions: conditions as { text: string }[] },
    })
  const show = async (who: Person) =>
    (await as(who, app).send(registrations.showRegistration, { params: { id } })).reply
  const titles = async (who: Person) =>
    (await as(who, app).send(notifications.listNotifications, {})).reply.data.map(({ title }) => title)
  const provide = (conditionId: number, text = 'It is fenced.') =>
    as(owner, app).send(calls.addEvidence, { params: { id: conditionId }, body: { text } }, { file: pdf() })
  const meet = (conditionId: number, who = officer) =>
    as(who, app).send(calls.meetCondition, { params: { id: conditionId }, body: { note: 'Seen at a visit.' } })
  return { app, db, owner, officer, facility, id, decide, show, titles, provide, meet, setClock }
}

it('approves with conditions, which the certificate states, and takes evidence until they are met', async () => {
  const { app, owner, officer, id, decide, show, titles, provide, meet, setClock } = await portal()
  const [first] = (await decide('Approved', [fence, records])).reply.page.conditions ?? []
  const printed = await as(owner, app).send(certificates.showCertificate, { params: { id } })
  expect(printed.reply.data.conditions).toEqual([fence, records])
  expect((await show(owner)).registration.history.at(-1)?.reason).toBe(
    'Conditions:\n1. Fence the yard. (by 31 July 2026)\n2. Keep records of waste.',
  )

  setClock('2026-08-01T09:00:00Z')
  expect((await show(owner)).conditions).toMatchObject([
    { ...fence, state: 'overdue', met: null, evidence: [], offered: ['Provide evidence'] },
    { ...records, state: 'open', offered: ['Provide evidence'] },
  ])
  const provided = await provide(first?.id ?? 0)
  expect(provided.reply.message).toBe('The ministry has your evidence now')
  expect(await titles(officer)).toEqual(['Evidence was provided for a condition'])
  const [told] = (await as(officer, app).send(notifications.listNotifications, {})).reply.data
  expect(told?.body).toBe('Kuta Clinic: Fence the yard.\nIt is fenced.')
  expect((await show(officer)).conditions).toMatchObject([
    {
      evidence: [
        {
          text: 'It is fenced.',
          file_slug: expect.any(String),
          by: `${owner.first_name} ${owner.last_name}`,
          at: '2026-08-01T09:00:00.000Z',
        },
      ],
      offered: ['Mark condition as met'],
    },
    { offered: ['Mark condition as met'] },
  ])
  const met = await meet(first?.id ?? 0)
  expect(met.reply.page.conditions).toMatchObject([
    {
      state: 'met',
      met: {
        at: '2026-08-01T09:00:00.000Z',
        by: `${officer.first_name} ${officer.last_name}`,
        note: 'Seen at a visit.',
      },
      offered: [],
    },
    { state: 'open' },
  ])
  expect(await titles(owner)).toContain('A condition of your approval is met')
  expect(met.reply.page.registration.history.at(-1)?.reason).toBe(
    'A condition is met: Fence the yard.\nSeen at a visit.',
  )
  expect(await meet(first?.id ?? 0)).toBeRefused('action_not_offered')
  expect(await provide(first?.id ?? 0)).toBeRefused('action_not_offered')
})

it('ends the conditions of a decision with the next one', async () => {
  const { app, id, owner, officer, decide, show, meet } = await portal('pending')
  const [before] = (await decide('Temporarily approved', [fence])).reply.page.conditions ?? []
  const statement = await as(owner, app).send(certificates.showStatement, { params: { id } })
  expect(statement.reply.data.conditions).toEqual([fence])
  expect((await decide('Approved', [records])).reply.page.conditions).toMatchObject([records])
  expect(await meet(before?.id ?? 0)).toBeRefused('action_not_offered')
  const again = await portal('pending')
  await again.decide('Temporarily approved', [fence])
  expect((await again.decide('Approved')).reply.page.conditions).toEqual([])
  expect((await show(officer)).condition_presets).toContain('Display the certificate where patients can see it.')
  expect((await show(owner)).condition_presets).toBeNull()
})

it.each([
  ['with a decline', 'declined', [fence]],
  ['due today', 'Approved', [{ ...fence, due_date: '2026-06-15' }]],
  ['due after the last day of the licence', 'Approved', [{ ...fence, due_date: '2027-01-01' }]],
  ['one of them due after the last day of the licence', 'Approved', [records, { ...fence, due_date: '2027-01-01' }]],
  ['too long', 'Approved', [{ text: 'x'.repeat(161) }]],
  ['named twice', 'Approved', [fence, { text: 'fence the yard.' }]],
  ['too many', 'Approved', Array.from({ length: 6 }, (_, index) => ({ text: `Fence yard ${index}.` }))],
] as const)('refuses conditions %s', async (_, status, conditions) => {
  const { decide, show, officer } = await portal()
  expect(await decide(status, [...conditions])).toBeRefused('invalid_input')
  expect((await show(officer)).registration.status).toBe('Awaiting decision')
})

it('takes conditions that are due tomorrow, or on the last day of the licence', async () => {
  const { decide } = await portal()
  const [tomorrow, last] = [
    { ...fence, due_date: '2026-06-16' },
    { ...records, due_date: '2026-12-31' },
  ]
  expect((await decide('Approved', [tomorrow, last])).reply.page.conditions).toMatchObject([tomorrow, last])
})

it('takes conditions up to the last day of a temporary approval, and an extension leaves them as they are', async () => {
  const { app, id, officer, owner, decide } = await portal('pending')
  const late = await decide('Temporarily approved', [{ ...fence, due_date: '2026-12-16' }])
  expect(late).toBeRefused('invalid_input', 'conditions')
  expect(late.problem?.errors?.conditions).toEqual([
    'Enter a day from tomorrow to 15 December 2026, the last day of the approval',
  ])
  const due = { ...fence, due_date: '2026-12-15' }
  expect((await decide('Temporarily approved', [due])).reply.page.conditions).toMatchObject([due])
  const extended = await as(officer, app).send(extensions.extendRegistration, {
    params: { id },
    body: { reason: 'The fence is being built.' },
  })
  expect(extended.reply.data.expiry_date).toBe('2027-06-15')
  expect(extended.reply.page.conditions).toMatchObject([due])
  const { data } = (await as(owner, app).send(certificates.showStatement, { params: { id } })).reply
  expect(data).toMatchObject({ expiry_date: '2027-06-15', conditions: [due] })
})

it('takes conditions up to the last day of the temporary approval that the licence replaces', async () => {
  const { db, id, decide } = await portal('pending')
  await db
    .updateTable('registration')
    .set({ status: 'Temporarily approved', expiry_date: '2027-05-23' })
    .where('id', '=', id)
    .execute()
  expect(await decide('Approved', [{ ...fence, due_date: '2027-05-24' }])).toBeRefused('invalid_input', 'conditions')
  const due = { ...fence, due_date: '2027-05-23' }
  const { page } = (await decide('Approved', [due])).reply
  expect([page.registration.expiry_date, page.conditions?.[0]?.due_date]).toEqual(['2027-05-23', '2027-05-23'])
})

it('counts the evidence of requests at once', async () => {
  const { db, owner, decide, provide } = await portal()
  const [other] = (await decide('Approved', [fence])).reply.page.conditions ?? []
  const sent = {
    condition_id: other?.id ?? 0,
    text: 'A photograph.',
    provided_by: owner.id,
    provided_at: '2026-06-15T09:00:00Z',
  }
  await db
    .insertInto('condition_evidence')
    .values(Array.from({ length: 9 }, () => sent))
    .execute()
  const last = await Promise.all([provide(other?.id ?? 0, 'The last'), provide(other?.id ?? 0, 'One too many')])
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
})
