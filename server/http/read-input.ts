import type { Call } from '@portal/contract/call.ts'
import { withoutEmptyText } from '@portal/contract/empty-text.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { z } from 'zod'

/** A request as it came in. */
export interface Sent {
  params: unknown
  query: unknown
  body: unknown
}

/** Checks a request against its call. A wrong path is not found; a wrong query or body gets a sentence per field. */
export function readInput(call: Call, sent: Sent): Sent {
  const params = call.params?.safeParse(sent.params)
  if (params && !params.success) refuse('not_found', 'This does not exist')
  return {
    params: params?.data,
    query: call.query && parse(call.query, sent.query),
    body: call.body && parse(call.body, sent.body ?? {}),
  }
}

function parse(schema: z.ZodType, sent: unknown): unknown {
  const { success, data, error } = schema.safeParse(withoutEmptyText(sent))
  if (success) return data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of error.issues) {
    const field = path.length > 0 ? String(path[0]) : 'form'
    errors[field] = [...(errors[field] ?? []), message]
  }
  return refuse('invalid_input', 'Check what you entered', { errors })
}
