import { useSearchParams } from 'react-router'

/** The default order of the officers' queue: the first submitted case is at the top. */
export const queueOrder = 'submitted_at'

/** The queue from which the case was opened: the search parameters of its list, stored in the case's URL. */
export function useQueue(): string | undefined {
  const [address] = useSearchParams()
  return address.get('queue') ?? undefined
}

/** The query for the next case after this one, with the filters and order of the queue. */
export function nextInQueue(queue: string, registrationId: number) {
  const query = new URLSearchParams({ sort: queueOrder })
  for (const [name, value] of new URLSearchParams(queue)) query.set(name, value)
  query.delete('page')
  query.set('after', String(registrationId))
  query.set('per_page', '1')
  return Object.fromEntries(query)
}
