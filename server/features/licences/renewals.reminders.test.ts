import * as calls from '@portal/contract/licences/calls/renewals.ts'
import { expect, it } from 'vitest'
import { showBegunLicences } from '../../jobs/show-begun-licences.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

it('shows of each licence the reminder that was sent last, and none of another licence', async () => {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-12-20T09:00:00Z')
  const officer = as(await makeOfficer(db), app)
  const licensed = async (company_name: string) =>
    makeRegistration(db, {
      facility_id: (await makeFacility(db, { company_name })).id,
      status: 'Approved',
      expiry_date: '2026-12-31',
    })
  const [often, never] = [await licensed('Often Clinic'), await licensed('Never Clinic')]
  const reminders = [
    { step: 60, sent_at: '2026-11-01T09:00:00Z' },
    { step: 14, sent_at: '2026-12-17T09:00:00Z' },
    { step: 30, sent_at: '2026-12-01T09:00:00Z' },
  ]
  await db
    .insertInto('renewal_reminder')
    .values(reminders.map((reminder) => ({ ...reminder, registration_id: often.id })))
    .execute()
  const list = async (query: { list: 'due' | 'open' }) => {
    const { data } = (await officer.send(calls.listRenewals, { query })).reply
    return data.map(({ facility, licence, last_reminder }) => [facility.company_name, licence?.id, last_reminder])
  }
  const last = { step: 14, sent_at: '2026-12-17T09:00:00.000Z' }
  expect(await list({ list: 'due' })).toEqual([
    ['Often Clinic', often.id, last],
    ['Never Clinic', never.id, null],
  ])
  // Beside an open renewal it is still the reminder of the licence.
  await makeRegistration(db, { facility_id: often.facility_id, kind: 'renewal' })
  expect(await list({ list: 'open' })).toEqual([['Often Clinic', often.id, last]])
})

it('makes a renewal the present licence from midnight in Lagos on its first day', async () => {
  const { db } = await testApp(await newTestDatabase())
  // Later than the clock of any database on which this runs.
  const licence = await makeRegistration(db, {
    status: 'Approved',
    valid_from: '2095-01-01',
    expiry_date: '2095-12-31',
  })
  const renewal = await makeRegistration(db, {
    facility_id: licence.facility_id,
    kind: 'renewal',
    status: 'Approved',
    valid_from: '2096-01-01',
    expiry_date: '2096-12-31',
  })
  const present = async () => {
    const facility = db.selectFrom('facility').where('id', '=', licence.facility_id)
    const columns = ['registration_id', 'expiry_date', 'next_registration_id', 'next_from'] as const
    return Object.values(await facility.select(columns).executeTakeFirstOrThrow())
  }
  expect(await showBegunLicences(db, new Date('2095-12-31T22:59:59Z'))).toBe(0)
  expect(await present()).toEqual([licence.id, '2095-12-31', renewal.id, '2096-01-01'])
  expect(await showBegunLicences(db, new Date('2095-12-31T23:00:00Z'))).toBe(1)
  expect(await present()).toEqual([renewal.id, '2096-12-31', null, null])
  expect(await showBegunLicences(db, new Date('2095-12-31T23:00:00Z'))).toBe(0)
})
