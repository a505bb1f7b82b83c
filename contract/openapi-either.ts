import type { Json } from './json-schema.ts'

type Bodies = { content: { 'application/json': { schema: Json; examples?: Json } } }

/** Merges two calls with the same method and path into one operation with either body and either reply. The caller's role decides. */
export function eitherOf(one: Json, other: Json): Json {
  const [status = '201'] = Object.keys(one.responses as Json)
  return {
    ...one,
    summary: `${one.summary} ${other.summary}`,
    description: `Owners send ${one.operationId}, officers ${other.operationId}.`,
    requestBody: { required: true, content: either(one.requestBody, other.requestBody, 'oneOf') },
    responses: {
      ...(other.responses as Json),
      ...(one.responses as Json),
      [status]: { description: 'Created.', content: either(at(one, status), at(other, status), 'anyOf') },
    },
  }
}

function at(operation: Json, status: string): unknown {
  return (operation.responses as Json)[status]
}

function either(one: unknown, other: unknown, keyword: 'oneOf' | 'anyOf'): Json {
  const [left, right] = [one, other].map((holder) => (holder as Bodies).content['application/json'])
  const examples = { ...left?.examples, ...right?.examples }
  return { 'application/json': { schema: { [keyword]: [left?.schema, right?.schema] }, examples } }
}
