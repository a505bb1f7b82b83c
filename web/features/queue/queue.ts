import { useSearchParams } from 'react-router'

/** The default order of the officers' queue: the first submitted case is at the top. */
export const queueOrder = 'submitted_at'

/** The filters of which one is enough for the queue to show more than what is with the ministry. */
const otherViews = ['with', 'status', 'late', 'q']

/** The value of `with` that shows every registration. The call has no such value: there it is left out. */
export const everyone = 'any'

/** The part of the registrations that a list's address shows: with the ministry, unless something else is asked for. */
export function holderShown(address: URLSearchParams): string {
  if (otherViews.some((name) => address.get(name))) return address.get('with') ?? ''
  return 'ministry'
}

/** The query of the list at an address, with the default order and the default filter. */
export function queueQuery(address: URLSearchParams): Record<string, string> {
  const query = new URLSearchParams(address)
  const holder = holderShown(address)
  if (holder === '' || holder === everyone) query.delete('with')
  else query.set('with', holder)
  if (!query.get('q') && !query.get('sort')) query.set('sort', queueOrder)
  return Object.fromEntries(query)
}

/** The queue from which the case was opened: the search parameters of its list, stored in the case's URL. */
export function useQueue(): string | undefined {
  const [address] = useSearchParams()
  return address.get('queue') ?? undefined
}

/** The query for the next case after this one, with the filters and order of the queue. */
function nextInQueue(queue: string, registrationId: number) {
  const { page, ...query } = queueQuery(new URLSearchParams(queue))
  return { sort: queueOrder, ...query, after: String(registrationId), per_page: '1' }
}

/** Whether a queue is everything that is with the ministry, in the order of submission, whoever has it. */
function isWholeQueue(query: Record<string, string>): boolean {
  const { with: holder, assignee, sort } = query
  return holder === 'ministry' && assignee === undefined && sort === queueOrder
}

/**
 * The queries for the next case, of which the first that finds one decides. In the whole queue the officer's own cases come
 * first, then those that nobody has; cases of other officers are left to them.
 */
export function nextCases(queue: string, registrationId: number, isOwn: boolean): Record<string, string>[] {
  const next = nextInQueue(queue, registrationId)
  if (!isWholeQueue(next)) return [next]
  const { after, ...first } = next
  const own = { ...next, assignee: 'me' }
  return [own, isOwn ? { ...first, assignee: 'nobody' } : { ...next, assignee: 'nobody' }]
}
