import { type QueueView, queueViews } from '@portal/domain/cases/queue-views.ts'
import { useSearchParams } from 'react-router'

/** The default order of the officers' queue: the first submitted case is at the top. */
export const queueOrder = 'submitted_at'

/** The query parameters that the filters of the queue set. */
export const queueFilterNames = [
  'q',
  'with',
  'late',
  'days_from',
  'days_to',
  'returned',
  'status',
  'assignee',
  'origin',
  'stage',
  'facility_type_id',
  'local_gov_area_id',
] as const

/** What tells the views apart. Within a view the list can be narrowed by the other filters. */
const viewFilters = ['with', 'late', 'days_from', 'days_to', 'returned', 'status', 'assignee'] as const

/** Whether the list at an address is a view, or a part of it. */
export function isViewShown(view: QueueView, address: URLSearchParams): boolean {
  const query: Partial<Record<string, string>> = queueViews[view].query
  return viewFilters.every((name) => (address.get(name) ?? '') === (query[name] ?? ''))
}

/** The filters and the order of an address without its page, in a fixed order, so that two addresses can be compared. */
export function filtersOf(search: string): string {
  const filters = new URLSearchParams(search)
  for (const name of ['page', 'per_page']) filters.delete(name)
  if (filters.get('sort') === queueOrder) filters.delete('sort')
  filters.sort()
  return filters.toString()
}

/** Each of these filters says for itself which cases an officer works through. */
const otherViews = ['with', 'status', 'late', 'returned', 'q']

/** The query of the list at an address, with the default order. */
export function queueQuery(address: URLSearchParams): Record<string, string> {
  const query = new URLSearchParams(address)
  // Filters that were saved earlier ask so for every registration.
  if (query.get('with') === 'any') query.delete('with')
  if (!query.get('q') && !query.get('sort')) query.set('sort', queueOrder)
  return Object.fromEntries(query)
}

/** The queue from which the case was opened: the search parameters of its list, stored in the case's URL. */
export function useQueue(): string | undefined {
  const [address] = useSearchParams()
  return address.get('queue') ?? undefined
}

/** The query for the next case after this one, with the filters and order of the queue. Out of every registration it is one that is with the ministry. */
function nextInQueue(queue: string, registrationId: number) {
  const { page, ...query } = queueQuery(new URLSearchParams(queue))
  const holder: Record<string, string> = otherViews.some((name) => query[name]) ? {} : { with: 'ministry' }
  return { sort: queueOrder, ...holder, ...query, after: String(registrationId), per_page: '1' }
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
