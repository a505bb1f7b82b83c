import * as account from '@portal/contract/accounts/calls/account.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import type { Call } from '@portal/contract/call.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as places from '@portal/contract/places/calls.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

/** An id that does not exist. */
const none = 2_000_000_000
/** In Niger State; ward 6214 is in another of its LGAs. */
const bidaLga = 541

/** The example of a call's body, with some fields replaced. */
function exampleWith(call: Call, fields: object): object {
  const examples = call.body?.meta()?.examples
  return { ...(Array.isArray(examples) ? Object(examples[0]) : {}), ...fields }
}

const wrongIds: [string, 'user' | 'admin', Call, object, Record<string, string>][] = [
  [
    'a state that does not exist',
    'user',
    account.registerAccount,
    { state_id: none },
    { state_id: 'Choose a state from the list' },
  ],
  [
    'an LGA that does not exist',
    'user',
    account.registerAccount,
    { state_id: null, local_gov_area_id: none },
    { local_gov_area_id: 'Choose an LGA from the list' },
  ],
  [
    'an LGA of another state',
    'user',
    account.registerAccount,
    { state_id: 4, local_gov_area_id: bidaLga },
    { local_gov_area_id: 'This LGA is in another state. Choose an LGA of the state above.' },
  ],
  [
    'a facility of an unknown type, in an LGA of another state',
    'user',
    facilities.addFacility,
    { facility_type_id: none, local_gov_area_id: 1, ward_id: undefined },
    {
      facility_type_id: 'Choose a type of facility from the list',
      local_gov_area_id: 'Choose an LGA of this state',
    },
  ],
  [
    'a facility in a ward of another LGA',
    'user',
    facilities.addFacility,
    { local_gov_area_id: bidaLga, ward_id: 6214 },
    { ward_id: 'Choose a ward of this LGA' },
  ],
  [
    'a recorded facility in a ward of another LGA',
    'admin',
    registrations.registerFacility,
    { facility_local_gov_area_id: bidaLga, facility_ward_id: 6214 },
    { facility_ward_id: 'Choose a ward of this LGA' },
  ],
  [
    'an applicant from a ward of another LGA',
    'admin',
    registrations.registerFacility,
    { state_id: 27, local_gov_area_id: bidaLga, ward_id: 6214 },
    { ward_id: 'Choose a ward of this LGA' },
  ],
  [
    'a requirement of an unknown type',
    'admin',
    catalogue.addRequirement,
    { facility_type_id: none },
    { facility_type_id: 'Choose a type of facility from the list' },
  ],
  [
    'a requirement in an unknown part',
    'admin',
    catalogue.addRequirement,
    { part_req_id: none },
    { part_req_id: 'Choose a part from the list' },
  ],
  [
    'a question of an unknown requirement',
    'admin',
    catalogue.addSubList,
    { requirement_id: none },
    { requirement_id: 'Choose a requirement from the list' },
  ],
  [
    'an LGA of an unknown state',
    'admin',
    places.addLga,
    { state_id: none },
    { state_id: 'Choose a state from the list' },
  ],
  [
    'a ward of an unknown LGA',
    'admin',
    places.addWard,
    { local_gov_area_id: none },
    { local_gov_area_id: 'Choose an LGA from the list' },
  ],
]

describe('ids that are unknown or do not belong together are refused by field', () => {
  it.each(wrongIds)('%s', async (_name, role, call, fields, sentences) => {
    const { app, db } = await testApp()
    const person = role === 'admin' ? await makeOfficer(db) : await makeOwner(db)
    const sent: object = { body: exampleWith(call, fields) }
    const answer = await as(person, app).send(call, sent)
    expect(answer.status).toBe(422)
    expect(answer.problem?.errors).toEqual(
      Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [field, [sentence]])),
    )
  })
})

describe('a refusal explains itself in a sentence', () => {
  it('of starting a registration while another one is in force', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwner(db)
    const facility = await makeFacility(db, { user_id: owner.id })
    await makeRegistration(db, { facility_id: facility.id, status: 'Approved' })
    const answer = await as(owner, app).send(registrations.startRegistration, { body: { facility_id: facility.id } })
    expect(answer.problem).toMatchObject({
      code: 'already_exists',
      message: 'This facility is registered until 2099-12-31. It can be renewed from 2099-11-01',
    })
  })

  it('of a request for one requirement that names another', async () => {
    const { app, db } = await testApp()
    const answer = await as(await makeOwner(db), app).send(submissions.showRequirementQuestions, {
      params: { id: 1 },
      query: { requirement_id: 2 },
    })
    expect(answer.problem?.errors).toEqual({
      requirement_id: ['This is another requirement than the one in the address'],
    })
  })

  it('of a request without a session, or without the capability', async () => {
    const { app, db } = await testApp()
    const decide = { body: { id: 1, status: 'Approved' } } as const
    const nobody = await as(undefined, app).send(registrations.decideRegistration, decide)
    expect(nobody.problem).toMatchObject({ title: 'Logged out', message: 'Please log in to continue' })
    const owner = await as(await makeOwner(db), app).send(registrations.decideRegistration, decide)
    expect(owner.problem).toMatchObject({ title: 'Not allowed', message: 'Your account may not do this' })
  })

  it('of an upload without a form, or of an unknown content type', async () => {
    const { app, db } = await testApp()
    const { token } = await makeOwner(db)
    const send = (url: string, type: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        payload: '{}',
      })
    const asJson = await send(contents.uploadDocument.path, 'application/json')
    expect(asJson.json().message).toBe('Send this as a form with a file')
    const asText = await send(rowCalls.addStaff.path, 'text/csv')
    expect(asText.json().message).toBe('Send this as JSON, or as a form when a file belongs to it')
  })
})
