import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeFacility } from '../../../testing/factories.ts'
import { makeOfficer } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

it('counts up to a hundred cases after a registration, and says when there are more', async () => {
  const { app, db } = await testApp(await newTestDatabase())
  const officer = await makeOfficer(db)
  const numbers = Array.from({ length: 103 }, (_, index) => index)
  const { id: _id, words: _words, name_key: _key, name_text: _text, ...facility } = await makeFacility(db)
  const facilities = await db
    .insertInto('facility')
    .values(numbers.map(() => facility))
    .returning('id')
    .execute()
  const registrations = await db
    .insertInto('registration')
    .values(
      facilities.map(({ id }, index) => ({
        facility_id: id,
        reference: `APP-2026-${index}`,
        recorded_by: officer.id,
        submitted_at: new Date(Date.UTC(2026, 2, 2, 8, index)).toISOString(),
      })),
    )
    .returning('id')
    .execute()
  const applicant = {
    first_name: 'Musa',
    last_name: 'Abubakar',
    email: 'm@example.org',
    phone_number: '+2348031234567',
  }
  await db
    .insertInto('applicant')
    .values(registrations.map(({ id }) => ({ ...applicant, registration_id: id })))
    .execute()
  const casesAfter = async (index: number) => {
    const query = { sort: 'submitted_at', after: registrations[index]?.id, per_page: 1 } as const
    const { total, or_more } = (await as(officer, app).send(calls.listRegistrations, { query })).reply
    return { total, or_more }
  }
  expect(await casesAfter(1)).toEqual({ total: 100, or_more: true })
  expect(await casesAfter(3)).toEqual({ total: 99, or_more: undefined })
})
