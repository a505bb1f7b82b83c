import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import type { RowSection } from '@portal/contract/applications/row-section.ts'
import { rowSections } from '@portal/contract/applications/row-sections.ts'
import type { Sent } from '@portal/contract/call.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import type { DecidedStatus } from '@portal/domain/applications/registration-status.ts'
import { rowKinds } from '@portal/domain/applications/row-sections.ts'
import * as typed from '@portal/server/testing/contents.ts'
import { pdf } from '@portal/server/testing/files.ts'
import { callApi } from './call-api.ts'
import { type Person, theOfficer, unique } from './people.ts'

/** A type with many questions, and a type with one question that officers of the journeys add. */
export const clinic = 'Private Clinic'
export const mortuary = 'Mortuary'

/** A type with one question. It is added once, whichever journey needs it first; a journey may have one of its own. */
export async function typeWithOneQuestion(category_list = 'Mortuary of a hospital'): Promise<number> {
  const { token } = await theOfficer()
  const body = { category_list, definition: 'Keeps the dead of one hospital.' }
  const { data: type } = await callApi(token, catalogue.addFacilityType, { body }, { once: body.category_list })
  const [part] = (await callApi(token, catalogue.listParts, {})).data
  if (!part) throw new Error('The catalogue has no part')
  const asked = { facility_type_id: type.id, part_req_id: part.id, list: 'Cold store' }
  const { data } = await callApi(
    token,
    catalogue.addRequirement,
    { body: asked },
    { once: `${asked.list} of ${category_list}` },
  )
  const question = { requirement_id: data.id, sub_list: 'Is there a cold store?' }
  await callApi(token, catalogue.addSubList, { body: question }, { once: `${question.sub_list} ${category_list}` })
  return type.id
}

/** A type that asks nothing yet, which is not offered to owners. */
export async function typeWithoutQuestions(): Promise<number> {
  const { token } = await theOfficer()
  const body = { category_list: 'Herbal home', definition: 'Care with herbs.' }
  return (await callApi(token, catalogue.addFacilityType, { body }, { once: body.category_list })).data.id
}

/** The fields of a facility that a test may set. */
type FacilityOverrides = Partial<
  Pick<
    Sent<typeof facilities.addFacility>['body'],
    'company_name' | 'owner_name' | 'address' | 'local_gov_area_id' | 'ward_id' | 'facility_type_id'
  >
>

/** A facility of an owner, with a unique name. */
export async function newFacility({ token }: Person, type = clinic, overrides: FacilityOverrides = {}) {
  const { data: types } = await callApi(undefined, catalogue.listFacilityTypes, {})
  const named = types.find(({ category_list }) => category_list === type)?.id
  const facility_type_id = type === mortuary ? await typeWithOneQuestion() : named
  const [lga] = await callApi(undefined, places.listHomeLgas, {})
  if (!facility_type_id || !lga) throw new Error(`The catalogue has no ${type}, or the home state no LGA`)
  const { data } = await callApi(token, facilities.addFacility, {
    body: {
      company_name: `Alheri ${type} ${unique()}`,
      owner_name: 'Amina Bello',
      phone_number: '0803 123 4567',
      facility_type_id,
      local_gov_area_id: lga.id,
      address: '14 Bosso Road, Minna',
      ...overrides,
    },
  })
  return data
}

/** A facility without an owner account, with its registration, as an officer records it from paper. */
export async function recordedFromPaper(officer: Person) {
  const example = exampleOf(registrations.registerFacility.body)
  const company_name = `Aminci ${clinic} ${unique()}`
  const email = `paper-${unique()}@example.org`
  const body = { ...example, company_name, email }
  return (await callApi(officer.token, registrations.registerFacility, { body })).registration
}

/** A new facility whose registration was just started. */
export async function startedRegistration(owner: Person, type = clinic, overrides: FacilityOverrides = {}) {
  const facility = await newFacility(owner, type, overrides)
  const { data } = await callApi(owner.token, registrations.startRegistration, { body: { facility_id: facility.id } })
  return { ...data, facility }
}

/** An operating officer whom no other facility has. */
export function newPractitioner() {
  return { ...typed.operatingOfficer, full_name: `Dr Ngozi ${unique()}`, cert_reg_no: `PCN 1${unique()}` }
}

/** Adds everything that an application needs besides the answers. */
async function fillIn({ token }: Person, facility_id: number): Promise<void> {
  await callApi(token, contents.saveOperatingOfficer, { body: { ...newPractitioner(), facility_id } })
  for (const kind of rowKinds) {
    const { add }: RowSection = rowSections[kind]
    await callApi(token, add, { body: { ...typed.rowsAsSent[kind], facility_id } })
  }
  await callApi(token, contents.saveAvailableFacilities, { body: { ...typed.availableFacilities, facility_id } })
  for (const name of requiredDocumentTypes) {
    await callApi(token, contents.uploadDocument, { body: { name, facility_id } }, { file: pdf() })
  }
  await callApi(token, contents.uploadPayment, { body: { amount: 75_000, facility_id } }, { file: pdf() })
}

/** Answers the question of a type with one question. */
async function answerTheQuestion(
  owner: Person,
  { id, facility_id }: { id: number; facility_id: number },
  type: number,
) {
  const { requirement_id, sub_list_id } = await firstQuestion(owner, { facility_type_id: type })
  const body = { respond: 1 as const, requirement_id, sub_list_id, facility_id, registration_id: id }
  await callApi(owner.token, submissions.submitAnswer, { body })
}

/** A complete application, not submitted yet. It is for a mortuary, because that type has only one question. */
export async function completeApplication(owner: Person, overrides: FacilityOverrides = {}) {
  const registration = await startedRegistration(owner, mortuary, overrides)
  await fillIn(owner, registration.facility_id)
  await answerTheQuestion(owner, registration, registration.facility.facility_type_id)
  return registration
}

/** A submitted application. */
export async function submittedApplication(owner: Person, overrides: FacilityOverrides = {}) {
  const registration = await completeApplication(owner, overrides)
  await callApi(owner.token, registrations.submitRegistration, { params: { id: registration.id } })
  return registration
}

/** Saves both verdicts, so that the registration awaits a decision. */
export async function consider(officer: Person, id: number): Promise<void> {
  const body = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  await callApi(officer.token, registrations.considerRegistration, { params: { id }, body })
}

/** An application that was decided on. */
export async function decidedApplication(
  owner: Person,
  officer: Person,
  status: DecidedStatus,
  overrides: FacilityOverrides = {},
) {
  const registration = await submittedApplication(owner, overrides)
  if (status === 'Approved') await consider(officer, registration.id)
  await callApi(officer.token, registrations.decideRegistration, { body: { id: registration.id, status } })
  return registration
}

/** The first question of a type of facility, with its part and requirement. */
export async function firstQuestion({ token }: Person, { facility_type_id }: { facility_type_id: number }) {
  const { data } = await callApi(token, catalogue.listRequirementsOfType, { params: { facility_type_id } })
  const [requirement] = data
  const [question] = requirement?.sub_lists ?? []
  if (!requirement || !question) throw new Error('The catalogue has no questions for this type')
  return { part_id: requirement.part.id, requirement_id: requirement.id, sub_list_id: question.id }
}
