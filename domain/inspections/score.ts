import type { FindingOutcome } from './inspections.ts'

/** A question of a checklist with what was found. Without an outcome it counts as not seen. */
export interface ScoredQuestion {
  part_id: number
  /** 0 to 5; 0 is not scored. */
  weight: number
  is_critical: boolean
  outcome: FindingOutcome | null
}

/** The share of what applies that is met, in per cent with one decimal; null if nothing that applies has a weight. */
export type Score = number | null

/** Twice the share of the weight that each outcome earns, so that sums are whole numbers; null: it does not count at all. */
const halves = {
  met: 2,
  'partly met': 1,
  'not met': 0,
  'not seen': 0,
  'does not apply': null,
} as const satisfies Record<FindingOutcome, number | null>

/** The score of a checklist, rounded half up. */
export function scoreOf(questions: readonly ScoredQuestion[]): Score {
  let earned = 0
  let possible = 0
  for (const { weight, outcome } of questions) {
    const share = halves[outcome ?? 'not seen']
    if (share === null) continue
    earned += weight * share
    possible += weight * 2
  }
  if (possible === 0) return null
  // Whole numbers until the last division: 66.65 must become 66.7, whatever the nearest binary fraction is.
  return Math.floor((earned * 2000 + possible) / (possible * 2)) / 10
}

/** The score of each part, in the order in which the parts first appear. */
export function scoresByPart(questions: readonly ScoredQuestion[]): { part_id: number; score: Score }[] {
  const parts = new Map<number, ScoredQuestion[]>()
  for (const question of questions) {
    const part = parts.get(question.part_id)
    if (part) part.push(question)
    else parts.set(question.part_id, [question])
  }
  return [...parts].map(([part_id, asked]) => ({ part_id, score: scoreOf(asked) }))
}

/** Whether a critical question fails: not met, or not seen. */
export function failsCritically({ is_critical, outcome }: ScoredQuestion): boolean {
  return is_critical && (outcome === null || outcome === 'not met' || outcome === 'not seen')
}
