import * as calls from '@portal/contract/calls/penalties.ts'
import type { Serve } from '../../http/context.ts'
import { countPenaltiesOf } from '../../records/penalties.ts'
import { listPenalties } from './list-penalties.ts'
import { penaliseFacility } from './penalise-facility.ts'

/** Penalties on facilities. Spec §7, Penalties. */
export function penaltyRoutes(serve: Serve): void {
  serve(calls.listPenalties, listPenalties)
  serve(calls.countPenalties, async ({ db }, { body }) => ({ total: await countPenaltiesOf(db, body.facility_id) }))
  serve(calls.penaliseFacility, penaliseFacility)
}
