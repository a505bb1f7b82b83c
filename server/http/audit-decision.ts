import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import type { AuditedCall } from './audited-call.ts'
import { auditDecisions } from './audited-calls.ts'

const byCall = new Map(Object.entries<Call>(calls).map(([name, call]) => [call, auditDecisions[name]]))

/** The calls that change something and about which nothing is decided yet. */
export function undecidedCalls(): string[] {
  return Object.entries<Call>(calls).flatMap(([name, { method }]) =>
    method === 'GET' || auditDecisions[name] ? [] : [name],
  )
}

/** How a call is recorded in one place; undefined if its use case writes the entry, or if there is none. */
export function auditedCall(call: Call): AuditedCall | undefined {
  const decision = byCall.get(call)
  return typeof decision === 'object' && 'action' in decision ? decision : undefined
}

/** Whether a successful call leaves an entry in the audit record. */
export function leavesEntry(call: Call): boolean {
  const decision = byCall.get(call)
  return decision !== undefined && !(typeof decision === 'object' && 'isNotAudited' in decision)
}
