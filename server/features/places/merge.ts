import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/places/calls.ts'
import { refuse } from '@portal/domain/refusal.ts'
import {
  countMoved,
  listWardsToMerge,
  lockPlaces,
  type MergedPlace,
  type MergedTable,
  markMerged,
  mergeWardsOf,
} from '../../records/places/merge-places.ts'
import { moveSome } from '../../records/places/move-to-merged.ts'
import { findLga, findWard } from '../../records/places/places.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** So many facilities are moved with the call; a job moves the others. */
const movedAtOnce = 500

/** Merging an LGA into another one of its state, and a ward into another one of its LGA. */
export function mergePlaceRoutes(serve: Serve): void {
  serve(calls.showLgaMerge, showLgaMerge)
  serve(calls.mergeLga, mergeLga)
  serve(calls.showWardMerge, showWardMerge)
  serve(calls.mergeWard, mergeWard)
}

const words = {
  local_gov_area: { one: 'LGA', another: 'an LGA of the same state' },
  ward: { one: 'ward', another: 'a ward of the same LGA' },
} as const satisfies Record<MergedTable, object>

interface Pair {
  id: number
  into: number
}

/** Locks both places and refuses what cannot be merged. */
async function checkPair(db: Context['db'], table: MergedTable, { id, into }: Pair): Promise<MergedPlace> {
  const { one, another } = words[table]
  const places = await lockPlaces(db, table, [id, into])
  const source = places.find((place) => place.id === id)
  if (!source) return refuse('not_found', `This ${one} does not exist`)
  if (source.merged_into !== null) {
    refuse('already_exists', `${source.name} was merged already. Load the page again`)
  }
  if (id === into) refuseField('into', `Choose another ${one}`)
  const target = places.find((place) => place.id === into)
  if (!target || target.within !== source.within) return refuseField('into', `Choose ${another}`)
  if (target.retired_at !== null) refuseField('into', `${target.name} is retired. Choose one that is offered`)
  return target
}

async function showLgaMerge({ db }: Context, { params, query }: Input<typeof calls.showLgaMerge>) {
  const pair = { id: params.id, into: query.into }
  await checkPair(db, 'local_gov_area', pair)
  return {
    data: { facilities: await countMoved(db, 'local_gov_area', params.id), wards: await listWardsToMerge(db, pair) },
  }
}

async function showWardMerge({ db }: Context, { params, query }: Input<typeof calls.showWardMerge>) {
  await checkPair(db, 'ward', { id: params.id, into: query.into })
  return { data: { facilities: await countMoved(db, 'ward', params.id), wards: [] } }
}

/** Merges an LGA. What refers to it is moved in batches, the first one at once. */
async function mergeLga({ db, now }: Context, { params: { id }, body: { into } }: Input<typeof calls.mergeLga>) {
  await checkPair(db, 'local_gov_area', { id, into })
  const at = now.toISOString()
  await mergeWardsOf(db, { id, into, at })
  await markMerged(db, 'local_gov_area', { id, into, at })
  const is_moved = await moveSome(db, { table: 'local_gov_area', id }, { limit: movedAtOnce, at })
  return { data: (await findLga(db, id)) ?? refuse('not_found', 'This LGA does not exist'), is_moved }
}

/** Merges a ward. */
async function mergeWard({ db, now }: Context, { params: { id }, body: { into } }: Input<typeof calls.mergeWard>) {
  await checkPair(db, 'ward', { id, into })
  const at = now.toISOString()
  await markMerged(db, 'ward', { id, into, at })
  const is_moved = await moveSome(db, { table: 'ward', id }, { limit: movedAtOnce, at })
  return { data: (await findWard(db, id)) ?? refuse('not_found', 'This ward does not exist'), is_moved }
}
