import type { Assignee } from '@portal/domain/actions/case-actions.ts'
import { type Condition, conditionsInWords } from '@portal/domain/conditions.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import type { LockedRegistration } from './records/registrations.ts'
import type { Settings } from './records/settings.ts'

/** The input of an action besides the registration. */
export interface ActionInput {
  /** Added to the timeline entry and to the message to the owner. */
  reason?: string | null | undefined
  /** Whether the owner is told, if the table's row has a message for them. Yes unless told otherwise. */
  isForOwner?: boolean
  /** Whether all that the table's row asks for is given. If not, a row with `movesWhen` does not change the status. */
  isComplete?: boolean
  /** The officer who is given the case; null if it is put back. */
  assignee?: Assignee | null
  /** What an approval asks of the facility. */
  conditions?: readonly Condition[]
  /** What the letter names besides the facts of the registration and the reason. */
  letter?: LetterDetails
  /** It was done before, so it succeeds and nothing else happens. */
  isRepeat?: boolean
  /** Checks that are special to this action. Runs before anything is written; refuses by throwing. */
  check?: (registration: LockedRegistration, readSettingsOnce: () => Promise<Settings>) => Promise<void>
  /** Writes the rows that are special to this action. */
  write?: (registration: LockedRegistration) => Promise<void>
}

/** What the timeline and the messages say: the reason that was given, and the conditions. */
export function reasonOf({ reason, conditions = [] }: ActionInput): string | null {
  return [reason, conditionsInWords(conditions)].filter(Boolean).join('\n') || null
}
