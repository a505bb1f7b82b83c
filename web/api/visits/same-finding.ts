import type { Finding } from '@portal/contract/inspections/finding.ts'

type Said = Pick<Finding, 'number_seen' | 'note'> & { outcome: Finding['outcome'] | null }

/** Whether two findings about a question say the same. */
export function isSameFinding(one: Said, other: Said): boolean {
  return one.outcome === other.outcome && one.number_seen === other.number_seen && one.note === other.note
}
