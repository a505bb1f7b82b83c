import { dayInWords } from '../dates/calendar-date.ts'
import { byNumber } from '../text/by-number.ts'
import type { ComplianceClass } from './compliance-class.ts'

/** What speaks for a visit to a facility. */
export const riskFactors = ['overdue', 'class', 'concern', 'action', 'document', 'never', 'type'] as const

/** One of `riskFactors`. */
export type RiskFactor = (typeof riskFactors)[number]

/** After so many days past the day of the next visit its points are given once more. */
export const daysOfOverdueStep = 30

/** How often each factor counts for a facility, and what it is about. */
export interface RiskFacts {
  counts: Readonly<Record<RiskFactor, number>>
  class: ComplianceClass | null
  next_visit_on: string | null
}

const sentences = {
  overdue: (_, { next_visit_on }) =>
    `The next visit was due on ${next_visit_on ? dayInWords(next_visit_on) : 'an earlier day'}`,
  class: (_, { class: reached }) => `The facility was ${reached}`,
  concern: (n) => byNumber(n, { one: '# concern is open', other: '# concerns are open' }),
  action: (n) => byNumber(n, { one: '# corrective action is overdue', other: '# corrective actions are overdue' }),
  document: (n) => byNumber(n, { one: '# document is no longer valid', other: '# documents are no longer valid' }),
  never: () => 'The facility was never visited',
  type: () => 'Facilities of this type are asked critical questions',
} as const satisfies Record<RiskFactor, (n: number, facts: RiskFacts) => string>

/** Why a facility has its points: each factor that counts, those with the most points first. */
export function riskReasons(facts: RiskFacts, points: Readonly<Record<RiskFactor, number>>) {
  return riskFactors
    .map((factor) => ({
      text: sentences[factor](facts.counts[factor], facts),
      points: facts.counts[factor] * points[factor],
    }))
    .filter((reason) => reason.points > 0)
    .sort((one, other) => other.points - one.points)
}
