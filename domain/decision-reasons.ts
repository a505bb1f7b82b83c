import type { DecisionName } from './actions/decisions.ts'

/** Whether the server refuses a decision that needs a written reason and has none. A setting of the ministry. */
export const reasonPolicies = ['no', 'yes'] as const

/** Whether a decision needs a written reason: every decline, and the approval of what is incomplete or was never submitted. */
export function needsReason(
  decision: DecisionName,
  { submitted_at, missing }: { submitted_at: string | null; missing: readonly unknown[] },
): boolean {
  switch (decision) {
    case 'Decline':
      return true
    case 'Approve':
    case 'Temporary Approval':
      return submitted_at === null || missing.length > 0
  }
}
