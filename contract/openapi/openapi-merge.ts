import type { Json } from './json-schema.ts'

type Bodies = { content: { 'application/json': { schema: Json; examples?: Json } } }

/** Merges two calls with the same method and path into one operation. The caller's role decides which call is made. */
export function mergeOperations(one: Json, other: Json): Json {
  const [status = '201'] = Object.keys(one.responses as Json)
  return {
    ...one,
    summary: `${one.summary} ${other.summary}`,
    description: `Owners send ${one.operationId}, officers ${other.operationId}.`,
    requestBody: { required: true, content: merge(one.requestBody, other.requestBody, 'oneOf') },
    responses: {
      ...(other.responses as Json),
      ...(one.responses as Json),
      [status]: {
        description: 'Created.',
        content: merge(responseOf(one, status), responseOf(other, status), 'anyOf'),
      },
    },
  }
}

function responseOf(operation: Json, status: string): unknown {
  return (operation.responses as Json)[status]
}

function merge(one: unknown, other: unknown, keyword: 'oneOf' | 'anyOf'): Json {
  const [left, right] = [one, other].map((holder) => (holder as Bodies).content['application/json'])
  const examples = { ...left?.examples, ...right?.examples }
  return { 'application/json': { schema: { [keyword]: [left?.schema, right?.schema] }, examples } }
}
