import * as calls from '@portal/contract/calls/places.ts'
import type { Serve } from '../../http/context.ts'
import { listStates } from '../../records/places.ts'
import { addLga } from './add-lga.ts'
import { addState } from './add-state.ts'
import { addWard } from './add-ward.ts'
import { listHomeLgas } from './list-home-lgas.ts'
import { listLgas } from './list-lgas.ts'
import { listWards } from './list-wards.ts'
import { showState } from './show-state.ts'

/** States, their local government areas, and the wards of these. Spec §7, Places. */
export function placeRoutes(serve: Serve): void {
  serve(calls.listStates, async ({ db }) => ({ data: await listStates(db) }))
  serve(calls.showState, showState)
  serve(calls.addState, addState)
  serve(calls.listHomeLgas, listHomeLgas)
  serve(calls.listLgas, listLgas)
  serve(calls.addLga, addLga)
  serve(calls.listWards, listWards)
  serve(calls.addWard, addWard)
}
