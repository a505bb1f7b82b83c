import '../../testing/matchers.ts'
import * as changes from '@portal/contract/facilities/calls/changes-of-kind.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makePaperFacility } from '../../testing/paper-licences.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

/** A facility of which paper says nothing but its name and the end of its licence. */
async function bare() {
  const { app, db, setClock } = await testApp()
  setClock('2026-11-28T09:00:00Z')
  const person = await makeOfficer(db)
  const licence = { number: null, issued_on: null, last_day: '2026-12-31', operating_officer: null }
  const unknown = { address: null, owner_name: null, phone_number: null, licence }
  const made = await makePaperFacility({ database: await testDatabase(), officer: person }, unknown)
  return { app, db, officer: as(person, app), params: { id: made.facility_id }, ...made }
}

it('is shown with what paper does not say empty, and with its certificate from before the portal', async () => {
  const { officer, params, from } = await bare()
  const { data } = (await officer.send(facilities.showFacility, { params })).reply
  expect(data).toMatchObject({
    ...{ address: '', owner_name: '', phone_number: '', paper_number: null, needs_date: false },
    ...{ from_import: from, was_approved: true, has_owner_account: false, flags: [] },
  })
  const issued = (await officer.send(closings.listCertificates, { params, query: {} })).reply
  expect(issued.data).toMatchObject([
    {
      ...{ number: `${from.number}/2`, origin: 'paper', recorded_on: '2026-11-27', state: 'in force' },
      ...{ issue_date: null, valid_from: null, expiry_date: '2026-12-31' },
    },
  ])
})

it('is penalised, and closed, like any other, and nobody is told', async () => {
  const { db, officer, params, facility_id } = await bare()
  const body = { facility_id, comment: 'It was open at night without a nurse.' }
  expect((await officer.send(penalties.penaliseFacility, { body })).status).toBeLessThan(300)
  const closed = { from: '2026-11-28', reason: 'The owner has left.' }
  const closing = await officer.send(closings.closeFacility, {
    params,
    body: { closed_from: closed.from, reason: closed.reason },
  })
  expect(closing.status).toBe(200)
  const told = db.selectFrom('notification').innerJoin('user_account', 'user_account.id', 'user_id')
  expect(await told.where('privilege_type', '=', 'user').select('notification.id').execute()).toEqual([])
})

it('offers the changes of a licensed facility, and records a new operating officer, although the contents are unknown', async () => {
  const { officer, params } = await bare()
  const choices = await officer.send(changes.listChangeChoices, { params })
  expect(choices.status).toBe(200)
  const { additional_mdcn_qualification: _, ...example } = exampleOf(changes.recordOfficerChange.body)
  const body = { ...example, reason: 'She left.' }
  const recorded = await officer.send(changes.recordOfficerChange, { params, body })
  expect(recorded.problem).toBeUndefined()
  const { data } = (await officer.send(facilities.showFacility, { params })).reply
  expect(data.operating_officer?.full_name).toBe(body.full_name)
  // What was issued on paper is not issued again.
  const issued = (await officer.send(closings.listCertificates, { params, query: {} })).reply
  expect(issued.data.map(({ origin }) => origin)).toEqual(['paper'])
})
