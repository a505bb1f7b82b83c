import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import type { Db } from '../database/connect.ts'
import { findMerged, type MergedTable } from '../records/places/merge-places.ts'
import type { RequestInput } from './read-input.ts'

/** The fields of requests that hold the id of a place. */
const fields: Record<MergedTable, readonly string[]> = {
  local_gov_area: ['local_gov_area_id', 'facility_local_gov_area_id'],
  ward: ['ward_id', 'facility_ward_id'],
}

/**
 * The request with the present places in place of those that were merged, so that an old link, or a form that was open during the
 * merge, leads to the place that stayed. Lists with retired places show the old ones too.
 */
export async function followMergedPlaces(db: Db, input: RequestInput): Promise<RequestInput> {
  const parts = [input.params, input.query, input.body].map(fieldsOf)
  if (parts.some(({ retired }) => retired === 'yes')) return input
  for (const table of ['local_gov_area', 'ward'] as const) {
    const named = parts.flatMap((part) =>
      fields[table].filter((field) => typeof part[field] === 'number').map((field) => ({ part, field })),
    )
    if (named.length === 0) continue
    const merged = await findMerged(
      db,
      table,
      named.map(({ part, field }) => Number(part[field])),
    )
    if (merged.size === 0) continue
    const [params, query, body] = [input.params, input.query, input.body].map((part) =>
      followed(part, fields[table], merged),
    )
    return followMergedPlaces(db, { params, query, body })
  }
  return input
}

function followed(part: unknown, names: readonly string[], merged: ReadonlyMap<number, number>): unknown {
  const changed = names.flatMap((name) => {
    const into = merged.get(Number(fieldsOf(part)[name]))
    return into === undefined ? [] : [[name, into]]
  })
  return changed.length === 0 ? part : { ...fieldsOf(part), ...Object.fromEntries(changed) }
}
