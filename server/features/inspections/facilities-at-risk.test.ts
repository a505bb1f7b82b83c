import '../../testing/matchers.ts'
import * as calls from '@portal/contract/inspections/calls/corrective-actions.ts'
import { expect, it } from 'vitest'
import { refreshReports } from '../../jobs/refresh-reports.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeCorrectiveAction, makeInspection, questionsOfType2 } from '../../testing/inspections.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

/** A ministry on 1 January 2027, and the facilities of one LGA: each test has its own. */
async function ministry(local_gov_area_id: number) {
  const { app, db, setClock } = await testApp()
  setClock('2026-12-31T23:30:00Z') // 1 January 2027 in Lagos.
  const [planner, lead] = [await makeOfficer(db, ['inspect']), await makeOfficer(db, ['inspect'])]
  const makeLicensed = async (company_name: string, more: Parameters<typeof makeFacility>[1] = {}) => {
    const facility = await makeFacility(db, { company_name, local_gov_area_id, ...more })
    await makeRegistration(db, { facility_id: facility.id, status: 'Approved', expiry_date: '2027-12-31' })
    return facility.id
  }
  const count = () => refreshReports(db, new Date('2026-12-31T23:30:00Z'))
  const listCounted = async (query: Record<string, string> = {}) =>
    (
      await as(planner, app).send(calls.listFacilitiesAtRisk, {
        query: { local_gov_area_id: String(local_gov_area_id), ...query },
      })
    ).reply
  /** The list as the job counts it now. */
  const list = async (query: Record<string, string> = {}) => {
    await count()
    return listCounted(query)
  }
  return { app, db, planner, lead, makeLicensed, list, listCounted, count }
}

it('orders facilities by points that are explained one by one', async () => {
  const { db, lead, makeLicensed, list } = await ministry(541)
  await db.updateTable('sub_list').set({ is_critical: false }).execute()
  const [good, never, bad] = [await makeLicensed('Good'), await makeLicensed('Never'), await makeLicensed('Bad')]
  const team = [lead.id]
  await makeInspection(db, {
    facility_id: good,
    team,
    class: 'fully compliant',
    score: 90,
    next_visit_on: '2028-10-14',
  })
  const inspection = await makeInspection(db, { facility_id: bad, team, class: 'minimally compliant', score: 20 })
  const [question] = await questionsOfType2(db)
  await makeCorrectiveAction(db, { inspection, sub_list_id: question?.sub_list_id ?? 0 })
  // A follow-up changes neither the class nor the day of the next visit.
  const followUp = { score: null, class: null, next_visit_on: null, done_at: '2026-12-01T23:30:00Z' } as const
  const later = await makeInspection(db, { facility_id: bad, team, kind: 'follow-up', question_ids: [1], ...followUp })
  const planned = await makeInspection(db, { facility_id: bad, team: [], status: 'planned' })
  expect((await list()).data).toMatchObject([
    {
      id: bad,
      company_name: 'Bad',
      lga: 'Bida',
      class: 'minimally compliant',
      last_visit_on: '2026-12-02',
      next_visit_on: '2026-10-14',
      last_lead_id: lead.id,
      planned_inspection_id: planned.id,
      points: 17,
      reasons: [
        { text: 'The facility was minimally compliant', points: 9 },
        { text: 'The next visit was due on 14 October 2026', points: 4 },
        { text: '1 corrective action is overdue', points: 4 },
      ],
    },
    { id: never, class: null, last_visit_on: null, points: 6, reasons: [{ text: 'The facility was never visited' }] },
    { id: good, class: 'fully compliant', points: 0, reasons: [] },
  ])
  expect(later.id).toBeGreaterThan(inspection.id)
  expect((await list({ unplanned: '1' })).data.map(({ id }) => id)).toEqual([never, good])
  expect((await list({ per_page: '1', page: '2' })).data.map(({ id }) => id)).toEqual([never])
  expect(await list({ page: '9' })).toMatchObject({ total: 3, data: [], last_page: 1 })
  expect((await list({ local_gov_area_id: '544' })).total).toBe(0)
  expect((await list({ facility_type_id: '2' })).total).toBe(3)
})

