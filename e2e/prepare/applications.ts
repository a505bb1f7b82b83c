import type { Sent } from '@portal/contract/call.ts'
import * as catalogue from '@portal/contract/calls/catalogue.ts'
import * as contents from '@portal/contract/calls/contents.ts'
import * as facilities from '@portal/contract/calls/facilities.ts'
import * as places from '@portal/contract/calls/places.ts'
import * as registrations from '@portal/contract/calls/registrations.ts'
import { rowCalls } from '@portal/contract/row-sections.ts'
import { requiredDocumentTypes } from '@portal/domain/document-types.ts'
import type { DecidedStatus } from '@portal/domain/registration-status.ts'
import * as typed from '@portal/server/testing/contents.ts'
import { pdf } from '@portal/server/testing/files.ts'
import { ask } from './ask.ts'
import { type Person, unique } from './people.ts'

/** A type that is asked many questions, and one that is asked none. */
export const clinic = 'Private Clinic'
export const mortuary = 'Mortuary'

/** What a journey may want otherwise about a facility. */
type Wished = Partial<Pick<Sent<typeof facilities.addFacility>['body'], 'company_name' | 'owner_name' | 'address'>>

/** A facility of an owner's that nobody has the name of. */
export async function newFacility({ token }: Person, type = clinic, wished: Wished = {}) {
  const { data: types } = await ask(undefined, catalogue.listFacilityTypes, {})
  const facility_type_id = types.find(({ category_list }) => category_list === type)?.id
  const [lga] = await ask(undefined, places.listHomeLgas, {})
  if (!facility_type_id || !lga) throw new Error(`The catalogue has no ${type}, or the home state no LGA`)
  const { data } = await ask(token, facilities.addFacility, {
    body: {
      company_name: `Alheri ${type} ${unique()}`,
      owner_name: 'Amina Bello',
      phone_number: '0803 123 4567',
      facility_type_id,
      local_gov_area_id: lga.id,
      address: '14 Bosso Road, Minna',
      ...wished,
    },
  })
  return data
}

/** A registration that was just started. */
export async function startedRegistration(owner: Person, type = clinic, wished: Wished = {}) {
  const facility = await newFacility(owner, type, wished)
  const { data } = await ask(owner.token, registrations.startRegistration, { body: { facility_id: facility.id } })
  return { ...data, facility }
}

/** Everything that an application needs besides the answers. */
async function fillIn({ token }: Person, facility_id: number): Promise<void> {
  await ask(token, contents.saveOperatingOfficer, { body: { ...typed.operatingOfficer, facility_id } })
  await ask(token, rowCalls.addStaff, { body: { ...typed.staff, facility_id } })
  await ask(token, rowCalls.addReferee, { body: { ...typed.referee, facility_id } })
  await ask(token, contents.saveAvailableFacilities, { body: { ...typed.availableFacilities, facility_id } })
  for (const name of requiredDocumentTypes) {
    await ask(token, contents.uploadDocument, { body: { name, facility_id } }, { file: pdf() })
  }
  await ask(token, contents.uploadPayment, { body: { amount: 75_000, facility_id } }, { file: pdf() })
}

/** A complete application, not submitted yet. Nothing is asked of a mortuary, so it is quickly complete. */
export async function completeApplication(owner: Person, wished: Wished = {}) {
  const registration = await startedRegistration(owner, mortuary, wished)
  await fillIn(owner, registration.facility_id)
  return registration
}

/** An application that lies with the ministry. */
export async function submittedApplication(owner: Person, wished: Wished = {}) {
  const registration = await completeApplication(owner, wished)
  await ask(owner.token, registrations.submitRegistration, { params: { id: registration.id } })
  return registration
}

/** Both verdicts: the registration awaits a decision. */
export async function consider(officer: Person, id: number): Promise<void> {
  const body = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  await ask(officer.token, registrations.considerRegistration, { params: { id }, body })
}

/** An application that was decided on. */
export async function decidedApplication(owner: Person, officer: Person, status: DecidedStatus, wished: Wished = {}) {
  const registration = await submittedApplication(owner, wished)
  if (status === 'Approved') await consider(officer, registration.id)
  await ask(officer.token, registrations.decideRegistration, { body: { id: registration.id, status } })
  return registration
}

/** The first question of a type of facility, with what it belongs to. */
export async function firstQuestion({ token }: Person, { facility_type_id }: { facility_type_id: number }) {
  const { data } = await ask(token, catalogue.listRequirementsOfType, { params: { facility_type_id } })
  const [requirement] = data
  const [question] = requirement?.sub_lists ?? []
  if (!requirement || !question) throw new Error('The catalogue asks this type nothing')
  return { part_id: requirement.part.id, requirement_id: requirement.id, sub_list_id: question.id }
}
