import { useSearchParams } from 'react-router'

/** The order of the officers' queue unless they choose another: what was submitted first comes first. */
export const queueOrder = 'submitted_at'

/** The queue out of which a case was opened: the search of its list, as the case's own address keeps it. */
export function useQueue(): string | undefined {
  const [address] = useSearchParams()
  return address.get('queue') ?? undefined
}

/** What to ask for: the one case behind this one, in the order and filters of the queue. */
export function nextInQueue(queue: string, registrationId: number) {
  const asked = new URLSearchParams({ sort: queueOrder })
  for (const [name, value] of new URLSearchParams(queue)) asked.set(name, value)
  asked.delete('page')
  asked.set('after', String(registrationId))
  asked.set('per_page', '1')
  return Object.fromEntries(asked)
}
