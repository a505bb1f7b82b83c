import { isOfficer, type Person } from './capabilities.ts'

/** Whether officers must log in with a second factor. A setting of the ministry. */
export const secondFactorPolicies = ['no', 'yes'] as const

/** One of `secondFactorPolicies`. */
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number]

/** Whether a person may not be without a second factor. The setting is about officers; owners choose for themselves. */
export function needsSecondFactor(
  person: Pick<Person, 'privilege_type'>,
  officersNeedOne: SecondFactorPolicy,
): boolean {
  return officersNeedOne === 'yes' && isOfficer(person)
}
