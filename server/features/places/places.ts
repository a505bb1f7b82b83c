import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/places/calls.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../../database/connect.ts'
import { findMerged, type MergedTable } from '../../records/places/merge-places.ts'
import {
  type PlaceTable,
  renameLgaInRegister,
  renameWardInRegister,
  updatePlace,
} from '../../records/places/place-edits.ts'
import * as records from '../../records/places/places.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context, OpenContext, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** States, local government areas and wards. Spec §7, Places. */
export function placeRoutes(serve: Serve): void {
  serve(calls.listStates, async ({ db }, { query }) => ({ data: await records.listStates(db, listed(query)) }))
  serve(calls.showState, showState)
  serve(calls.addState, addState)
  serve(calls.listHomeLgas, listHomeLgas)
  serve(calls.listLgas, listLgas)
  serve(calls.addLga, addLga)
  serve(calls.listWards, listWards)
  serve(calls.addWard, addWard)
  serve(calls.editState, editState)
  serve(calls.editLga, editLga)
  serve(calls.editWard, editWard)
}

function listed({ retired }: { retired?: 'yes' | undefined }) {
  return { withRetired: retired === 'yes' }
}

/** A state with its local government areas. */
async function showState({ db }: OpenContext, { params, query }: Input<typeof calls.showState>) {
  const state = await records.getState(db, params.id)
  return { data: { ...state, localgovt: await records.listLgas(db, state.id, listed(query)) } }
}

/** An officer adds a state. Its name must be unique. */
async function addState({ db }: Context, { body }: Input<typeof calls.addState>) {
  return { data: (await records.insertState(db, body)) ?? refuseField('name', 'There is a state of this name already') }
}

/** The local government areas of the ministry's own state. Spec §9.2. */
async function listHomeLgas({ db, today }: OpenContext, { query }: Input<typeof calls.listHomeLgas>) {
  const { home_state_id } = await readSettings(db, today)
  return records.listLgas(db, home_state_id, listed(query))
}

/** The local government areas of a state, which must exist. */
async function listLgas({ db }: OpenContext, { params, query }: Input<typeof calls.listLgas>) {
  const state = await records.getState(db, params.state_id)
  return { data: await records.listLgas(db, state.id, listed(query)) }
}

/** An officer adds a local government area to a state. Its name must be unique within the state. */
async function addLga({ db }: Context, { body }: Input<typeof calls.addLga>) {
  if (!(await records.findOfferedState(db, body.state_id))) refuseField('state_id', 'Choose a state from the list')
  return {
    data: (await records.insertLga(db, body)) ?? refuseField('list', 'This state has an LGA of this name already'),
  }
}

/** The wards of a local government area, which must exist. */
async function listWards({ db }: OpenContext, { params, query }: Input<typeof calls.listWards>) {
  const lga = await records.findLga(db, params.local_gov_area_id)
  if (!lga) refuse('not_found', 'This LGA does not exist')
  return { data: await records.listWards(db, lga.id, listed(query)) }
}

/** An officer adds a ward to a local government area. Its name must be unique within the area. */
async function addWard({ db }: Context, { body }: Input<typeof calls.addWard>) {
  if (!(await records.findLga(db, body.local_gov_area_id)))
    refuseField('local_gov_area_id', 'Choose an LGA from the list')
  return {
    data: (await records.insertWard(db, body)) ?? refuseField('name', 'This LGA has a ward of this name already'),
  }
}

const sentences = {
  state: { missing: 'This state does not exist', field: 'name', taken: 'There is a state of this name already' },
  local_gov_area: {
    missing: 'This LGA does not exist',
    field: 'list',
    taken: 'This state has an LGA of this name already',
  },
  ward: { missing: 'This ward does not exist', field: 'name', taken: 'This LGA has a ward of this name already' },
} as const satisfies Record<PlaceTable, object>

/** A place that was merged is not offered again: everything of it is elsewhere. */
async function refuseMerged(db: Db, table: MergedTable, id: number): Promise<void> {
  const merged = await findMerged(db, table, [id])
  if (merged.has(id)) refuseField('retired', 'It was merged into another one. Add a new one instead')
}

/** Corrects the name of a place, or retires it. Nothing is deleted: whoever refers to a place keeps it. */
async function edit<T extends PlaceTable>(
  { db, now }: Context,
  table: T,
  { id, ...change }: { id: number; name: string | undefined; retired: boolean | undefined },
) {
  const { missing, field, taken } = sentences[table]
  if (change.retired === false && table !== 'state') await refuseMerged(db, table, id)
  const place = await updatePlace(db, table, id, change, now)
  if (place === 'taken') return refuseField(field, taken)
  return place ?? refuse('not_found', missing)
}

/** An officer corrects or retires a state. The ministry's own state is always offered. */
async function editState(context: Context, { params: { id }, body }: Input<typeof calls.editState>) {
  const { db, today } = context
  const { home_state_id } = await readSettings(db, today)
  if (body.retired && id === home_state_id) refuseField('retired', 'The state of the ministry stays')
  return { data: await edit(context, 'state', { id, name: body.name, retired: body.retired }) }
}

/** An officer corrects or retires a local government area. The public register shows the new name, and papers keep theirs. */
async function editLga(context: Context, { params: { id }, body }: Input<typeof calls.editLga>) {
  const lga = await edit(context, 'local_gov_area', { id, name: body.list, retired: body.retired })
  if (body.list) await renameLgaInRegister(context.db, id)
  return { data: lga }
}

/** An officer corrects or retires a ward. The public register shows the new name. */
async function editWard(context: Context, { params: { id }, body }: Input<typeof calls.editWard>) {
  const ward = await edit(context, 'ward', { id, name: body.name, retired: body.retired })
  if (body.name) await renameWardInRegister(context.db, ward)
  return { data: ward }
}
