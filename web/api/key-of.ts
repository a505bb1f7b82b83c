import type { Call } from '@portal/contract/call.ts'
import type { AnyInput } from './address.ts'

/** Params as strings, as in the URL, so that 31 and '31' have the same key. */
function asStrings(params: unknown) {
  if (typeof params !== 'object' || params === null) return undefined
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
}

/** The query key of a call: method and path first, so that all queries of a call can be invalidated together. */
export function keyOf(call: Pick<Call, 'method' | 'path'>, { params, query, body }: AnyInput = {}) {
  return [call.method, call.path, { params: asStrings(params), body }, query ?? null] as const
}
