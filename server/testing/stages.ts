import {
  decideRegistration,
  showRegistration,
  startRegistration,
  submitRegistration,
} from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/cases/calls/stages.ts'
import type { stageForm } from '@portal/contract/cases/stage.ts'
import type { z } from 'zod'
import { as } from './as.ts'
import { completeApplication } from './complete-application.ts'
import { makeFacility, makeRegistration } from './factories.ts'
import { makeOfficer, makeOwner, type Person } from './people.ts'
import { testApp } from './test-app.ts'
import { newTestDatabase } from './test-database.ts'

type StageForm = z.input<typeof stageForm>

/** A stage as a test saves it; what it does not say is not asked for. */
export const aStage: StageForm = {
  name: 'Recommendation',
  place: 10,
  signed_by: 'review',
  promised_days: 3,
  purposes: ['registration', 'renewal'],
  needs_verdicts: false,
  needs_payment: false,
  needs_inspection: false,
  back_to: [],
}

/** A ministry on 15 June 2026 with an officer who sets the stages, and one for each of three duties. */
export async function ministryWithStages() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const [owner, manager] = [await makeOwner(db), await makeOfficer(db, ['settings'])]
  const [reviewer, inspector, decider] = [
    await makeOfficer(db, ['review']),
    await makeOfficer(db, ['inspect']),
    await makeOfficer(db, ['decide']),
  ]
  const add = async (stage: Partial<StageForm> = {}) =>
    (await as(manager, app).send(calls.addStage, { body: { ...aStage, ...stage } })).reply.data.id
  /** Three stages in a row, each for one of the duties. The later ones may send back to all before them. */
  const addThree = async () => {
    const first = await add()
    const second = await add({ name: 'Technical opinion', place: 20, signed_by: 'inspect', back_to: [first] })
    const third = await add({ name: 'Last word', place: 30, signed_by: 'decide', back_to: [first, second] })
    return [first, second, third] as const
  }
  const complete = async (more: Parameters<typeof makeRegistration>[1] = {}) => {
    const facility = await makeFacility(db, { user_id: owner.id })
    const registration = await makeRegistration(db, { facility_id: facility.id, ...more })
    await completeApplication(db, registration)
    return registration.id
  }
  /** Starts an application as its owner does, with its invoice. */
  const start = async () => {
    const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
    const { id } = (await as(owner, app).send(startRegistration, { body: { facility_id } })).reply.data
    await completeApplication(db, { id, facility_id, recorded_by: owner.id })
    return id
  }
  const submit = (id: number) => as(owner, app).send(submitRegistration, { params: { id } })
  const submitted = async () => {
    const id = await complete()
    await submit(id)
    return id
  }
  const page = async (id: number, by: Person = reviewer) =>
    (await as(by, app).send(showRegistration, { params: { id } })).reply
  /** Signs the stage that is the present one, unless another is given. */
  const sign = async (
    by: Person,
    id: number,
    more: Partial<z.input<NonNullable<typeof calls.signStage.body>>> = {},
  ) => {
    const { stages } = await page(id)
    const body = { stage_id: stages?.present?.id ?? 0, round: stages?.round ?? 0, verdict: 'agree' as const, ...more }
    return as(by, app).send(calls.signStage, { params: { id }, body })
  }
  const sendBack = async (by: Person, id: number, to_stage_id: number, reason = 'The lease is missing.') => {
    const { stages } = await page(id)
    const body = { stage_id: stages?.present?.id ?? null, round: stages?.round ?? 0, to_stage_id, reason }
    return as(by, app).send(calls.sendBackToStage, { params: { id }, body })
  }
  const decide = (id: number, status: 'Approved' | 'Temporarily approved' | 'declined', reason?: string) =>
    as(decider, app).send(decideRegistration, { body: { id, status, reason } })
  /** Each stage with the verdict that counts; the present one with a star. */
  const states = async (id: number) => {
    const { stages } = await page(id)
    return stages?.stages.map(
      ({ name, id: stage, sign_off }) =>
        `${name}${stage === stages.present?.id ? '*' : ''}: ${sign_off?.verdict ?? '–'}`,
    )
  }
  const people = { owner, manager, reviewer, inspector, decider }
  return {
    app,
    db,
    setClock,
    ...people,
    add,
    addThree,
    complete,
    start,
    submit,
    submitted,
    page,
    sign,
    sendBack,
    decide,
    states,
  }
}
