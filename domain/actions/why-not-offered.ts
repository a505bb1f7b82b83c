import { Refusal } from '../refusal.ts'
import type { FacilityActionName } from './facility.ts'
import { chooseFacilityAction, type FacilityFacts } from './offered-facility-actions.ts'

/** The sentence with which an action would be refused today; null if it is offered. */
export function whyNotOffered(name: FacilityActionName, facts: FacilityFacts, today: string): string | null {
  try {
    chooseFacilityAction([name], facts, today)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.detail
    throw error
  }
}
