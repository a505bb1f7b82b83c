/** The choices of `employment_status`. Spec §3. */
export const employmentStatuses = ['Employed', 'Self-employed'] as const
