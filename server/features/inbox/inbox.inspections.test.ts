import '../../testing/matchers.ts'
import * as calls from '@portal/contract/inbox/calls.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeCorrectiveAction, makeInspection, questionsOfType2 } from '../../testing/inspections.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

/** A portal on 28 April 2026 with two inspectors and a facility. */
async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-04-28T10:59:00Z')
  const [inspector, other] = [await makeOfficer(db, ['inspect']), await makeOfficer(db, ['inspect'])]
  const owner = await makeOwner(db)
  const facility_id = (await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Clinic' })).id
  const list = async (who: Person) =>
    (await as(who, app).send(calls.listInbox, { query: {} })).reply.data.map(
      ({ kind, id, page_id, detail, lga }) => [kind, id, page_id, detail, lga] as const,
    )
  const menu = async (who: Person) => {
    const { inspections, visits } = (await as(who, app).send(calls.countInbox, {})).reply.data
    return { inspections, visits }
  }
  return { app, db, setClock, inspector, other, owner, facility_id, list, menu }
}

it('has visits without a day or a team for all inspectors, and due visits for those of their team', async () => {
  const { db, inspector, other, facility_id, list, menu } = await portal()
  const open = (planned_day: string | null, team: number[]) =>
    makeInspection(db, { facility_id, team, status: 'planned', planned_day })
  const [bare, noTeam] = [await open(null, [inspector.id]), await open('2026-05-02', [])]
  const [late, today] = [await open('2026-04-27', [inspector.id]), await open('2026-04-28', [other.id, inspector.id])]
  await open('2026-04-29', [inspector.id])
  const toPlan = [
    ['visit to plan', bare.id, bare.id, 'Routine visit, no day', 'Bida'],
    ['visit to plan', noTeam.id, noTeam.id, 'Routine visit, no team', 'Bida'],
  ]
  const due = ['visit', today.id, today.id, `Visit ${today.number}, planned for 28 April 2026`, 'Bida']
  expect(await list(inspector)).toEqual([
    ...toPlan,
    ['visit', late.id, late.id, `Visit ${late.number}, planned for 27 April 2026`, 'Bida'],
    due,
  ])
  expect(await list(other)).toEqual([...toPlan, due])
  expect(await menu(inspector)).toEqual({ inspections: { total: 2 }, visits: { total: 2 } })
  expect(await menu(other)).toEqual({ inspections: { total: 2 }, visits: { total: 1 } })
  const reviewer = await makeOfficer(db, ['review', 'decide', 'finance'])
  expect([await list(reviewer), await menu(reviewer)]).toEqual([[], { inspections: undefined, visits: undefined }])
})

it('has a visit that was done 14 days ago and is not published', async () => {
  const { db, setClock, inspector, other, facility_id, list } = await portal()
  const { id, number } = await makeInspection(db, { facility_id, team: [inspector.id], status: 'done' })
  expect(await list(other)).toEqual([])
  setClock('2026-04-28T11:00:00Z')
  expect(await list(other)).toEqual([
    ['report', id, id, `Inspection ${number} was done on 14 April 2026, and is not published`, 'Bida'],
  ])
})

it('has replies to findings, and comments for those who were not on site while there is somebody else', async () => {
  const { db, inspector, other, owner, facility_id, list, menu } = await portal()
  const inspection = await makeInspection(db, { facility_id, team: [inspector.id] })
  const [question] = await questionsOfType2(db)
  const sub_list_id = question?.sub_list_id ?? 0
  const action = await makeCorrectiveAction(db, { inspection, sub_list_id, status: 'replied' })
  await db
    .insertInto('corrective_reply')
    .values({
      corrective_action_id: action.id,
      text: 'Filled.',
      replied_by: owner.id,
      replied_at: '2026-04-21T08:00:00Z',
    })
    .execute()
  await db
    .insertInto('inspection_comment')
    .values({
      inspection_id: inspection.id,
      text: 'Wrong.',
      commented_by: owner.id,
      commented_at: '2026-04-22T08:00:00Z',
    })
    .execute()
  const reply = ['finding reply', action.id, inspection.id, 'Reply about: Fill the cylinder.', 'Bida']
  const comments = ['inspection comments', inspection.id, inspection.id, `Comments on ${inspection.number}`, 'Bida']
  expect(await list(inspector)).toEqual([reply])
  expect(await list(other)).toEqual([reply, comments])
  expect([await menu(inspector), await menu(other)]).toEqual([
    { inspections: { total: 1 }, visits: { total: 0 } },
    { inspections: { total: 2 }, visits: { total: 0 } },
  ])
  await db.updateTable('user_account').set({ duties: [] }).where('id', '=', other.id).execute()
  expect(await list(inspector)).toEqual([reply, comments])
})
