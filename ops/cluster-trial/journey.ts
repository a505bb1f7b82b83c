// A whole application through the portals of the cluster: `node ops/cluster-trial/journey.ts ADDRESS DATABASE_URL`. Each request goes to
// the next portal, because the proxy leads nobody to the same one twice. It ends with a certificate that anybody can check.
import { randomUUID } from 'node:crypto'
import { login, registerAccount } from '@portal/contract/accounts/calls/account.ts'
import { uploadDocument } from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { submitAnswer } from '@portal/contract/applications/calls/submissions.ts'
import { listRequirementsOfType } from '@portal/contract/catalogue/calls/catalogue.ts'
import { makeChance } from '@portal/server/cli/demo/chance.ts'
import { enterContents } from '@portal/server/cli/demo/contents.ts'
import { smallPdf } from '@portal/server/cli/demo/invent.ts'
import type { Deed, Life, World } from '@portal/server/cli/demo/life.ts'
import * as officer from '@portal/server/cli/demo/officers-deeds.ts'
import * as owner from '@portal/server/cli/demo/owners-deeds.ts'
import { firstOfficer } from '../../bench/kill/people-at-work.ts'
import { portalByHttp } from './portal-by-http.ts'

const [portalAddress = '', database = ''] = process.argv.slice(2)
const password = 'seven-green-bicycles'
const person = { first_name: 'Amina', last_name: 'Bello', email: `${randomUUID()}@example.org` }
const tokens = new Map<string, string>()
/** Every officer of the deeds is the first officer of the cluster. */
const portal = portalByHttp({ portal: portalAddress, database }, (caller) => {
  return tokens.get(caller) ?? tokens.get(firstOfficer.ADMIN_EMAIL) ?? ''
})
const world = { portal, chance: makeChance(1) }
const life: Life = {
  site: {
    company_name: 'Alheri Clinic',
    phone_number: '+2348031234567',
    cac: 'RC1234567',
    address: '12 Market Road',
    facility_type_id: 2,
    local_gov_area_id: 541,
    ward_id: undefined,
  },
  owner: person,
  folio: undefined,
  facility_id: 0,
  registration_id: 0,
  licence_end: null,
  about_id: 0,
}

const body = { ...person, phone_number: '0803 123 4567', password, password_confirmation: password }
await portal.send(undefined, registerAccount, { body: { ...body, terms_accepted: true } })
await logIn(person.email, password)
await logIn(firstOfficer.ADMIN_EMAIL, firstOfficer.ADMIN_PASSWORD)
const deeds: Deed[] = [
  owner.add,
  startRegistration,
  answerQuestions,
  enterContents,
  sendInPieces,
  owner.pay(),
  owner.resubmit,
  officer.take,
  officer.consider,
  officer.confirmPayments,
  officer.approve,
]
for (const deed of deeds) await deed(world, life)
const { registration } = await portal.send(person.email, registrations.showRegistration, {
  params: { id: life.registration_id },
})
console.log(`${registration.reference} is ${registration.status} and has its certificate.`)
await portal.close()

async function logIn(email: string, secret: string): Promise<void> {
  const reply = await portal.send(undefined, login, { body: { email, password: secret } })
  if ('token' in reply && reply.token) tokens.set(email, reply.token)
}

function startRegistration({ portal: at }: World, given: Life): Promise<void> {
  return at
    .send(person.email, registrations.startRegistration, { body: { facility_id: given.facility_id } })
    .then((reply) => {
      given.registration_id = reply.data.id
    })
}

/** Answers each question by a call of its own, as on the phone. */
async function answerQuestions({ portal: at }: World, { facility_id, registration_id, site }: Life): Promise<void> {
  const params = { facility_type_id: String(site.facility_type_id) }
  const { data: requirements } = await at.send(person.email, listRequirementsOfType, {
    params,
    query: { registration_id: String(registration_id) },
  })
  for (const { id: requirement_id, sub_lists } of requirements) {
    for (const { id: sub_list_id } of sub_lists) {
      const answer = { respond: 1 as const, number: 2, description: 'As it should be.' }
      const of = { requirement_id, sub_list_id, facility_id, registration_id }
      await at.send(person.email, submitAnswer, { body: { ...answer, ...of } })
    }
  }
}

/** Sends one more document in pieces, each to another portal, and finishes it at yet another one. */
async function sendInPieces({ portal: at }: World, { facility_id }: Life): Promise<void> {
  const { bytes } = smallPdf('Registration form')
  const headers = { authorization: `Bearer ${tokens.get(person.email)}`, 'tus-resumable': '1.0.0' }
  const inBase64 = (text: string) => Buffer.from(text).toString('base64')
  const metadata = `call ${inBase64('/api/upload/document')},facility_id ${inBase64(String(facility_id))}`
  const begun = await fetch(`${portalAddress}/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  })
  const location = new URL(begun.headers.get('location') ?? '', portalAddress)
  for (let offset = 0; offset < bytes.length; offset += 250) {
    const { status } = await fetch(location, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes.subarray(offset, offset + 250)),
    })
    if (status !== 204) throw new Error(`A piece of the file was answered ${status}.`)
  }
  const upload = { facility_id, name: 'Registration form' as const, upload_id: location.pathname.split('/').at(-1) }
  await at.send(person.email, uploadDocument, { body: upload })
}
