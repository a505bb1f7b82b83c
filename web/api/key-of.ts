import type { Call } from '@portal/contract/call.ts'
import type { AnyInput } from './address.ts'

/** Parameters as the address shows them, so that 31 and '31' are the same page. */
function inAddress(params: unknown) {
  if (typeof params !== 'object' || params === null) return undefined
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
}

/** The parts of a query's key: first what is asked for, then which of them, so that a call can be refreshed as a whole. */
export function keyOf(call: Pick<Call, 'method' | 'path'>, { params, query, body }: AnyInput = {}) {
  return [call.method, call.path, { params: inAddress(params), body }, query ?? null] as const
}
