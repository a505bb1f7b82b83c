import { mayDo, type Person } from '../accounts/capabilities.ts'
import { Refusal } from '../refusal.ts'
import { type CaseActionName, caseActionNames } from './assignments.ts'
import { isOffered, registrationAction } from './offered-actions.ts'
import type { RegistrationFacts } from './registration-state.ts'

/** The officer who has a case. */
export interface Assignee {
  id: number
  first_name: string
  last_name: string
}

/** What decides which actions on the assignment of a case are offered. */
interface CaseFacts extends RegistrationFacts {
  assignee: Assignee | null
}

type Officer = Person & { id: number }

/** Who may have the case before each action: nobody, oneself, or whoever. */
const neededHolder = {
  'Take case': (assignee) => assignee === null,
  'Give case': () => true,
  'Put back': (assignee, { id }) => assignee?.id === id,
} as const satisfies Record<CaseActionName, (assignee: Assignee | null, officer: Officer) => boolean>

/** What an officer may do with the assignment of a case today. */
export function offeredCaseActions(officer: Officer, facts: CaseFacts, today: string): CaseActionName[] {
  return caseActionNames.filter(
    (name) =>
      mayDo(officer, registrationAction(name).may) &&
      isOffered(name, facts, today) &&
      neededHolder[name](facts.assignee, officer),
  )
}

/**
 * Throws Refusal `action_not_offered` unless the present holder allows the action. `expected` is the id of the officer who
 * had the case, or null, when the decision to give it was made: somebody may have taken it since.
 */
export function checkHolder(
  name: CaseActionName,
  officer: Officer,
  facts: CaseFacts,
  { today, expected }: { today: string; expected?: number | null | undefined },
): void {
  const holder = facts.assignee
  const isExpected = expected === undefined || expected === (holder?.id ?? null)
  if (neededHolder[name](holder, officer) && isExpected) return
  const detail = holder
    ? `${holder.first_name} ${holder.last_name} has this application`
    : 'Nobody has this application'
  throw new Refusal('action_not_offered', detail, {
    status: facts.status,
    offered: offeredCaseActions(officer, facts, today),
  })
}
