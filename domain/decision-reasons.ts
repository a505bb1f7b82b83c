/** Whether the server refuses a decision that needs a written reason and has none. A setting of the ministry. */
export const reasonPolicies = ['no', 'yes'] as const