it('counts open concerns, documents that are no longer valid, and a type with critical questions', async () => {
  const { db, planner, makeLicensed, list } = await ministry(542)
  const id = await makeLicensed('Counted', { facility_type_id: 3 })
  const other = await makeLicensed('Other', { facility_type_id: 1 })
  await db.updateTable('sub_list').set({ is_critical: false }).execute()
  await db
    .updateTable('sub_list')
    .set({ is_critical: true })
    .where('requirement_id', 'in', db.selectFrom('requirement').where('facility_type_id', '=', 3).select('id'))
    .execute()
  const concern = await db
    .insertInto('concern')
    .values({
      reference: 'CON-1',
      kind: 'unsafe',
      text: 'Needles.',
      place: 'Bida',
      status: 'new',
      reported_at: '2026-12-01T08:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('concern_facility').values({ concern_id: concern.id, facility_id: id }).execute()
  const document = async (name: string, expires_on: string | null, slug: string) => {
    const file = {
      slug,
      facility_id: id,
      recorded_by: planner.id,
      media_type: 'application/pdf',
      size_bytes: 1,
    } as const
    await db
      .insertInto('file')
      .values({ ...file, sha256: Buffer.alloc(32) })
      .execute()
    await db
      .insertInto('document')
      .values({ name, facility_id: id, file_slug: slug, recorded_by: planner.id, expires_on })
      .execute()
  }
  await document('Fire certificate', '2026-12-31', 'fire-old')
  await document('CAC certificate', '2027-11-30', 'cac-new')
  await document('Plan', null, 'plan')
  expect((await list()).data).toMatchObject([
    {
      id,
      points: 14,
      reasons: [
        { text: 'The facility was never visited', points: 6 },
        { text: '1 concern is open', points: 5 },
        { text: 'Facilities of this type are asked critical questions', points: 2 },
        { text: '1 document is no longer valid', points: 1 },
      ],
    },
    { id: other, points: 6 },
  ])
})

it('leaves out facilities that are closed, revoked or not licensed, and refuses officers without the duty', async () => {
  const { app, db, planner, makeLicensed, list } = await ministry(543)
  const [open, closed, revoked, sealed] = [
    await makeLicensed('Open'),
    await makeLicensed('Closed'),
    await makeLicensed('Revoked'),
    await makeLicensed('Sealed'),
  ]
  await makeRegistration(db, {
    facility_id: (await makeFacility(db)).id,
    status: 'Approved',
    expiry_date: '2026-12-31',
  })
  const day = {
    from_date: '2026-12-01',
    reason: 'Needles.',
    imposed_by: planner.id,
    imposed_at: '2026-12-01T08:00:00Z',
  }
  await db
    .insertInto('facility_restriction')
    .values([
      { ...day, facility_id: revoked, kind: 'revoked' },
      { ...day, facility_id: sealed, kind: 'sealed' },
    ])
    .execute()
  await db
    .insertInto('facility_closing')
    .values({
      facility_id: closed,
      closed_from: '2026-12-01',
      reason: 'Moved.',
      closed_by: planner.id,
      closed_at: '2026-12-01T08:00:00Z',
    })
    .execute()
  expect((await list()).data.map(({ id }) => id)).toEqual([open, sealed])
  const other = await makeOfficer(db, ['review', 'decide'])
  expect(await as(other, app).send(calls.listFacilitiesAtRisk, { query: {} })).toBeRefused('not_allowed')
})

it('says when it was counted, keeps what was counted until then, and shows at once what is planned', async () => {
  const { db, lead, makeLicensed, listCounted, count } = await ministry(544)
  await db.updateTable('sub_list').set({ is_critical: false }).execute()
  const facility_id = await makeLicensed('Alheri Clinic')
  await count()
  const first = await listCounted()
  expect(first).toMatchObject({ as_of: '2026-12-31T23:30:00.000Z', data: [{ id: facility_id, points: 6 }] })
  await makeInspection(db, { facility_id, team: [lead.id], class: 'not compliant', score: 8 })
  const planned = await makeInspection(db, { facility_id, team: [], status: 'planned' })
  expect((await listCounted()).data).toMatchObject([
    { points: 6, class: null, last_visit_on: '2026-04-14', planned_inspection_id: planned.id },
  ])
  expect((await listCounted({ unplanned: '1' })).total).toBe(0)
  await count()
  expect((await listCounted()).data).toMatchObject([{ points: 16, class: 'not compliant' }])
  await db
    .updateTable('registration')
    .set({ expiry_date: '2026-12-30' })
    .where('facility_id', '=', facility_id)
    .execute()
  await count()
  expect((await listCounted()).total).toBe(0)
})
