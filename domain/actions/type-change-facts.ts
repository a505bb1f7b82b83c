import { isInDate } from '../dates/calendar-date.ts'
import { type RegistrationActionName, registrationActions } from './registration.ts'
import type { RegistrationAction } from './registration-action.ts'
import type { RegistrationFacts } from './registration-state.ts'

/**
 * Why an action is not possible for a change of type, besides its state; null if nothing speaks against it. A change lives on the
 * licence in force: without one it can only be withdrawn or declined. Once it is declined, the contents of the facility are those of
 * the licence again, so it is neither corrected nor approved.
 */
export function whyNotForTypeChange(
  name: RegistrationActionName,
  { kind, status, licence_end = null, closed_from = null }: RegistrationFacts,
  today: string,
): string | null {
  const { ofTypeChange }: RegistrationAction = registrationActions[name]
  if (kind !== 'change' || !ofTypeChange) return null
  if (ofTypeChange === 'never') {
    return `${name} is not possible for a change of type, because the licence is in force. Approve or decline it.`
  }
  if (status === registrationActions.Decline.leadsTo) {
    return `${name} is not possible, because a change of type that was declined is not corrected. Start another one from the facility.`
  }
  if (closed_from !== null) return `${name} is not possible, because this facility is closed from ${closed_from}.`
  if (isInDate(licence_end, today)) return null
  return `${name} is not possible, because the licence of this facility has ended. The change can be withdrawn or declined. Then renew the licence.`
}
