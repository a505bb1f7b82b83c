import { randomUUID } from 'node:crypto'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as inspections from '@portal/contract/inspections/calls/inspections.ts'
import * as visits from '@portal/contract/inspections/calls/visits.ts'
import { callApi } from './call-api.ts'
import type { Person } from './people.ts'

interface Inspected {
  officer: Person
  facility_id: number
}

/** An inspection that is planned for a day far ahead, by the officer. */
export async function plannedInspection({ officer, facility_id }: Inspected) {
  const body = { facility_id, kind: 'routine' as const, planned_day: '2099-04-14', team: [officer.user.id] }
  const { data } = await callApi(officer.token, inspections.planInspection, { body })
  return data
}

/** An inspection that found nothing met, and whose report the owner has. */
export async function publishedInspection({ officer, facility_id }: Inspected) {
  const { token } = officer
  const { id } = await plannedInspection({ officer, facility_id })
  const now = new Date().toISOString()
  const begun = await callApi(token, visits.beginInspection, { params: { id }, body: { arrived_at: now } })
  const findings = begun.data.questions.map(({ sub_list_id }) => ({
    key: randomUUID(),
    sub_list_id,
    outcome: 'not met' as const,
    note: 'Broken since March.',
    based_on: 0,
    found_at: now,
  }))
  await callApi(token, visits.recordFindings, { params: { id }, body: { findings } })
  await callApi(token, visits.finishInspection, {
    params: { id },
    body: {
      recommendation: 'no change',
      unanswered: 0,
      departed_at: now,
      expects: { findings: findings.length, photos: 0 },
      actions: [],
    },
  })
  const { data } = await callApi(token, reports.publishInspection, { params: { id } })
  return data
}
