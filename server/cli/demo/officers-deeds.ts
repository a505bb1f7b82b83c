import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as flags from '@portal/contract/facilities/calls/flags.ts'
import * as conditions from '@portal/contract/licences/calls/conditions.ts'
import * as extensions from '@portal/contract/licences/calls/extensions.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { addDays, addMonths } from '@portal/domain/dates/calendar-date.ts'
import type { FlagKind } from '@portal/domain/facilities/facility-flags.ts'
import type { RestrictionKind } from '@portal/domain/standing/standing.ts'
import { someReason } from './invent.ts'
import type { Deed } from './life.ts'
import names from './names.json' with { type: 'json' }
import { demoOfficer, director, reviewer, secondOfficer } from './people.ts'

// What officers do.

/** Takes the application. */
export const take: Deed = ({ portal }, { registration_id: id }) =>
  portal.send(reviewer, cases.takeCase, { params: { id } })

const considerWith =
  (recommend_to_inspect: 'Yes' | 'No'): Deed =>
  ({ portal }, { registration_id: id }) => {
    const verdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
    return portal.send(reviewer, registrations.considerRegistration, {
      params: { id },
      body: { ...verdicts, recommend_to_inspect },
    })
  }

/** Saves the Consideration form with both verdicts. */
export const consider = considerWith('No')
/** The same, and recommends an inspection. */
export const recommendInspection = considerWith('Yes')

/** Returns the staff section for correction. */
export const giveBack: Deed = ({ portal }, { registration_id: id }) => {
  const items = [{ section: 'staff' as const, remark: 'No nurse is listed for the night.' }]
  const body = { items, due_date: addDays(portal.clock.today(), 14) }
  return portal.send(reviewer, returns.returnRegistration, { params: { id }, body })
}

/** Writes the owner a comment. */
export const comment: Deed = ({ portal }, { registration_id }) =>
  portal.send(reviewer, contents.addComment, {
    body: { registration_id, body: 'Is the generator in use already?', visible_to_owner: true },
  })

type Decision = 'Approved' | 'Temporarily approved' | 'declined'

const decide =
  (status: Decision, asks: readonly { text: string; due_date: (today: string) => string }[] = []): Deed =>
  async ({ portal, chance }, life) => {
    const body = {
      ...{ id: life.registration_id, status },
      reason: status === 'declined' ? someReason(chance) : undefined,
      conditions: asks.map(({ text, due_date }) => ({ text, due_date: due_date(portal.clock.today()) })),
    }
    const { data } = await portal.send(chance.of([demoOfficer, director]), registrations.decideRegistration, { body })
    if (status === 'Approved') life.licence_end = data.expiry_date
  }

export const approve = decide('Approved')
export const approveForAWhile = decide('Temporarily approved')
export const decline = decide('declined')
/** The licence asks for two things, the first of them within two weeks. */
export const approveWithConditions = decide('Approved', [
  {
    text: 'Install a fire extinguisher in every building and have it serviced each year.',
    due_date: (day) => addDays(day, 14),
  },
  {
    text: 'Sign a contract for the disposal of medical waste and keep the records of each collection.',
    due_date: (day) => addMonths(day, 1),
  },
])

/** Finds that the condition of the deed before is met. */
export const findMet: Deed = ({ portal }, { about_id: id }) =>
  portal.send(demoOfficer, conditions.meetCondition, { params: { id }, body: { note: 'Seen at the visit.' } })

/** Extends a temporary approval. */
export const extend: Deed = ({ portal }, { registration_id: id }) =>
  portal.send(demoOfficer, extensions.extendRegistration, {
    params: { id },
    body: { reason: 'The roof is not finished.' },
  })

const decidePayments =
  (status: 'confirmed' | 'refused'): Deed =>
  async ({ portal, chance }, { facility_id }) => {
    const waiting = portal.db
      .selectFrom('payment')
      .where('facility_id', '=', facility_id)
      .where('status', '=', 'submitted')
    const reason = status === 'refused' ? 'The bank has no such payment' : undefined
    for (const { id } of await waiting.select('id').execute()) {
      const officer = chance.of([demoOfficer, secondOfficer])
      await portal.send(officer, payments.decidePayment, { params: { id }, body: { status, reason } })
    }
  }

/** Decides on all payments of the facility that wait. */
export const confirmPayments = decidePayments('confirmed')
export const refusePayments = decidePayments('refused')

/** Penalises the facility for one of the invented offences, by the tariff if that has a rate. */
const penaliseFor =
  (choices: typeof names.penalties): Deed =>
  async ({ portal, chance }, life) => {
    const { offence, comment } = chance.of(choices)
    const rate = await portal.db.selectFrom('offence').where('name', '=', offence).select('id').executeTakeFirst()
    const body = { facility_id: life.facility_id, comment, offence_id: rate?.id }
    life.about_id = (await portal.send(demoOfficer, penalties.penaliseFacility, { body })).data.id
  }

export const penalise = penaliseFor(names.penalties)
/** The same with an amount to pay. */
export const fine = penaliseFor(names.penalties.filter(({ offence }) => offence !== null))

/** Gives up the penalty of the deed before. */
export const waive: Deed = ({ portal }, { about_id: id }) =>
  portal.send(secondOfficer, penalties.waivePenalty, {
    params: { id },
    body: { reason: 'It was put right on the day of the visit.' },
  })

/** Suspends, seals or revokes, for some days or until it is lifted. */
export const restrict =
  (kind: RestrictionKind, reason: string, days?: number): Deed =>
  async ({ portal }, life) => {
    const from_date = portal.clock.today()
    const until_date = days === undefined ? undefined : addDays(from_date, days)
    const sent = { params: { id: life.facility_id }, body: { kind, from_date, until_date, reason } }
    const { data } = await portal.send(demoOfficer, standing.restrictFacility, sent)
    life.about_id = data.restrictions.at(-1)?.id ?? 0
  }

/** Lifts the restriction of the deed before. */
export const lift: Deed = ({ portal }, { facility_id: id, about_id: restriction_id }) =>
  portal.send(secondOfficer, standing.liftRestriction, {
    params: { id, restriction_id },
    body: { reason: 'The pit is covered.' },
  })

/** Decides on the representation of the deed before. */
export const decideRepresentation =
  (outcome: 'upheld' | 'set aside', reason: string): Deed =>
  ({ portal }, { about_id: id }) =>
    portal.send(secondOfficer, representations.decideRepresentation, { params: { id }, body: { outcome, reason } })

/** Decides on the request of the deed before. */
export const decideChange =
  (decision: 'accepted' | 'refused', reason: string): Deed =>
  ({ portal }, { about_id: id }) =>
    portal.send(demoOfficer, changes.decideChange, { params: { id }, body: { decision, reason } })

/** Accepts a flag of the facility. */
export const acceptFlag =
  (kind: FlagKind, reason: string): Deed =>
  async ({ portal }, { facility_id: id }) => {
    const { data } = await portal.send(demoOfficer, facilities.showFacility, { params: { id } })
    const keys = data.flags?.find((flag) => flag.kind === kind)?.keys ?? []
    await portal.send(demoOfficer, flags.acceptFlag, { params: { id }, body: { kind, keys, reason } })
  }
