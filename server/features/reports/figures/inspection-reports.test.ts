import '../../../testing/matchers.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import * as calls from '@portal/contract/reports/calls/reports.ts'
import type { ReportName } from '@portal/domain/reports/reports.ts'
import { expect, it } from 'vitest'
import { refreshReports } from '../../../jobs/refresh-reports.ts'
import { as } from '../../../testing/as.ts'
import { makeFacility } from '../../../testing/factories.ts'
import { makeCorrectiveAction, makeInspection, questionsOfType2 } from '../../../testing/inspections.ts'
import { makeOfficer } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

/** A ministry on 21 May 2026: three visits to two facilities in April, one of them of chosen parts. */
async function inspected() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-05-21T09:00:00Z')
  const [one, other] = [await makeOfficer(db, ['inspect']), await makeOfficer(db, ['inspect'])]
  const [clinic, hospital] = [await makeFacility(db), await makeFacility(db, { local_gov_area_id: 542 })]
  const first = await makeInspection(db, {
    facility_id: clinic.id,
    team: [one.id, other.id],
    next_visit_on: '2026-05-31',
  })
  await makeInspection(db, { facility_id: hospital.id, team: [one.id], score: 80.4, class: 'fully compliant' })
  const parts = { part_ids: [1], score: null, class: null, next_visit_on: null }
  const second = await makeInspection(db, { facility_id: clinic.id, team: [other.id], ...parts })
  const [asked, also] = await questionsOfType2(db)
  const [sub_list_id, also_id] = [asked?.sub_list_id ?? 0, also?.sub_list_id ?? 0]
  await makeCorrectiveAction(db, { inspection: first, sub_list_id })
  await makeCorrectiveAction(db, { inspection: first, sub_list_id: also_id, status: 'closed', is_critical: true })
  await makeCorrectiveAction(db, { inspection: second, sub_list_id, status: 'closed' })
  await refreshReports(db, new Date('2026-05-21T09:00:00Z'))
  const read = async (report: ReportName, query: object = {}) => {
    const period = { from: '2026-04', to: '2026-05' }
    const { reply } = await as(one, app).send(calls.showReport, { params: { report }, query: { ...period, ...query } })
    return reply.data.rows.map(({ name, figures }) => [name, ...figures])
  }
  return { app, db, one, other, asked, also, read }
}

it('counts visits by month and by LGA, with their classes', async () => {
  const { read } = await inspected()
  expect(await read('inspections')).toEqual([
    ['Apr 2026', 3, 1, 0, 1, 0, 0],
    ['May 2026', 0, 0, 0, 0, 0, 0],
  ])
  expect((await read('inspections', { local_gov_area_id: '542' }))[0]).toEqual(['Apr 2026', 1, 1, 0, 0, 0, 0])
  const lgas = await read('classes')
  expect(lgas.filter(([, visits]) => visits !== 0)).toEqual([
    ['Bida', 2, 0, 0, 1, 0, 0],
    ['Borgu', 1, 1, 0, 0, 0, 0],
  ])
})

it('names the questions that fail most, and the days until findings are put right', async () => {
  const { read, asked, also } = await inspected()
  expect(await read('findings')).toEqual([
    [asked?.sub_list, 2],
    [also?.sub_list, 1],
  ])
  // Published on 20 April, closed on 1 May.
  expect(await read('closing')).toEqual([
    ['Critical questions', 1, 11, 11],
    ['Other questions', 1, 11, 11],
  ])
})

it('shows the mean score of each inspector beside the mean of all', async () => {
  const { read, one, other } = await inspected()
  const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`
  // 56, 80 and 56 in all: a mean of 64.
  const rows = await read('inspectors')
  expect(rows.toSorted((row, next) => Number(next[2]) - Number(row[2]))).toEqual([
    [nameOf(one), 2, 68, 4],
    [nameOf(other), 2, 56, -8],
  ])
})

it('shows officers on the dashboard what is to be visited this month and what is overdue', async () => {
  const { app, db, one } = await inspected()
  const shown = await as(one, app).send(dashboard.showSummary, {})
  expect(shown.reply).toMatchObject({ visits_due: 1, actions_overdue: 1 })
  await db.updateTable('facility').set({ is_closed: true }).execute()
  expect((await as(one, app).send(dashboard.showSummary, {})).reply).toMatchObject({ visits_due: 0 })
})
