import { expect, it } from 'vitest'
import type { FindingOutcome } from './inspections.ts'
import { failsCritically, type ScoredQuestion, scoreOf, scoresByPart } from './score.ts'

const asked = (outcome: FindingOutcome | null, weight = 1, part_id = 1): ScoredQuestion => ({
  part_id,
  weight,
  is_critical: false,
  outcome,
})

it.each([
  ['everything is met', [asked('met'), asked('met', 5)], 100],
  ['nothing is met', [asked('not met'), asked('not met', 5)], 0],
  ['one of two is met', [asked('met'), asked('not met')], 50],
  ['partly met counts half', [asked('partly met', 3)], 50],
  ['weights count', [asked('met', 5), asked('not met', 3)], 62.5],
  ['not seen counts as not met', [asked('met'), asked('not seen')], 50],
  ['no finding counts as not seen', [asked('met'), asked(null)], 50],
  ['what does not apply counts not at all', [asked('met'), asked('does not apply', 5)], 100],
  ['weight 0 is not scored', [asked('met'), asked('not met', 0)], 100],
  ['nothing applies', [asked('does not apply'), asked('does not apply', 5)], null],
  ['nothing has a weight', [asked('met', 0), asked('not met', 0)], null],
  ['no question at all', [], null],
  ['a third', [asked('met'), asked('not met'), asked('not met')], 33.3],
  ['two thirds', [asked('met'), asked('met'), asked('not met')], 66.7],
  [
    'a sixth and a half tenth, rounded up',
    [asked('met', 1), asked('not met', 5), asked('not met', 5), asked('not met', 5)],
    6.3,
  ],
] as const)('gives the score when %s', (_, questions, score) => {
  expect(scoreOf(questions)).toBe(score)
})

it('rounds half up, whatever the nearest binary fraction is', () => {
  // 1333 of 2000 are 66.65 per cent, for which binary fractions have only something less.
  const questions = Array.from({ length: 2000 }, (_, place) => asked(place < 1333 ? 'met' : 'not met'))
  expect(scoreOf(questions)).toBe(66.7)
})

it('gives the score of each part in the order in which the parts appear', () => {
  expect(
    scoresByPart([
      asked('met', 1, 7),
      asked('not met', 1, 3),
      asked('partly met', 1, 7),
      asked('does not apply', 1, 9),
    ]),
  ).toEqual([
    { part_id: 7, score: 75 },
    { part_id: 3, score: 0 },
    { part_id: 9, score: null },
  ])
})

it.each([
  ['met', false],
  ['partly met', false],
  ['does not apply', false],
  ['not met', true],
  ['not seen', true],
  [null, true],
] as const)('a critical question that is %s fails: %s', (outcome, fails) => {
  expect(failsCritically({ ...asked(outcome), is_critical: true })).toBe(fails)
  expect(failsCritically(asked(outcome))).toBe(false)
})

/** Random numbers that are the same each time (a linear congruential generator). */
function randomNumbers(seed: number) {
  let state = seed
  return (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * end)
  }
}

it('agrees with a recount by hand on 10,000 random visits', () => {
  const below = randomNumbers(27)
  const outcomes = ['met', 'partly met', 'not met', 'does not apply', 'not seen', null] as const
  for (let visit = 0; visit < 10_000; visit += 1) {
    const questions = Array.from({ length: below(90) }, () => asked(outcomes[below(6)] ?? null, below(6)))
    expect(scoreOf(questions)).toBe(recounted(questions))
  }
})

/** Divides whole numbers: hundredths of a per cent first, and those are rounded to tenths. */
function recounted(questions: readonly ScoredQuestion[]): number | null {
  const applying = questions.filter(({ outcome }) => outcome !== 'does not apply')
  const whole = applying.map(({ weight }) => BigInt(weight)).reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return null
  const met = applying.filter(({ outcome }) => outcome === 'met').map(({ weight }) => BigInt(weight))
  const partly = applying.filter(({ outcome }) => outcome === 'partly met').map(({ weight }) => BigInt(weight))
  const sum = (weights: bigint[]) => weights.reduce((total, weight) => total + weight, 0n)
  const hundredths = ((sum(met) * 2n + sum(partly)) * 10_000n) / (whole * 2n)
  const tenths = hundredths / 10n + (hundredths % 10n >= 5n ? 1n : 0n)
  return Number(tenths) / 10
}
