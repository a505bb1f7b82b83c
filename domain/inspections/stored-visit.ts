import { type ComparedThing, compareThing } from '../applications/compared-versions.ts'
import type { FinishedVisit } from './inspection-before-approval.ts'

/** What a version of an application keeps of the visit that the officer saw who decided. */
export type StoredVisit = Pick<FinishedVisit, 'number' | 'done_on' | 'score' | 'class' | 'critical_failures'>

/** What is kept of a visit, in the order in which it is read; null without one. */
export function visitToStore(visit: StoredVisit | null) {
  if (!visit) return null
  const { number, done_on, score, class: reached, critical_failures } = visit
  return { number, done_on, score, class: reached, critical_failures }
}

/** The visits of two versions side by side; nothing if neither has one. One is undefined where nobody recorded it. */
export function compareVisits(
  before: StoredVisit | null | undefined,
  after: StoredVisit | null | undefined,
): ComparedThing[] {
  return compareThing(
    { part: 'inspection', id: null, name: '' },
    before && visitToStore(before),
    after && visitToStore(after),
  )
}
