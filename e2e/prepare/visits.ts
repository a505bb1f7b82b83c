import * as inspections from '@portal/contract/inspections/calls/inspections.ts'
import { clinic, startedRegistration } from './applications.ts'
import { callApi } from './call-api.ts'
import { newOwner, type Person } from './people.ts'

/** A routine visit that is planned for this officer. */
export async function plannedVisit({ token, user }: Person, type = clinic) {
  const { facility } = await startedRegistration(await newOwner(), type)
  const body = { facility_id: facility.id, kind: 'routine' as const, team: [user.id] }
  return (await callApi(token, inspections.planInspection, { body })).data
}

/** The visit as the portal has it. */
export async function visitOnPortal({ token }: Person, id: number) {
  return (await callApi(token, inspections.showInspection, { params: { id } })).data
}
