import type { Call } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { z } from 'zod'

/** Parses a value with a schema of the contract. Throws with the reason if it is invalid. */
export function parseAs(schema: z.ZodType, value: unknown, description: string): unknown {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw new Error(`The contract does not allow this ${description}: ${z.prettifyError(error)}`)
  return data
}

function paramsOf({ path }: Call, requestPath: string): Record<string, string> {
  const names = path.split('/')
  const values = requestPath.split('/')
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith('{') ? [[name.slice(1, -1), values[index] ?? '']] : [])),
  )
}

/** The fields of a body without the uploaded file, which the contract does not describe. */
function sentFields({ upload, isResumable, pages, isFileOptional }: Call, body: unknown): unknown {
  if (!upload) return body
  const { document, upload_id, upload_ids, ...fields } = fieldsOf(body)
  if (pages && typeof upload_ids === 'string' && upload_id === undefined) return fields
  if (isFileOptional && document === undefined && upload_id === undefined) return fields
  if (isResumable) return typeof upload_id === 'string' ? fields : 'a call without the id of its upload'
  return document instanceof Blob ? fields : 'an upload without its file'
}

interface Request {
  path: string
  query: Record<string, string>
  body: unknown
}

/** The errors in the params, query and body of a request, according to the contract. */
export function contractErrors(call: Call, { path, query, body }: Request): string[] {
  const parts = [
    { name: 'params', schema: call.params ?? z.strictObject({}), value: paramsOf(call, path) },
    { name: 'query', schema: (call.query ?? z.object({})).strict(), value: query },
    {
      name: 'body',
      schema: call.body ?? (call.upload ? z.strictObject({}) : z.undefined()),
      value: sentFields(call, body),
    },
  ]
  return parts.flatMap(({ name, schema, value }) => {
    const { error } = schema.safeParse(value)
    return error ? [`${name} of ${call.method} ${path}: ${z.prettifyError(error)}`] : []
  })
}
