import { type Capability, mayDo, type Person } from '../accounts/capabilities.ts'

/** What two officers do, where the ministry has set so (`separate_hands`). */
export const separatedActions = ['Consider', 'Approve'] as const

type SeparatedAction = (typeof separatedActions)[number]

/** Who did what to a registration, ever, also while the setting was off. */
export interface Hands {
  /** Who saved the consideration. */
  considered_by: readonly number[]
  /** Who saved it with both verdicts. */
  judged_by: readonly number[]
  approved_by: readonly number[]
  /** Who took part in the inspection on which the decision rests. */
  inspected_by: readonly number[]
}

interface Obstacle {
  message: string
  /** The capability of the other officer who is needed. */
  neededOf: Capability
}

/** Why an officer may not consider or approve, given what was done before; undefined if they may. */
export function obstacleForHands(name: SeparatedAction, officerId: number, hands: Hands): Obstacle | undefined {
  if (name === 'Consider') {
    if (!hands.approved_by.includes(officerId)) return undefined
    const message = 'You approved this registration, so another officer must consider it'
    return { message, neededOf: 'consider a registration' }
  }
  if (hands.considered_by.includes(officerId)) {
    const message = 'You considered this application, so another officer must approve it'
    return { message, neededOf: 'decide on a registration' }
  }
  if (hands.inspected_by.includes(officerId)) {
    const message = 'You took part in the inspection of this facility, so another officer must approve this application'
    return { message, neededOf: 'decide on a registration' }
  }
  if (hands.judged_by.length > 0) return undefined
  return { message: 'Another officer must consider this application', neededOf: 'consider a registration' }
}

/** The sentence, with what to do while there is no such officer. */
export function sentenceOf({ message }: Obstacle, isThereAnother: boolean): string {
  return isThereAnother ? message : `${message}. Invite one under Users.`
}

/** Whether one officer can consider and another one approve. */
export function canSeparateHands(officers: readonly Person[]): boolean {
  const [considering, approving] = (['consider a registration', 'decide on a registration'] as const).map(
    (capability) => officers.filter((officer) => mayDo(officer, capability)),
  )
  return (considering ?? []).some((one) => (approving ?? []).some((other) => other !== one))
}
