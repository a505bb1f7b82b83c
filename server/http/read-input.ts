import type { Call } from '@portal/contract/call.ts'
import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { z } from 'zod'

/** The parts of a request, before or after validation by the call's schemas. */
export interface RequestInput {
  params: unknown
  query: unknown
  body: unknown
}

/** Validates a request by the schemas of its call. A wrong path is not found; a wrong query or body is refused by field. */
export function readInput(call: Call, sent: RequestInput): RequestInput {
  const params = call.params?.safeParse(sent.params)
  if (params && (!params.success || containsNul(params.data))) refuse('not_found', 'This does not exist')
  return {
    params: params?.data,
    query: call.query && parse(call.query, sent.query),
    body: call.body && parse(call.body, readObject(sent.body)),
  }
}

/** Whether all required fields have been sent. They may be invalid, which further fields would not change. */
export function hasEveryField({ body }: Call, fields: object): boolean {
  const issues = body?.safeParse(withoutEmptyText(fields)).error?.issues ?? []
  return issues.every(({ path: [field] }) => field === undefined || field in fields)
}

function readObject(body: unknown): object {
  if (body === undefined || body === null) return {}
  if (typeof body === 'object' && !Array.isArray(body)) return body
  return refuse('invalid_input', 'Send the fields as one JSON object')
}

function parse(schema: z.ZodType, sent: unknown): unknown {
  const { success, data, error } = schema.safeParse(withoutEmptyText(sent))
  if (!success) refuseFields(error.issues.map(({ path, message }) => [String(path[0] ?? 'form'), message]))
  const unreadable = Object.entries(Object(data)).filter(([, value]) => containsNul(value))
  if (unreadable.length > 0)
    refuseFields(unreadable.map(([field]) => [field, 'Use letters, digits and punctuation only']))
  return data
}

function refuseFields(sentences: [field: string, sentence: string][]): never {
  const byField = Map.groupBy(sentences, ([field]) => field)
  const errors = [...byField].map(([field, of]) => [field, of.map(([, sentence]) => sentence)])
  return refuse('invalid_input', 'Check what you entered', { errors: Object.fromEntries(errors) })
}

/** PostgreSQL cannot store the character NUL in text. */
function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNul)
}
