import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as reconciliation from '@portal/contract/money/calls/reconciliation.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import type { Db } from '../database/connect.ts'
import type { as } from './as.ts'
import { makePayment } from './complete-application.ts'
import { makeRegistration } from './factories.ts'
import { addConcernRows } from './schema/concern-rows.ts'

/** A facility with its owner, and the first of the two officers who will act at once. */
export interface RaceWorld {
  db: Db
  facility_id: number
  owner: ReturnType<typeof as>
  ownerId: number
  officer: ReturnType<typeof as>
}

const text = 'It was put right before the visit.'

/** Makes a registration of the facility. */
export const registrationIn =
  (status: 'Awaiting decision' | 'Temporarily approved') =>
  async ({ db, facility_id }: Pick<RaceWorld, 'db' | 'facility_id'>): Promise<number> =>
    (await makeRegistration(db, { facility_id, status })).id

/** Approves a registration with a condition. */
export async function conditionOf(world: RaceWorld): Promise<number> {
  const id = await registrationIn('Awaiting decision')(world)
  const body = { id, status: 'Approved', conditions: [{ text: 'Fence the yard.' }] }
  const { reply } = await world.officer.send(registrations.decideRegistration, { body })
  return reply.page.conditions?.[0]?.id ?? 0
}

/** Somebody reports a concern about the facility. */
export async function reported({ db, facility_id, ownerId }: RaceWorld): Promise<number> {
  return addConcernRows(db, { facility_id, actor_id: ownerId })
}

/** Seals the facility. */
export async function sealed({ officer, facility_id }: RaceWorld): Promise<number> {
  const body = { kind: 'sealed', from_date: '2026-06-10', reason: 'No water.' } as const
  const { reply } = await officer.send(standing.restrictFacility, { params: { id: facility_id }, body })
  return reply.data.restrictions[0]?.id ?? 0
}

/** Seals the facility, and its owner contests that. */
export async function contestedSealing(world: RaceWorld) {
  const restriction_id = await sealed(world)
  const { reply } = await world.owner.send(representations.contestRestriction, {
    params: { id: world.facility_id, restriction_id },
    body: { text },
  })
  return { id: restriction_id, other_id: reply.data.id }
}

/** Penalises the facility, and its owner contests that. */
export async function contestedPenalty({ officer, owner, facility_id }: RaceWorld) {
  const body = { facility_id, comment: 'Sharps in the yard.', offence_id: 5 }
  const { id } = (await officer.send(penalties.penaliseFacility, { body })).reply.data
  const { reply } = await owner.send(representations.contestPenalty, { params: { id }, body: { text } })
  return { id, other_id: reply.data.id }
}

/** Declines an application, and its owner contests that. */
export async function contestedDecline(world: RaceWorld) {
  const id = await registrationIn('Awaiting decision')(world)
  await world.officer.send(registrations.decideRegistration, { body: { id, status: 'declined', reason: 'No water.' } })
  const { reply } = await world.owner.send(representations.contestDecline, { params: { id }, body: { text } })
  return { id, other_id: reply.data.id }
}

const referenceOf = (facilityId: number) => `RACE${String(facilityId).padStart(8, '0')}`

/** Records a payment of 30,000 naira with a reference of its own. */
export async function paymentOf({ db, facility_id, ownerId }: RaceWorld): Promise<number> {
  await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  await makePayment(db, { facility_id, recorded_by: ownerId, amount_kobo: 3_000_000 })
  const { id } = await db
    .updateTable('payment')
    .set({ reference: referenceOf(facility_id) })
    .where('facility_id', '=', facility_id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Uploads a bank statement with that payment, which is recorded unless it is already. */
export async function statementOf(world: RaceWorld): Promise<number> {
  const { db, facility_id, officer } = world
  const recorded = await db.selectFrom('payment').where('facility_id', '=', facility_id).select('id').execute()
  if (recorded.length === 0) await paymentOf(world)
  const lines = ['Date,Reference,Narration,Debit,Credit', `13/06/2026,${referenceOf(facility_id)},Transfer,,30000.00`]
  const file = { name: 'June.csv', type: 'text/csv', bytes: Buffer.from(lines.join('\n')) }
  const { data } = (await officer.send(reconciliation.uploadBankStatement, { body: {} }, { file })).reply
  const { guess } = data.preview
  const body = { ...guess, date_order: guess.date_order ?? ('day first' as const) }
  await officer.send(reconciliation.setBankStatementColumns, { params: { id: data.id }, body })
  return data.id
}
