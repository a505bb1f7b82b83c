import type { Score } from './score.ts'

/** The classes of compliance, the best first. The default of their limits follows Kenya's joint health inspection checklist. */
export const complianceClasses = [
  'fully compliant',
  'substantially compliant',
  'partly compliant',
  'minimally compliant',
  'not compliant',
] as const

/** One of `complianceClasses`. */
export type ComplianceClass = (typeof complianceClasses)[number]

/** The limits of the ministry on the day of a visit: from which score a class is reached, and after how many months the next visit is due. */
export type ClassTable = Readonly<Record<Exclude<ComplianceClass, 'not compliant'>, { from: number; months: number }>>

/** The best class that a facility can have in which a critical question fails. */
const bestWithCriticalFailure: ComplianceClass = 'minimally compliant'

/** The class of a score, which is already rounded; null without a score. */
export function classOf(score: Score, hasCriticalFailure: boolean, table: ClassTable): ComplianceClass | null {
  if (score === null) return null
  const reached = complianceClasses.find((name) => name === 'not compliant' || score >= table[name].from)
  if (!hasCriticalFailure) return reached ?? 'not compliant'
  return worse(reached ?? 'not compliant', bestWithCriticalFailure)
}

function worse(one: ComplianceClass, other: ComplianceClass): ComplianceClass {
  return complianceClasses.indexOf(one) > complianceClasses.indexOf(other) ? one : other
}

/** After how many months a facility of this class is visited again. Below all classes the next visit is due at once. */
export function monthsToNextVisit(reached: ComplianceClass, table: ClassTable): number {
  return reached === 'not compliant' ? 0 : table[reached].months
}
