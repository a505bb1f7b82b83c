/** How far a corrective action is: the owner has to act; the owner has replied, and the ministry has to look; accepted. */
export const correctiveActionStatuses = ['open', 'replied', 'closed'] as const

/** One of `correctiveActionStatuses`. */
export type CorrectiveActionStatus = (typeof correctiveActionStatuses)[number]

/** The most files with one reply of an owner. */
export const maxReplyFiles = 3

/** From this weight on a finding is to be put right sooner. */
const heavyFrom = 3

/** How many days can be given for a corrective action. */
export const correctiveDaysRange = { least: 1, most: 365 } as const

/** The days that the ministry gives on the day of the visit, by how much a question weighs. */
export interface CorrectiveDays {
  critical: number
  heavy: number
  other: number
}

/** Within how many days of publication a finding about a question is to be put right. */
export function daysToCorrect(
  { is_critical, weight }: { is_critical: boolean; weight: number },
  days: CorrectiveDays,
): number {
  if (is_critical) return days.critical
  return weight >= heavyFrom ? days.heavy : days.other
}
