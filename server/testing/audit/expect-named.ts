import type { Call } from '@portal/contract/call.ts'
import { expect } from 'vitest'

/** The actions of which a successful call enters one in the audit record; none if it is not audited. */
export function namedBy({ audit }: Call): readonly string[] {
  if (!audit || 'isNotAudited' in audit) return []
  return 'enters' in audit ? [audit.enters] : audit.byUseCase
}

/** Fails unless a call has entered one of the actions that it names; if it names none, nothing at all. */
export function expectNamed(call: Call, entered: readonly string[], who: string): void {
  const named = namedBy(call)
  const asNamed = named.length === 0 ? entered.length === 0 : entered.some((action) => named.includes(action))
  expect(
    asNamed,
    `${who} entered ${entered.join(', ') || 'nothing'} in place of ${named.join(', ') || 'nothing'}`,
  ).toBe(true)
}
