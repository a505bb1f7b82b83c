import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/places.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Context, OpenContext, Serve } from '../http/context.ts'
import { refuseField } from '../http/refuse-field.ts'
import * as records from '../records/places.ts'
import { readSettings } from '../records/settings.ts'

/** States, local government areas and wards. Spec §7, Places. */
export function placeRoutes(serve: Serve): void {
  serve(calls.listStates, async ({ db }) => ({ data: await records.listStates(db) }))
  serve(calls.showState, showState)
  serve(calls.addState, addState)
  serve(calls.listHomeLgas, listHomeLgas)
  serve(calls.listLgas, listLgas)
  serve(calls.addLga, addLga)
  serve(calls.listWards, listWards)
  serve(calls.addWard, addWard)
}

/** A state with its local government areas. */
async function showState({ db }: OpenContext, { params }: Input<typeof calls.showState>) {
  const state = await records.getState(db, params.id)
  return { data: { ...state, localgovt: await records.listLgas(db, state.id) } }
}

/** An officer adds a state. Its name must be unique. */
async function addState({ db }: Context, { body }: Input<typeof calls.addState>) {
  return { data: (await records.insertState(db, body)) ?? refuseField('name', 'There is a state of this name already') }
}

/** The local government areas of the ministry's own state. Spec §9.2. */
async function listHomeLgas({ db, today }: OpenContext) {
  const { home_state_id } = await readSettings(db, today)
  return records.listLgas(db, home_state_id)
}

/** The local government areas of a state, which must exist. */
async function listLgas({ db }: OpenContext, { params }: Input<typeof calls.listLgas>) {
  const state = await records.getState(db, params.state_id)
  return { data: await records.listLgas(db, state.id) }
}

/** An officer adds a local government area to a state. Its name must be unique within the state. */
async function addLga({ db }: Context, { body }: Input<typeof calls.addLga>) {
  if (!(await records.findState(db, body.state_id))) refuseField('state_id', 'Choose a state from the list')
  return {
    data: (await records.insertLga(db, body)) ?? refuseField('list', 'This state has an LGA of this name already'),
  }
}

/** The wards of a local government area, which must exist. */
async function listWards({ db }: OpenContext, { params }: Input<typeof calls.listWards>) {
  const lga = await records.findLga(db, params.local_gov_area_id)
  if (!lga) refuse('not_found', 'This LGA does not exist')
  return { data: await records.listWards(db, lga.id) }
}

/** An officer adds a ward to a local government area. Its name must be unique within the area. */
async function addWard({ db }: Context, { body }: Input<typeof calls.addWard>) {
  if (!(await records.findLga(db, body.local_gov_area_id)))
    refuseField('local_gov_area_id', 'Choose an LGA from the list')
  return {
    data: (await records.insertWard(db, body)) ?? refuseField('name', 'This LGA has a ward of this name already'),
  }
}
