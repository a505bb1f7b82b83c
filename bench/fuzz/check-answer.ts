import type { Call } from '@portal/contract/call.ts'
import { problem, statusOfRefusal } from '@portal/contract/problem.ts'

/** What the portal answered. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** What is wrong with the answer to a request of a call; undefined if nothing is. */
export function faultOf(call: Call, { status, headers, text }: Answer): string | undefined {
  if (status >= 500 && status !== 503) return `answered ${status}`
  if (status === 503 && !headers.has('retry-after')) return 'answered 503 without Retry-After'
  if (status >= 400) return faultOfRefusal(status, headers, text)
  if (status === 304) return text === '' ? undefined : 'answered 304 with content'
  if (status !== (call.status ?? 200)) return `answered ${status} instead of ${call.status ?? 200}`
  if (status === 204) return text === '' ? undefined : 'answered 204 with content'
  const type = headers.get('content-type') ?? ''
  if (call.replyType) return type.startsWith(call.replyType) ? undefined : `answered ${type}`
  const parsed = call.reply.safeParse(jsonOf(text))
  return parsed.success ? undefined : `is off its schema: ${parsed.error.message.slice(0, 500)}`
}

function faultOfRefusal(status: number, headers: Headers, text: string): string | undefined {
  if (!headers.get('content-type')?.startsWith('application/problem+json')) {
    return `refused with ${status} and ${headers.get('content-type')}: ${text.slice(0, 100)}`
  }
  const parsed = problem.safeParse(jsonOf(text))
  if (!parsed.success) return `refused with ${status}, off the schema: ${text.slice(0, 200)}`
  const { code } = parsed.data
  const isRight = parsed.data.status === status && (statusOfRefusal[code] === status || isProtocol(status))
  return isRight ? undefined : `refused with ${status} and the code ${code}`
}

/** Statuses of requests that were not read as a call: they have the nearest code. */
function isProtocol(status: number): boolean {
  return [400, 404, 405, 408, 411, 413, 414, 415, 431].includes(status)
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
