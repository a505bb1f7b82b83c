import type { InspectionKind, StaffSighting } from '@portal/domain/inspections/inspections.ts'

/** Why the ministry visits, in words. */
export const kindWords: Record<InspectionKind, string> = {
  'before licence': 'Before a licence',
  renewal: 'Renewal',
  routine: 'Routine',
  'follow-up': 'Follow-up',
  concern: 'After a concern',
}

/** Whether somebody was there, in words. */
export const sightingWords: Record<StaffSighting, string> = {
  present: 'Present',
  absent: 'Absent',
  'not known to the facility': 'Not known to the facility',
  'not recorded': 'Found, but not recorded',
}

/** The choices of a closed list with their words. */
export function choicesIn<Value extends string>(words: Record<Value, string>): { value: string; label: string }[] {
  return Object.entries<string>(words).map(([value, label]) => ({ value, label }))
}

/** The name of an officer. */
export function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}

/** A score in words: '78.4 %'. */
export function scoreInWords(score: number | null): string {
  return score === null ? 'No score' : `${score.toFixed(1)} %`
}
