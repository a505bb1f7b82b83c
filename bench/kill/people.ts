import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { z } from 'zod'
import { dataOf, sendAndParse, sendUntilAnswered, type Where } from './send.ts'

/** What the portal has acknowledged. */
export interface Acknowledged {
  facilities: Map<number, string>
  registrations: Map<number, string>
  decisions: Map<number, string>
  /** The digest of each document by its slug. */
  documents: Map<string, string>
}

/** What the people at work share while the portal is killed. */
export interface Workload {
  where: Where
  acknowledged: Acknowledged
  /** Registrations waiting for an officer. */
  waiting: number[]
  isOver: () => boolean
}

const bida = 541

// Below the rate limits of one person: 120 things and 60 files a minute.
const maxFacilities = 50

/** One owner after another registers and applies, until `isOver`. */
export async function runOwners(workload: Workload): Promise<void> {
  while (!workload.isOver()) await registerAndApply(workload)
}

/** An owner who registers, adds facilities, starts their registrations and uploads a document for each. */
async function registerAndApply({ where, acknowledged, waiting, isOver }: Workload): Promise<void> {
  const name = randomUUID()
  const password = 'seven-green-bicycles'
  const person = {
    first_name: 'Amina',
    last_name: 'Bello',
    email: `${name}@example.org`,
    phone_number: '0803 123 4567',
    password,
    password_confirmation: password,
  }
  await sendAndParse(where, { path: '/api/register', key: randomUUID(), body: person }, z.unknown())
  const { token } = await signIn(where, person.email, password)
  for (let number = 1; number <= maxFacilities && !isOver(); number++) {
    const company_name = `Clinic ${name} ${number}`
    const facility = await sendAndParse(
      where,
      { path: '/api/facilities', token, key: randomUUID(), body: { ...clinic, company_name } },
      dataOf({ id: z.int() }),
    )
    acknowledged.facilities.set(facility.data.id, company_name)
    const facility_id = facility.data.id
    const registration = await sendAndParse(
      where,
      { path: '/api/registrations', token, key: randomUUID(), body: { facility_id } },
      dataOf({ id: z.int(), reference: z.string() }),
    )
    acknowledged.registrations.set(registration.data.id, registration.data.reference)
    const scan = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(50_000)])
    const document = await sendAndParse(
      where,
      { path: '/api/upload/document', token, key: randomUUID(), body: () => formOf(facility_id, scan) },
      dataOf({ file_slug: z.string() }),
    )
    acknowledged.documents.set(document.data.file_slug, createHash('sha256').update(scan).digest('hex'))
    waiting.push(registration.data.id)
  }
}

/** An officer who temporarily approves and then approves the registrations, until `isOver`. */
export async function runOfficer({ where, acknowledged, waiting, isOver }: Workload, email: string, password: string) {
  const { token } = await signIn(where, email, password)
  while (!isOver()) {
    const id = waiting.shift()
    if (id === undefined) await new Promise((resolve) => setTimeout(resolve, 20))
    else {
      for (const status of ['Temporarily approved', 'Approved']) {
        const answer = await sendUntilAnswered(where, { path: '/api/update/reg', token, body: { id, status } })
        // Decided before the kill; the reply was lost.
        const isDone = answer.status === 409 && fieldsOf(answer.body).present_status === status
        if (answer.status !== 200 && !isDone) throw new Error(`A decision was answered ${JSON.stringify(answer.body)}`)
        acknowledged.decisions.set(id, status)
      }
    }
  }
}

function signIn(where: Where, email: string, password: string) {
  return sendAndParse(where, { path: '/api/login', body: { email, password } }, z.object({ token: z.string() }))
}

const clinic = {
  owner_name: 'Musa Abubakar',
  phone_number: '0803 123 4567',
  address: '12 Market Road, Bida',
  facility_type_id: 2,
  local_gov_area_id: bida,
}

function formOf(facility_id: number, scan: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('facility_id', String(facility_id))
  form.set('name', 'PHCN bill')
  form.set('document', new Blob([scan], { type: 'application/pdf' }), 'bill.pdf')
  return form
}
