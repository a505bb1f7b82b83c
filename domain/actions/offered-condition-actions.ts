import { mayDo, type Person } from '../accounts/capabilities.ts'
import { maxEvidence } from '../licences/conditions.ts'
import { refuse } from '../refusal.ts'
import { type ConditionActionName, conditionActionNames } from './condition-actions.ts'
import { isOffered, registrationAction } from './offered-actions.ts'
import type { RegistrationFacts } from './registration-state.ts'

/** What decides which actions on a condition are offered. */
interface ConditionFacts {
  met_at: string | null
  /** When a later decision ended it. */
  ended_at?: string | null
  /** How often evidence was provided. */
  provided: number
}

/** What a person may do with a condition today. */
export function offeredConditionActions(
  person: Person,
  registration: RegistrationFacts,
  condition: ConditionFacts,
  today: string,
): ConditionActionName[] {
  if (condition.met_at !== null || condition.ended_at) return []
  return conditionActionNames.filter(
    (name) =>
      mayDo(person, registrationAction(name).may) &&
      isOffered(name, registration, today) &&
      (name !== 'Provide evidence' || condition.provided < maxEvidence),
  )
}

/** Throws Refusal if the condition is met or has ended already, or if there is no room for more evidence. */
export function checkCondition(name: ConditionActionName, { met_at, ended_at, provided }: ConditionFacts): void {
  if (met_at !== null) refuse('action_not_offered', 'This condition is met already', { offered: [] })
  if (ended_at) refuse('action_not_offered', 'A later decision has replaced this condition', { offered: [] })
  if (name === 'Provide evidence' && provided >= maxEvidence) {
    refuse('limit_reached', `Evidence can be provided ${maxEvidence} times for a condition`)
  }
}
