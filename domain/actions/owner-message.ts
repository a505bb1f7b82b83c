import type { OwnerMessage } from './action.ts'

/** What a message to an owner names: the facility, its registration if there is one, and the officer's reason. */
interface Subject {
  company_name: string
  reference: string | undefined
  reason: string | null
}

/** The text of a message to an owner. */
export function ownerMessageText({ next }: OwnerMessage, { company_name, reference, reason }: Subject): string {
  const about = [company_name, reference].filter(Boolean).join(', ')
  if (next === undefined) return `${about}: ${reason ?? ''}`
  // One line each, because the officer's reason may or may not end with a full stop.
  return [`${about}.`, reason, next].filter(Boolean).join('\n')
}
