import type { ConcernOutcome, ConcernStatus } from '@portal/domain/concerns/concerns.ts'

/** The states of a concern in words. */
export const statusWords: Record<ConcernStatus, string> = { new: 'New', 'in hand': 'In hand', closed: 'Closed' }

/** What came of a concern, in words. */
export const outcomeWords: Record<ConcernOutcome, string> = {
  'dealt with': 'Dealt with',
  'passed on': 'Passed on to another authority',
  'not confirmed': 'Not confirmed',
  'not enough to go on': 'Not enough to go on',
  'not a concern': 'Not a concern for the ministry',
}

/** The choices of a closed list with their words. */
export function choicesIn<Value extends string>(words: Record<Value, string>): { value: string; label: string }[] {
  return Object.entries<string>(words).map(([value, label]) => ({ value, label }))
}
