import { type Duty, duties, guardedDuties, mayDo, type Person } from './capabilities.ts'

/** For how many days given duties wait for another officer. Afterwards they count as never given. */
export const daysToConfirm = 7

interface Officer extends Person {
  id: number
  is_disabled: boolean
}

interface Between {
  giverId: number
  receiverId: number
}

/** Whether an officer is neither who gave the duties nor who gets them, so that no two accounts of one person are enough. */
export function mayConfirmDuties(officer: Person & { id: number }, { giverId, receiverId }: Between): boolean {
  return officer.id !== giverId && officer.id !== receiverId && mayDo(officer, 'manage users')
}

/** What becomes of the duties that somebody is to have. Together with those that wait they are all that was wanted. */
export interface DutiesGiven {
  /** All that the officer has from now on. */
  held: Duty[]
  /** What waits until another officer confirms it. */
  waits: Duty[]
}

/**
 * Divides the duties that somebody is to have: what they have already, what needs nobody else, and everything while there is no
 * officer who could confirm it, holds at once.
 */
export function divideDuties(
  { present, wanted, ...between }: Between & { present: readonly Duty[]; wanted: readonly Duty[] },
  officers: readonly Officer[],
): DutiesGiven {
  const isThereAnother = officers.some((officer) => !officer.is_disabled && mayConfirmDuties(officer, between))
  const needsAnother = (duty: Duty) => isThereAnother && !present.includes(duty) && guardedDuties.includes(duty)
  return {
    held: duties.filter((duty) => wanted.includes(duty) && !needsAnother(duty)),
    waits: duties.filter((duty) => wanted.includes(duty) && needsAnother(duty)),
  }
}

/** The last moment at which given duties can be confirmed. */
export function waitingEnds(given_at: string): string {
  return new Date(Date.parse(given_at) + daysToConfirm * 24 * 3_600_000).toISOString()
}

/** Duties given before this moment wait no longer. */
export function waitingSince(now: Date): string {
  return new Date(now.getTime() - daysToConfirm * 24 * 3_600_000).toISOString()
}

/** Whether two lists name the same duties. */
export function hasSameDuties(some: readonly Duty[], others: readonly Duty[]): boolean {
  return some.length === others.length && some.every((duty) => others.includes(duty))
}
