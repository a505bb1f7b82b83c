import type { Call } from '@portal/contract/call.ts'

function isId(value: unknown): boolean {
  return Number.isInteger(Number(value)) && Number(value) > 0
}

/**
 * The name of the draft of a form that sends a call: the words of the call's path, and the id of the record that it is about.
 * A correction has its method in front, because a row may have the same id as the facility to which another row is added.
 */
export function draftNameOf({ method, path }: Pick<Call, 'method' | 'path'>, ids: object): string {
  const words = path.replace(/^\/api|\{\w+\}/g, '').match(/[a-z]{1,20}/g) ?? []
  const verb = method === 'POST' ? [] : [method.toLowerCase()]
  const id = Object.values(ids).filter(isId).slice(0, 1)
  return [...verb, ...words.slice(verb.length - 4), ...id].join('-')
}
