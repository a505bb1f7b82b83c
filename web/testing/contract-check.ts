import type { Call } from '@portal/contract/call.ts'
import { z } from 'zod'

/** The value as the schema gives it; throws with the reason when the schema does not allow it. */
export function allowed(schema: z.ZodType, value: unknown, what: string): unknown {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw new Error(`The contract does not allow this ${what}: ${z.prettifyError(error)}`)
  return data
}

function paramsOf({ path }: Call, asked: string): Record<string, string> {
  const names = path.split('/')
  const values = asked.split('/')
  return Object.fromEntries(
    names.flatMap((name, place) => (name.startsWith('{') ? [[name.slice(1, -1), values[place] ?? '']] : [])),
  )
}

/** An upload carries its file besides the fields that the contract describes. */
function fieldsOf({ upload }: Call, body: unknown): unknown {
  if (!upload) return body
  const { document, ...fields } = Object(body)
  return document instanceof Blob ? fields : 'an upload without its file'
}

interface Request {
  path: string
  query: Record<string, string>
  body: unknown
}

/** What is wrong with a request by the contract: its address, its query, its body. */
export function mistakesIn(call: Call, { path, query, body }: Request): string[] {
  const parts = [
    { name: 'params', schema: call.params ?? z.strictObject({}), value: paramsOf(call, path) },
    { name: 'query', schema: (call.query ?? z.object({})).strict(), value: query },
    { name: 'body', schema: call.body ?? z.undefined(), value: fieldsOf(call, body) },
  ]
  return parts.flatMap(({ name, schema, value }) => {
    const { error } = schema.safeParse(value)
    return error ? [`${name} of ${call.method} ${path}: ${z.prettifyError(error)}`] : []
  })
}
