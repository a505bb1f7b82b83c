/** The choices of `employment_status`. Spec §3. */
export const employmentStatuses = ['Employed', 'Self-employed'] as const

/** One of `employmentStatuses`. */
export type EmploymentStatus = (typeof employmentStatuses)[number]
