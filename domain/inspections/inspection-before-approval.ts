import { addMonths, dayInWords } from '../dates/calendar-date.ts'
import { byNumber } from '../text/by-number.ts'
import type { ComplianceClass } from './compliance-class.ts'

/** What the ministry asks for before an approval; the setting `inspection_before_approval`. */
export type InspectionPolicy = 'no' | 'when recommended' | 'asks' | 'blocks'

/** A visit of the whole checklist that is finished, on which a decision on an application can rest. */
export interface FinishedVisit {
  number: string
  done_on: string
  score: number | null
  class: ComplianceClass | null
  critical_failures: number
  open_actions: number
  /** Whether it was made for the application; otherwise it is the last one of the facility. */
  is_for_registration: boolean
}

/** For so long a visit of the facility is as good as one for the application. */
const countedMonths = 12

/** Whether a decision of today can rest on a visit, whatever its class is. */
export function countsToday({ done_on, is_for_registration }: FinishedVisit, today: string): boolean {
  return is_for_registration || done_on >= addMonths(today, -countedMonths)
}

/** A visit in a sentence of officers and of the letter of approval. */
export function visitInWords({ number, done_on, score, class: reached, ...visit }: FinishedVisit): string {
  const result = score === null || reached === null ? 'no score' : `${score.toFixed(1)} per cent, ${reached}`
  const failed = byNumber(visit.critical_failures, { one: '# critical finding', other: '# critical findings' })
  const open = byNumber(visit.open_actions, { one: '# open corrective action', other: '# open corrective actions' })
  return `Inspection ${number} of ${dayInWords(done_on)}: ${result}, ${failed}, ${open}`
}

/** Why an approval of today goes against what the ministry asks for; undefined if it does not. */
export function missingInspection(
  visit: FinishedVisit | null,
  policy: InspectionPolicy,
  isRecommended: boolean,
): string | undefined {
  if (visit || policy === 'no') return undefined
  if (isRecommended) return 'The inspection that was recommended is not done'
  if (policy === 'when recommended') return undefined
  return 'The facility was not inspected for this application, nor within the last 12 months'
}
