import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import { isAnswer } from './is-answer.ts'

/** After this long (ms) without an answer, the connection counts as lost. */
const timeLimit = 8_000

/** Asks the portal how the paper with this code stands today; undefined without a connection. */
export async function askPortal(code: string): Promise<CheckedPaper | 'too many tries' | undefined> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeLimit)
  try {
    const response = await fetch('/api/verify', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, application/problem+json' },
      body: JSON.stringify({ code }),
      signal: stop.signal,
    })
    if (response.status === 429) return 'too many tries'
    const { data } = fieldsOf(response.ok ? await response.json() : null)
    return isAnswer(data) ? data : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
