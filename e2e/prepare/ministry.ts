import { test as base } from '@playwright/test'
import * as contents from '@portal/contract/calls/contents.ts'
import * as penalties from '@portal/contract/calls/penalties.ts'
import * as submissions from '@portal/contract/calls/submissions.ts'
import {
  completeApplication,
  consider,
  decidedApplication,
  firstQuestion,
  newFacility,
  startedRegistration,
  submittedApplication,
} from './applications.ts'
import { ask } from './ask.ts'
import { newOwner, type Person, theOfficer } from './people.ts'
import { planFarAhead } from './settings.ts'

/** People and applications in every state, for looking at screens. */
export type Ministry = Awaited<ReturnType<typeof newMinistry>>

async function answeredRegistration(owner: Person) {
  const registration = await startedRegistration(owner)
  const question = await firstQuestion(owner, registration.facility)
  const { requirement_id, sub_list_id } = question
  const { id: registration_id, facility_id } = registration
  await ask(owner.token, submissions.submitAnswer, {
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

async function penalise({ token }: Person, { id, facility_id }: { id: number; facility_id: number }) {
  await ask(token, penalties.penaliseFacility, {
    body: { facility_id, registration_id: id, comment: 'No resident medical practitioner in May.' },
  })
  await ask(token, contents.addComment, {
    body: { registration_id: id, body: 'Please correct the number of wards.', visible_to_owner: true },
  })
}

/** Makes them; each ministry has people of its own and the one officer. */
export async function newMinistry() {
  const [newcomer, owner, officer] = [await newOwner(), await newOwner(), await theOfficer()]
  const awaiting = await submittedApplication(owner)
  await consider(officer, awaiting.id)
  const declined = await decidedApplication(owner, officer, 'declined')
  await penalise(officer, declined)
  await planFarAhead(officer)
  return {
    newcomer,
    owner,
    officer,
    nobody: undefined,
    awaiting,
    declined,
    idle: await newFacility(owner),
    empty: await startedRegistration(owner),
    started: await answeredRegistration(owner),
    complete: await completeApplication(owner),
    submitted: await submittedApplication(owner),
    temporary: await decidedApplication(owner, officer, 'Temporarily approved'),
    approved: await decidedApplication(owner, officer, 'Approved'),
  }
}

/** Journeys that look at screens share one ministry. */
export const test = base.extend<object, { ministry: Ministry }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  ministry: [async ({}, use) => use(await newMinistry()), { scope: 'worker', timeout: 60_000 }],
})
