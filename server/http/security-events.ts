import { Refusal, type RefusalCode, type RefusalEvent } from '@portal/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'

/** How many events of one person, and of all strangers together, are logged in a minute. */
const most = { ofPerson: 20, ofStrangers: 200 }
const minuteMs = 60_000

/** What a refusal means for security, where its code says it. What people refuse to themselves every day, such as an empty field, is no event. */
const eventOfCode: Partial<Record<RefusalCode, RefusalEvent>> = {
  not_allowed: 'not allowed',
  wrong_credentials: 'wrong secret',
  too_many_requests: 'too many',
  file_refused: 'file refused',
}

const persons = new WeakMap<FastifyRequest, number>()

/** Notes who makes a request, for the events of the log. */
export function notePerson(request: FastifyRequest, person: { id: number } | undefined): void {
  if (person) persons.set(request, person.id)
}

/** Logs that a request was refused, if that is an event. */
export type LogRefusal = (error: unknown, request: FastifyRequest) => void

/**
 * Makes the log of refused authorizations and of attempts to get around a limit: what was refused, at which route, and the id of
 * the person if they are logged in. Like all lines of the log it has no address, no name and nothing of the request. It is
 * bounded, so that nobody fills a disk: the first line of another minute says how many were left out.
 */
export function refusalLog(): LogRefusal {
  let counts = new Map<number | undefined, number>()
  let begun = 0
  let leftOut = 0

  return (error, request) => {
    const event = eventOf(error, request)
    if (event === undefined) return
    const now = Date.now()
    if (now - begun >= minuteMs) {
      if (leftOut > 0) request.log.warn({ event: 'left out', count: leftOut }, 'Refusals were left out of the log')
      counts = new Map()
      begun = now
      leftOut = 0
    }
    const person = persons.get(request)
    const count = (counts.get(person) ?? 0) + 1
    counts.set(person, count)
    if (count > (person === undefined ? most.ofStrangers : most.ofPerson)) {
      leftOut += 1
      return
    }
    const { method, routeOptions } = request
    request.log.warn({ event, person: person ?? null, method, route: routeOptions.url ?? 'none' }, 'Refused')
  }
}

function eventOf(error: unknown, request: FastifyRequest): RefusalEvent | undefined {
  if (!(error instanceof Refusal)) return isUnreadable(error) ? 'unreadable' : undefined
  if (error.code === 'signed_out') return request.headers.authorization === undefined ? undefined : 'no session'
  return error.extra.event ?? eventOfCode[error.code]
}

/** Browsers send what HTTP and JSON allow. That it arrives too slowly is no fault of its sender. */
function isUnreadable(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408
}
