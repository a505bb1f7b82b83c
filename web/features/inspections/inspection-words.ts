import type { ComplianceClass } from '@portal/domain/inspections/compliance-class.ts'
import type { CorrectiveActionStatus } from '@portal/domain/inspections/corrective-actions.ts'
import type {
  FindingOutcome,
  HalfOfDay,
  InspectionKind,
  InspectionStatus,
  Recommendation,
  StaffSighting,
} from '@portal/domain/inspections/inspections.ts'

/** Why the ministry visits, in words. */
export const kindWords: Record<InspectionKind, string> = {
  'before licence': 'Before a licence',
  renewal: 'Renewal',
  routine: 'Routine',
  'follow-up': 'Follow-up',
  concern: 'After a concern',
}

/** How far an inspection is, in words. */
export const statusWords: Record<InspectionStatus, string> = {
  planned: 'Planned',
  'under way': 'Under way',
  done: 'Done',
  published: 'Published',
  cancelled: 'Cancelled',
}

/** The half of a day in words. */
export const halfWords: Record<HalfOfDay, string> = { morning: 'Morning', afternoon: 'Afternoon' }

/** The classes of compliance in words. */
export const classWords: Record<ComplianceClass, string> = {
  'fully compliant': 'Fully compliant',
  'substantially compliant': 'Substantially compliant',
  'partly compliant': 'Partly compliant',
  'minimally compliant': 'Minimally compliant',
  'not compliant': 'Not compliant',
}

/** What was found about a question, in words. */
export const outcomeWords: Record<FindingOutcome, string> = {
  met: 'Met',
  'partly met': 'Partly met',
  'not met': 'Not met',
  'does not apply': 'Does not apply',
  'not seen': 'Not seen',
}

/** What the inspectors recommend, in words. */
export const recommendationWords: Record<Recommendation, string> = {
  approve: 'Approve',
  'approve temporarily': 'Approve temporarily',
  decline: 'Decline',
  'no change': 'No change',
  suspend: 'Suspend',
  seal: 'Seal',
}

/** Whether somebody was there, in words. */
export const sightingWords: Record<StaffSighting, string> = {
  present: 'Present',
  absent: 'Absent',
  'not known to the facility': 'Not known to the facility',
  'not recorded': 'Found, but not recorded',
}

/** How far a corrective action is, in words. */
export const correctiveWords: Record<CorrectiveActionStatus, string> = {
  open: 'Open',
  replied: 'Replied',
  closed: 'Closed',
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
