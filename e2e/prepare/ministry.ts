import { randomUUID } from 'node:crypto'
import { test as base } from '@playwright/test'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import * as concerns from '@portal/contract/concerns/calls.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as helpers from '@portal/contract/facilities/calls/facility-helpers.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as reconciliation from '@portal/contract/money/calls/reconciliation.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import {
  completeApplication,
  consider,
  decidedApplication,
  firstQuestion,
  newFacility,
  recordedFromPaper,
  startedRegistration,
  submittedApplication,
  typeWithoutQuestions,
} from './applications.ts'
import { callApi } from './call-api.ts'
import { uploadedRegister } from './imports.ts'
import { plannedInspection, publishedInspection } from './inspections.ts'
import { invitedOfficer, newOwner, type Person, theOfficer } from './people.ts'
import { planFarAhead, renewLate } from './settings.ts'

/** Fixture for screen tests: people, and applications in every state. */
export type Ministry = Awaited<ReturnType<typeof newMinistry>>

async function answeredRegistration(owner: Person) {
  const registration = await startedRegistration(owner)
  const question = await firstQuestion(owner, registration.facility)
  const { requirement_id, sub_list_id } = question
  const { id: registration_id, facility_id } = registration
  await callApi(owner.token, submissions.submitAnswer, {
    body: {
      respond: 1,
      number: 14,
      description: 'A hall with benches',
      requirement_id,
      sub_list_id,
      facility_id,
      registration_id,
    },
  })
  return { ...registration, ...question }
}

/** Confirms the payment of an application, so that it has a receipt. Returns the payment. */
async function confirmPayment(officer: Person, id: number) {
  const page = await callApi(officer.token, registrations.showRegistration, { params: { id } })
  const [payment] = page.payments
  if (!payment) throw new Error('The application has no payment')
  await callApi(officer.token, payments.decidePayment, { params: { id: payment.id }, body: { status: 'confirmed' } })
  return payment
}

async function penalise({ token }: Person, { id, facility_id }: { id: number; facility_id: number }) {
  await callApi(token, penalties.penaliseFacility, {
    body: { facility_id, registration_id: id, comment: 'No resident medical practitioner in May.' },
  })
  await callApi(token, contents.addComment, {
    body: { registration_id: id, body: 'Please correct the number of wards.', visible_to_owner: true },
  })
}

/** A statement of the bank with one line that nobody knows. Every ministry has a file of its own. */
async function uploadedStatement(officer: Person) {
  const text = `Date,Narration,Credit\n2026-01-05,Cash ${randomUUID()},"1,500.00"\nTotal,,"1,500.00"\n`
  const file = { name: 'January.csv', type: 'text/csv', bytes: Buffer.from(text) }
  const { data } = await callApi(officer.token, reconciliation.uploadBankStatement, { body: {} }, { file })
  const body = { ...data.preview.guess, date_order: 'day first' } as const
  await callApi(officer.token, reconciliation.setBankStatementColumns, { params: { id: data.id }, body })
  return data
}

/** What somebody has reported about a place. */
async function reportedConcern({ token }: Person) {
  const body = { kind: 'unsafe', text: 'Used needles lie in the yard.', place: 'Yellow house by the market' } as const
  const { reference } = await callApi(undefined, concerns.reportConcern, { body })
  const { data } = await callApi(token, concerns.listConcerns, {})
  return data.find((concern) => concern.reference === reference) ?? { id: 0 }
}

/** Creates the fixture. Each ministry has its own owners; all share the one officer. */
export async function newMinistry() {
  const [newcomer, owner, officer] = [await newOwner(), await newOwner(), await theOfficer()]
  await renewLate(officer)
  const awaiting = await submittedApplication(owner)
  await consider(officer, awaiting.id)
  const declined = await decidedApplication(owner, officer, 'declined')
  await penalise(officer, declined)
  await planFarAhead(officer)
  const approved = await decidedApplication(owner, officer, 'Approved')
  const asked = { address: '3 Paiko Road, Minna', reason: 'We moved to a larger building.' }
  const { data: change } = await callApi(owner.token, changes.addChange, {
    params: { id: approved.facility_id },
    body: asked,
  })
  const empty = await startedRegistration(owner)
  const { invoice } = await callApi(owner.token, registrations.showRegistration, { params: { id: empty.id } })
  const licensed = await decidedApplication(owner, officer, 'Approved')
  await callApi(owner.token, helpers.addHelper, {
    params: { id: licensed.facility_id },
    body: { email: 'zainab@example.org' },
  })
  const { data: certificate } = await callApi(owner.token, certificates.showCertificate, {
    params: { id: licensed.id },
  })
  const statement = await uploadedStatement(officer)
  return {
    newcomer,
    owner,
    officer,
    nobody: undefined,
    colleague: (await invitedOfficer(officer)).data,
    awaiting,
    declined,
    paper: await recordedFromPaper(officer),
    idle: await newFacility(owner),
    emptyType: await typeWithoutQuestions(),
    empty,
    invoice,
    started: await answeredRegistration(owner),
    complete: await completeApplication(owner),
    submitted: await submittedApplication(owner),
    temporary: await decidedApplication(owner, officer, 'Temporarily approved'),
    approved,
    paid: await confirmPayment(officer, approved.id),
    change,
    concern: await reportedConcern(officer),
    inspection: await publishedInspection({ officer, facility_id: licensed.facility_id }),
    plannedInspection: await plannedInspection({ officer, facility_id: approved.facility_id }),
    register: await uploadedRegister(officer, `Kuta${randomUUID().slice(0, 4)}`),
    statement,
    licensed,
    certificate,
  }
}

let shared: Promise<Ministry> | undefined

function sharedMinistry(): Promise<Ministry> {
  shared ??= newMinistry()
  return shared
}

/** Screen tests share one ministry in each worker. A fixture of the worker would give these tests workers of their own. */
export const test = base.extend<{ ministry: Ministry }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  ministry: [async ({}, use) => use(await sharedMinistry()), { timeout: 60_000 }],
})
