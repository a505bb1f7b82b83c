/** Whether whoever considered an application is kept from approving it. A setting of the ministry. */
export const handPolicies = ['no', 'yes'] as const

/** One of `handPolicies`. */
export type HandPolicy = (typeof handPolicies)[number]

/** Whether another officer must approve, because this one ever saved the consideration. */
export function needsAnotherOfficer(
  policy: HandPolicy,
  { officerId, consideredBy }: { officerId: number; consideredBy: readonly number[] },
): boolean {
  return policy === 'yes' && consideredBy.includes(officerId)
}
