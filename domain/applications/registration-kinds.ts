import type { FeePurpose } from '../money/fees.ts'

/**
 * What a registration asks for: a licence, the renewal of one, or another type of facility under the licence in force. A change of
 * type is no licence of its own.
 */
export const registrationKinds = ['new', 'renewal', 'change'] as const

/** One of `registrationKinds`. */
export type RegistrationKind = (typeof registrationKinds)[number]

/** The kinds as people read them. */
export const registrationKindWords = {
  new: 'New registration',
  renewal: 'Renewal',
  change: 'Change of type',
} as const satisfies Record<RegistrationKind, string>

/** For which fees and documents each kind is asked. */
export const purposeOfKind = {
  new: 'registration',
  renewal: 'renewal',
  change: 'change',
} as const satisfies Record<RegistrationKind, FeePurpose>

/** Whether a registration takes over what the licence before it says, so that its owner confirms it. */
export function followsLicence(kind: RegistrationKind): boolean {
  return kind !== 'new'
}
