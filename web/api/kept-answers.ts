import { useSyncExternalStore } from 'react'

/** The kept answers of the signed-in person, as the bar at the top of the page tells them. */
export interface KeptSummary {
  count: number
  /** They could not be sent although there is a connection. */
  isWaiting?: boolean
  /** Where the person has to choose between two versions. */
  conflict?: { requirementId: number; facilityId: number }
  /** Why the server did not accept an answer that was sent later. */
  refusal?: string
}

const nothing: KeptSummary = { count: 0 }
let summary = nothing
const listeners = new Set<() => void>()
const sentListeners = new Set<(count: number) => void>()

/** Replaces parts of the summary. */
export function updateKeptSummary(changed: Partial<KeptSummary>): void {
  summary = { ...summary, ...changed }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The kept answers of the signed-in person. */
export function useKeptSummary(): KeptSummary {
  return useSyncExternalStore(subscribe, () => summary)
}

/** Notes that kept answers were sent in the background. */
export function keptAnswersSent(count: number): void {
  for (const listener of sentListeners) listener(count)
}

/** Calls the listener when kept answers were sent in the background. */
export function onKeptAnswersSent(listener: (count: number) => void): void {
  sentListeners.add(listener)
}
