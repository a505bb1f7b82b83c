import type { Input, Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/cases/calls/stages.ts'
import { maxStages, maxTermsOfStage } from '@portal/domain/cases/stages.ts'
import { timelineOf, valueOn } from '@portal/domain/dates/dated-values.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { momentOf } from '../../database/value-types.ts'
import {
  countTermsOf,
  insertStage,
  insertStageTerms,
  listStagesWithTerms,
  lockStages,
} from '../../records/cases/stage-terms.ts'
import { areFacilityTypes } from '../../records/catalogue/catalogue.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { sendBackToStage, signStage } from './sign-stage.ts'

/** The stages that applications go through inside the ministry. */
export function stageRoutes(serve: Serve): void {
  serve(calls.listStages, listStages)
  serve(calls.addStage, addStage)
  serve(calls.addStageTerms, addStageTerms)
  serve(calls.signStage, signStage)
  serve(calls.sendBackToStage, sendBackToStage)
}

/** Every stage with what holds today and what is planned, in the order in which they are signed. */
async function listStages({ db, today }: Pick<Context, 'db' | 'today'>): Promise<Reply<typeof calls.listStages>> {
  const stages = (await listStagesWithTerms(db)).map(({ id, name, terms }) => {
    const changes = terms.map((one) => ({ ...one, recorded_at: momentOf(one.recorded_at) }))
    const timeline = timelineOf<(typeof changes)[number] | null>(
      null,
      changes.map((value) => ({ value, start_date: value.start_date })),
    )
    const planned = timeline.flatMap(({ value }) => (value && value.start_date > today ? [value] : []))
    const updated_at = changes.at(-1)?.recorded_at ?? new Date(0).toISOString()
    return { id, name, terms: valueOn(timeline, today).value, planned, updated_at }
  })
  const placeOf = ({ terms, planned }: (typeof stages)[number]) => (terms ?? planned[0])?.place ?? 0
  return { data: stages.sort((one, other) => placeOf(one) - placeOf(other) || one.id - other.id) }
}

async function showStage(context: Context, id: number) {
  const { data } = await listStages(context)
  return data.find((one) => one.id === id) ?? refuse('not_found', 'This stage does not exist')
}

type Listed = Reply<typeof calls.listStages>['data']

/** Whether an application can go through a stage today or later. */
function isUsed({ terms, planned }: Listed[number]): boolean {
  return [terms, ...planned].some((one) => one?.purposes.length)
}

function refuseAnother(stages: Listed): void {
  if (stages.filter(isUsed).length >= maxStages) {
    refuse('limit_reached', `There are ${maxStages} stages already. End one first.`)
  }
}

/** Adds a stage, for what is submitted from today or a later day on. */
async function addStage(context: Context, { body }: Input<typeof calls.addStage>) {
  const { db, user, now } = context
  const { name, ...terms } = body
  await lockStages(db)
  refuseAnother((await listStages(context)).data)
  const id = await insertStage(db, name, { recorded_by: user.id, recorded_at: now.toISOString() })
  if (id === undefined) return refuse('already_exists', 'There is a stage with this name')
  return saveTerms(context, id, terms)
}

/** Saves what holds of a stage from today or a later day on. The past cannot be changed. */
async function addStageTerms(context: Context, { params, body }: Input<typeof calls.addStageTerms>) {
  await lockStages(context.db)
  const stage = await showStage(context, params.id)
  context.checkVersion(stage)
  const isAsked = body.purposes.length > 0
  if (isAsked && !isUsed(stage)) refuseAnother((await listStages(context)).data)
  // The last time is for its end, so that each stage can be ended.
  const left = maxTermsOfStage - (await countTermsOf(context.db, params.id))
  if (left < 1 || (left === 1 && isAsked)) {
    refuse('limit_reached', 'This stage was changed too often. End it, if it has not ended, and add another one.')
  }
  return saveTerms(context, params.id, body)
}

type Terms = Input<typeof calls.addStageTerms>['body']

async function saveTerms(context: Context, id: number, { start_date, facility_type_ids, ...terms }: Terms) {
  const { db, user, now, today } = context
  const start = start_date ?? today
  if (start < today) refuseField('start_date', 'Choose today or a later day')
  const types = facility_type_ids?.length ? facility_type_ids : null
  // Also retired ones: a facility of such a type may still renew its licence.
  if (types && !(await areFacilityTypes(db, types))) {
    refuseField('facility_type_ids', 'Choose types of facility from the list')
  }
  const others = (await listStages(context)).data.filter((other) => other.id !== id)
  if (!terms.back_to.every((back) => others.some((other) => other.id === back))) {
    refuseField('back_to', 'Choose other stages from the list')
  }
  const recorded = { recorded_by: user.id, recorded_at: now.toISOString() }
  await insertStageTerms(db, { ...terms, stage_id: id, start_date: start, facility_type_ids: types, ...recorded })
  return { message: 'Saved', data: await showStage(context, id) }
}
