import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { expect, it } from 'vitest'
import { readLetterFacts } from '../../../records/letters/letter-facts.ts'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeInspection } from '../../../testing/inspections.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

const verdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
const awaiting = { status: 'Awaiting decision', submitted_at: '2026-03-20T09:00:00.000Z' } as const
const recommended = 'The inspection that was recommended is not done'
const none = 'The facility was not inspected for this application, nor within the last 12 months'

/** An application on 14 April 2027, a year after the visits that tests make. */
async function applied() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2027-04-14T09:00:00Z')
  const [owner, officer, inspector] = [await makeOwner(db), await makeOfficer(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id })
  const { id } = await makeRegistration(db, { ...awaiting, facility_id: facility.id })
  const set = (key: string, value: string) =>
    db
      .insertInto('setting_change')
      .values({ key, value: JSON.stringify(value), start_date: '2020-01-01', recorded_by: officer.id })
      .execute()
  const consider = (recommend_to_inspect: 'Yes' | 'No') =>
    as(officer, app).send(calls.considerRegistration, { params: { id }, body: { ...verdicts, recommend_to_inspect } })
  const show = async (who: Person) => (await as(who, app).send(calls.showRegistration, { params: { id } })).reply
  const approve = (who: Person, reason?: string) =>
    as(who, app).send(calls.decideRegistration, { body: { id, status: 'Approved', ...(reason && { reason }) } })
  const against = async () => (await show(officer)).against?.filter(({ check }) => check === 'not_inspected')
  const planned = () =>
    db.selectFrom('inspection').orderBy('id').select(['kind', 'status', 'planned_by', 'cancel_reason']).execute()
  const visit = (more: object = {}) => makeInspection(db, { facility_id: facility.id, team: [inspector.id], ...more })
  return { db, id, owner, officer, inspector, facility, set, consider, show, approve, against, planned, visit }
}

it('plans a visit that is recommended, once, and cancels it when that is taken back before a day is set', async () => {
  const { db, consider, planned } = await applied()
  await consider('No')
  expect(await planned()).toEqual([])
  expect((await consider('Yes')).status).toBe(200)
  const open = { kind: 'before licence', status: 'planned', planned_by: null, cancel_reason: null }
  await consider('Yes')
  expect(await planned()).toEqual([open])
  await consider('No')
  const cancelled = { ...open, status: 'cancelled', cancel_reason: 'It is not recommended any more' }
  expect(await planned()).toEqual([cancelled])
  await consider('Yes')
  await db.updateTable('inspection').set({ planned_day: '2027-04-20' }).where('status', '=', 'planned').execute()
  await consider('No')
  expect(await planned()).toEqual([cancelled, open])
  const numbers = await db.selectFrom('inspection').orderBy('id').select('number').execute()
  expect(numbers).toEqual([{ number: 'INS-2027-000001' }, { number: 'INS-2027-000002' }])
})

it('asks for a reason where the visit that was recommended is not done', async () => {
  const { consider, against, visit, show, officer, owner, id } = await applied()
  expect(await against()).toEqual([])
  await consider('Yes')
  expect(await against()).toEqual([{ check: 'not_inspected', message: recommended, concerns: ['Approve'] }])
  expect(await show(officer)).toMatchObject({ inspection: null })
  // A visit of chosen parts has no score and is none.
  await visit({ registration_id: null, part_ids: [1], score: null, class: null, next_visit_on: null })
  expect(await against()).toHaveLength(1)
  const { number } = await visit({
    done_at: '2025-01-14T11:00:00Z',
    kind: 'before licence',
    registration_id: id,
    status: 'done',
  })
  expect(await against()).toEqual([])
  const page = await show(officer)
  expect(page.inspection).toMatchObject({ number, score: 55.5, done_on: '2025-01-14', is_for_registration: true })
  expect(page.in_favour?.map(({ message }) => message)).toContain(
    `Inspection ${number} of 14 January 2025: 55.5 per cent, partly compliant, 0 critical findings, 0 open corrective actions`,
  )
  expect((await show(owner)).inspection).toBeNull()
})

it('blocks an approval without an inspection of the last 12 months, if the ministry wants that, whatever its class is', async () => {
  const { db, set, officer, approve, show, visit, facility } = await applied()
  await set('inspection_before_approval', 'blocks')
  await visit({ done_at: '2026-04-13T11:00:00Z' })
  const message = `${none}. The ministry has set that Approve is not possible then.`
  expect((await show(officer)).obstacles).toEqual([{ action: 'Approve', message }])
  expect((await approve(officer, 'It is needed.')).problem?.message).toBe(message)
  const { number } = await visit({ done_at: '2026-04-14T11:00:00Z', class: 'not compliant', score: 5 })
  expect((await approve(officer, 'It is needed.')).status).toBe(200)
  const letter = await db.selectFrom('letter').where('facility_id', '=', facility.id).select('facts').executeTakeFirst()
  expect(readLetterFacts(letter?.facts).body).toContain(
    `Inspection ${number} of 14 April 2026: 5.0 per cent, not compliant, 0 critical findings, 0 open corrective actions.`,
  )
})

it('keeps whoever took part in the inspection from approving, where the ministry wants separate hands', async () => {
  const { db, set, inspector, consider, approve, visit } = await applied()
  await set('separate_hands', 'yes')
  await visit()
  await consider('No')
  expect((await approve(inspector)).problem?.message).toBe(
    'You took part in the inspection of this facility, so another officer must approve this application',
  )
  expect((await approve(await makeOfficer(db))).status).toBe(200)
})
