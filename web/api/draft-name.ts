import type { Call } from '@portal/contract/call.ts'

/** The server accepts names of up to four words with up to 20 letters each. */
const maxWords = 4

/**
 * The name of the draft of a form that sends a call: the words of the call's path, and the id of the record that it is about.
 * A correction has its method in front, because a row may have the same id as the facility to which another row is added.
 */
export function draftNameOf({ method, path }: Pick<Call, 'method' | 'path'>, ids: object): string {
  const verb = method === 'POST' ? [] : [method.toLowerCase()]
  const words = wordsOf(path).slice(verb.length - maxWords)
  const firstId = Object.values(ids).filter(isId).slice(0, 1)
  return [...verb, ...words, ...firstId].join('-')
}

/** The words of a path besides `/api` and the names of its parameters. */
function wordsOf(path: string): readonly string[] {
  return path.replace(/^\/api|\{\w+\}/g, '').match(/[a-z]{1,20}/g) ?? []
}

function isId(value: unknown): boolean {
  return Number.isInteger(Number(value)) && Number(value) > 0
}
