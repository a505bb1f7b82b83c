import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as helpers from '@portal/contract/facilities/calls/facility-helpers.ts'
import * as conditions from '@portal/contract/licences/calls/conditions.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import { sectionsConfirmedWhole } from '@portal/domain/applications/sections.ts'
import { listAnswered } from '../../records/applications/questionnaire.ts'
import { answerQuestions, enterContents } from './contents.ts'
import { smallPdf } from './invent.ts'
import type { Deed } from './life.ts'

// What owners do.

/** Adds the facility. */
export const add: Deed = async ({ portal }, life) => {
  const { owner, site } = life
  const body = { ...site, owner_name: `${owner.first_name} ${owner.last_name}` }
  life.facility_id = (await portal.send(owner.email, facilities.addFacility, { body })).data.id
}

/** Starts a registration: a new one, or a renewal when that is due. */
const start: Deed = async ({ portal }, life) => {
  const body = { facility_id: life.facility_id }
  life.registration_id = (await portal.send(life.owner.email, registrations.startRegistration, { body })).data.id
}

/** Adds the facility and answers some of the questions. */
export const begin: Deed = async (world, life) => {
  await add(world, life)
  await start(world, life)
  await answerQuestions(world, life, world.chance.between(0, 8))
}

/** Adds the facility and enters a whole application. */
export const apply: Deed = async (world, life) => {
  await add(world, life)
  await start(world, life)
  await answerQuestions(world, life)
  await enterContents(world, life)
}

/** Pays the share of the fee and submits. */
const paying =
  (share: number): Deed =>
  async (world, life) => {
    await pay(share)(world, life)
    await resubmit(world, life)
  }
export const submit = paying(1)
export const submitHalfPaid = paying(0.5)

/** Submits again, without a further payment. */
export const resubmit: Deed = ({ portal }, { owner, registration_id: id }) =>
  portal.send(owner.email, registrations.submitRegistration, { params: { id } })

/** Records a payment of a share of what is owed for the newest invoice. */
export const pay =
  (share = 1): Deed =>
  async ({ portal, chance }, { owner, facility_id }) => {
    const { invoice_id, owed_kobo } = await portal.db
      .selectFrom('invoice')
      .innerJoin('invoice_line', 'invoice_line.invoice_id', 'invoice.id')
      .where('facility_id', '=', facility_id)
      .groupBy('invoice.id')
      .orderBy('invoice.id', 'desc')
      .select((eb) => ['invoice.id as invoice_id', eb.fn.sum<string>('amount_kobo').as('owed_kobo')])
      .executeTakeFirstOrThrow()
    const body = {
      ...{ facility_id, invoice_id, paid_on: portal.clock.today() },
      amount: (Number(owed_kobo) * share) / 100,
      reference: `TRF${chance.between(100_000, 999_999)}`,
      bank: chance.of(['Zenith Bank', 'First Bank', 'GTBank', 'UBA']),
    }
    await portal.send(owner.email, contents.uploadPayment, { body }, smallPdf(`Payment receipt ${body.reference}`))
  }

/** Starts the renewal, confirms what has not changed, pays and submits. */
export const renew: Deed = async (world, life) => {
  await start(world, life)
  await confirmAll(world, life)
  await submit(world, life)
}

/** Confirms what the application took over from the licence. */
export const confirmAll: Deed = async ({ portal }, { owner, registration_id: id }) => {
  const confirm = (body: { section: (typeof sectionsConfirmedWhole)[number] | 'requirements'; part_id?: number }) =>
    portal.send(owner.email, registrations.confirmSection, { params: { id }, body })
  for (const section of sectionsConfirmedWhole) await confirm({ section })
  const answered = await listAnswered(portal.db, id).execute()
  for (const part_id of new Set(answered.map((answer) => answer.part_id))) {
    await confirm({ section: 'requirements', part_id })
  }
}

/** Answers what the ministry returned, and submits again. */
export const correct: Deed = async (world, life) => {
  const { owner, registration_id: id } = life
  const body = { item: { section: 'staff' as const }, text: 'A second nurse begins on Monday. Her letter is attached.' }
  await world.portal.send(owner.email, returns.answerReturn, { params: { id }, body })
  await resubmit(world, life)
}

/** Takes the application back. */
export const withdraw: Deed = ({ portal }, { owner, registration_id: id }) =>
  portal.send(owner.email, registrations.withdrawRegistration, {
    params: { id },
    body: { reason: 'The facility opens next year.' },
  })

/** Shows how the first condition of the approval was met. */
export const provideEvidence: Deed = async ({ portal }, life) => {
  const params = { id: life.registration_id }
  const page = await portal.send(life.owner.email, registrations.showRegistration, { params })
  life.about_id = page.conditions?.[0]?.id ?? 0
  const body = { text: 'One extinguisher hangs in each building. The receipt is with the administrator.' }
  await portal.send(life.owner.email, conditions.addEvidence, { params: { id: life.about_id }, body })
}

/** Asks for a change of the name, the address or the owner. */
export const askFor =
  (change: { company_name?: string; owner_name?: string; address?: string }, reason: string): Deed =>
  async ({ portal }, life) => {
    const proof = smallPdf('Proof of the change')
    const sent = { params: { id: life.facility_id }, body: { ...change, reason } }
    life.about_id = (await portal.send(life.owner.email, changes.addChange, sent, proof)).data.id
  }

/** Closes the facility. */
export const close: Deed = ({ portal }, { owner, facility_id: id }) =>
  portal.send(owner.email, closings.closeFacility, {
    params: { id },
    body: { closed_from: portal.clock.today(), reason: 'The owner retires.' },
  })

/** Names somebody who helps with the facility. */
export const nameHelper =
  (email: string): Deed =>
  ({ portal }, { owner, facility_id: id }) =>
    portal.send(owner.email, helpers.addHelper, { params: { id }, body: { email } })

/** Does not agree with the decline. */
export const contestDecline: Deed = async ({ portal }, life) => {
  const body = { text: 'The fire certificate was in the application, on page 4 of the second document.' }
  const sent = { params: { id: life.registration_id }, body }
  life.about_id = (await portal.send(life.owner.email, representations.contestDecline, sent)).data.id
}

/** Does not agree with the penalty of the deed before. */
export const contestPenalty: Deed = async ({ portal }, life) => {
  const text =
    'The sharps were collected on the morning of the visit. The receipt of the contractor is dated the same day.'
  const sent = { params: { id: life.about_id }, body: { text } }
  life.about_id = (await portal.send(life.owner.email, representations.contestPenalty, sent)).data.id
}

/** Does not agree with the suspension, sealing or revocation of the deed before. */
export const contestRestriction: Deed = async ({ portal }, life) => {
  const text =
    'Dr Okafor has worked here since the first of the month. Her letter of appointment and her licence are ready.'
  const sent = { params: { id: life.facility_id, restriction_id: life.about_id }, body: { text } }
  life.about_id = (await portal.send(life.owner.email, representations.contestRestriction, sent)).data.id
}
