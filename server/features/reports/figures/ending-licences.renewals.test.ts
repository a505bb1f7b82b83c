import { listEndingLicences, showReport } from '@portal/contract/reports/calls/reports.ts'
import { expect, it } from 'vitest'
import { refreshReports } from '../../../jobs/refresh-reports.ts'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

it('says what became of a licence by the renewal that counts, not by one that was withdrawn', async () => {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  const officer = as(await makeOfficer(db), app)
  const licensed = async (company_name: string, expiry_date: string) => {
    const { id: facility_id } = await makeFacility(db, { company_name })
    const approved = { status: 'Approved', approved_at: '2026-01-02T09:00:00Z', expiry_date } as const
    await makeRegistration(db, { facility_id, ...approved })
    return (more: object) => makeRegistration(db, { facility_id, kind: 'renewal', ...more })
  }
  const submitted_at = '2026-12-10T09:00:00Z'
  const withdrawn = { submitted_at, ended_at: '2026-12-11T09:00:00Z' }
  const renewed = { status: 'Approved', approved_at: submitted_at, submitted_at, expiry_date: '2028-12-31' } as const

  const onlyWithdrawn = await licensed('Withdrawn', '2027-01-10')
  await onlyWithdrawn(withdrawn)
  const again = await licensed('Withdrawn, then begun', '2027-01-11')
  await again(withdrawn)
  await again({ submitted_at: '2026-12-12T09:00:00Z' })
  const approved = await licensed('Renewed, then again', '2027-01-12')
  await approved(renewed)
  await approved({ submitted_at: '2028-12-01T09:00:00Z' })

  setClock('2026-12-20T09:00:00Z')
  await refreshReports(db, new Date('2026-12-20T09:00:00Z'))
  const { data } = (await officer.send(listEndingLicences, { query: { month: '2027-01' } })).reply
  expect(data.map(({ company_name, outcome }) => [company_name, outcome])).toEqual([
    ['Withdrawn', 'open'],
    ['Withdrawn, then begun', 'under_way'],
    ['Renewed, then again', 'in_time'],
  ])
  const query = { from: '2027-01', to: '2027-01' }
  const report = (await officer.send(showReport, { params: { report: 'renewals' }, query })).reply.data
  const counts = report.columns.map(({ key }, place) => [key, report.rows[0]?.figures[place]])
  expect(Object.fromEntries(counts)).toMatchObject({ due: 3, in_time: 1, late: 0, under_way: 1, lapsed: 0, open: 1 })
})
