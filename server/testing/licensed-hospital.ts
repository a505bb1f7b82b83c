import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import type { Call } from '@portal/contract/call.ts'
import * as rules from '@portal/contract/facilities/calls/change-rules.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as calls from '@portal/contract/facilities/calls/changes-of-kind.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { as, type TestFile } from './as.ts'
import { makeFacility, makeRegistration } from './factories.ts'
import { makeOfficer, makeOwner } from './people.ts'
import { testApp } from './test-app.ts'

/** Who answers for the care in the hospital, as a form sends it. */
export const bala = {
  full_name: 'Dr Musa Bala',
  phone_number: '0803 111 2233',
  email_add: 'bala@example.com',
  highest_qualification: 'MBBS',
  folio_number: 'MDCN/R/11111',
  year_of_graduation: 1999,
  employment_status: 'Employed',
} as const

/** Who takes the place of Dr Bala. */
export const okafor = {
  ...bala,
  full_name: 'Dr Ngozi Okafor',
  folio_number: '45678',
  phone_number: '0806 111 2233',
} as const

/** The request for it. */
export const asked = { ...okafor, reason: 'Dr Bala left in March.' }

/** What the hospital has, as a form sends it. */
export const beds = {
  bed_space_capacity: 20,
  no_of_wards: 3,
  no_of_consulting_rooms: 2,
  no_of_toilets: 6,
  source_of_water: 'Borehole',
  electricity_supply: 'Generator',
  mode_of_waste_management: 'Incinerator',
  medical_record: 'digital and paper',
  available_fac: ['Laboratory', 'Pharmacy'],
} as const

/** A hospital that was approved on 21 September 2026 with Dr Bala and 20 beds. */
export async function licensedHospital() {
  const { app, db, setClock } = await testApp()
  setClock('2026-09-21T09:00:00Z')
  const [owner, rival] = [await makeOwner(db), await makeOwner(db)]
  const [officer, second, catalogue] = [
    await makeOfficer(db),
    await makeOfficer(db),
    await makeOfficer(db, ['catalogue']),
  ]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Hospital' })
  const { id } = facility
  const registration = await makeRegistration(db, { facility_id: id, status: 'pending' })
  const send = <C extends Call>(who: { token: string }, call: C, input: object, file?: TestFile) =>
    as(who, app).send(call, input as never, file && { file })
  await send(owner, contents.saveOperatingOfficer, { body: { ...bala, facility_id: id } })
  await send(owner, contents.saveAvailableFacilities, { body: { ...beds, facility_id: id } })
  await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', registration.id).execute()
  const approve = { body: { id: registration.id, status: 'Approved', reason: 'Complete on paper.' } }
  await send(officer, registrations.decideRegistration, approve)
  const params = { id }
  const decide = (change: number, decision: 'accepted' | 'refused', who = officer) =>
    as(who, app).send(changes.decideChange, { params: { id: change }, body: { decision, reason: 'Seen.' } })
  const ask = (who = owner, body: object = asked) => send(who, calls.addOfficerChange, { params, body })
  const shown = async () => (await as(owner, app).send(facilities.showFacility, { params })).reply.data
  const page = async (change: number, who: { token: string } = owner) =>
    (await as(who, app).send(changes.showChange, { params: { id: change } })).reply.data
  const saveRule = (body: object) =>
    as(catalogue, app).send(rules.addChangeRule, { body: { documents: [], ...body } as never })
  const issues = async () =>
    (await as(owner, app).send(closings.listCertificates, { params })).reply.data.map(({ issue }) => issue)
  const choices = async () => (await as(owner, app).send(calls.listChangeChoices, { params })).reply.data
  const people = { owner, rival, officer, second, catalogue }
  return {
    ...{ app, db, setClock, ...people, facility, registration, params, send },
    ...{ ask, decide, shown, page, saveRule, issues, choices },
  }
}
