import type { Call } from '@portal/contract/call.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import { rowKinds } from '@portal/domain/applications/row-sections.ts'
import { firstChangeRules } from '@portal/domain/facilities/change-rules.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { insertChangeRequest, readChangeableDetails } from '../records/facilities/change-requests.ts'
import { type Actor, tokensOf } from './actors.ts'
import { as, type TestFile } from './as.ts'
import { attachToFirstAnswer, completeApplication } from './complete-application.ts'
import { makeFacility, makeRegistration } from './factories.ts'
import { makeInspection } from './inspections.ts'
import { makeOfficer, makeOwner } from './people.ts'
import { addConcernRows } from './schema/concern-rows.ts'
import { addInspectionRows } from './schema/inspection-rows.ts'

/** A registration with its people, its facility and one row of everything that belongs to it. */
export type World = Awaited<ReturnType<typeof makeWorld>>

/** Creates a world whose registration has the given status and a complete application, so that it can be submitted. */
export async function makeWorld(db: Db, status: RegistrationStatus) {
  const [owner, rival, officer] = [await makeOwner(db), await makeOwner(db), await makeOfficer(db)]
  const reader = await makeOfficer(db, [])
  const assistant = await makeOwner(db)
  const facility = await makeFacility(db, { user_id: owner.id })
  const registration = await makeRegistration(db, { facility_id: facility.id, status })
  const named = { facility_id: facility.id, named_by: owner.id, named_at: '2026-03-02T09:00:00Z' }
  const helper = await db
    .insertInto('helper')
    .values({ ...named, email: assistant.email, user_id: assistant.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await completeApplication(db, registration)
  const { file_slug } = await db
    .selectFrom('document')
    .where('facility_id', '=', facility.id)
    .select('file_slug')
    .executeTakeFirstOrThrow()
  const tokens = await tokensOf(db, { owner, rival, assistant, officer, reader })
  const wanted = await readChangeableDetails(db, facility.id)
  const change = await insertChangeRequest(db, {
    facility_id: facility.id,
    old: wanted,
    new: { ...wanted, address: '3 Paiko Road, Minna' },
    reason: 'We moved.',
    rule: firstChangeRules.details,
    asked_by: owner.id,
    asked_at: '2026-03-02T09:00:00Z',
  })
  const invoice = await db
    .insertInto('invoice')
    .values({
      number: `INV-TEST-${registration.id}`,
      facility_id: facility.id,
      registration_id: registration.id,
      purpose: 'registration',
      issued_on: '2026-03-02',
      fee_version: 0,
      recorded_by: owner.id,
      created_at: '2026-03-02T09:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const letter = await db
    .insertInto('letter')
    .values({
      number: `LET-TEST-${registration.id}`,
      kind: 'penalty',
      facility_id: facility.id,
      registration_id: registration.id,
      facts: JSON.stringify({ subject: 'Penalty', reference: registration.reference }),
      written_on: '2026-03-02',
      written_at: '2026-03-02T09:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const payment = await db
    .selectFrom('payment')
    .where('facility_id', '=', facility.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const condition = await db
    .insertInto('registration_condition')
    .values({
      registration_id: registration.id,
      text: 'Fence the yard.',
      set_by: officer.id,
      set_at: '2026-03-02T09:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const representation = await db
    .insertInto('representation')
    .values({
      registration_id: registration.id,
      taken_by: reader.id,
      taken_at: '2026-03-02T09:00:00Z',
      text: 'It was there.',
      made_by: owner.id,
      made_at: '2026-03-03T09:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const penalty = await db
    .insertInto('penalty')
    .values({ facility_id: facility.id, comment: 'Sharps in the yard.', recorded_by: officer.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const restriction = await db
    .insertInto('facility_restriction')
    .values({
      facility_id: facility.id,
      kind: 'suspended',
      from_date: '2026-03-01',
      until_date: '2026-03-02',
      reason: 'No water.',
      imposed_by: officer.id,
      imposed_at: '2026-03-01T09:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const concern = { id: await addConcernRows(db, { facility_id: facility.id, actor_id: officer.id }) }
  const inspection = await addInspectionRows(db, {
    ...{ facility_id: facility.id, officer_id: officer.id, owner_id: owner.id, concern_id: concern.id, file_slug },
  })
  const planned = { facility_id: facility.id, team: [officer.id], kind: 'concern', status: 'planned' } as const
  const visit = await makeInspection(db, planned)
  const [giver, receiver] = [await makeOfficer(db, []), await makeOfficer(db, [])]
  const waiting = await db
    .insertInto('given_duties')
    // In the future, so that they wait at any clock of a test.
    .values({ user_id: receiver.id, duties: ['finance'], given_by: giver.id, given_at: '2090-01-01T00:00:00Z' })
    .returning(['id', 'user_id'])
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectNoFrom(
      rowKinds.map((kind) =>
        sql<number>`(select min(id) from ${sql.table(kind)} where facility_id = ${facility.id})`.as(kind),
      ),
    )
    .executeTakeFirstOrThrow()
  return {
    officer,
    waiting,
    facility,
    registration,
    helper,
    change,
    invoice,
    letter,
    payment,
    condition,
    representation,
    penalty,
    restriction,
    concern,
    inspection,
    visit,
    ...recordOf(rowKinds, (kind) => ({ id: rows[kind] })),
    file_slug,
    answer: await attachToFirstAnswer(db, registration),
    tokens,
  }
}

const pdf: TestFile = { name: 'paper.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }

/** Makes a call in a world on behalf of an actor. */
export function sendAs(app: FastifyInstance, world: World, actor: Actor, call: Call, sent: object) {
  const token = world.tokens[actor]
  return as(token === undefined ? undefined : { token }, app).send(call, sent, call.upload ? { file: pdf } : {})
}
