import { expect, it } from 'vitest'
import { seedFacts } from './seed-facts.ts'
import { tryRegister } from './trial.ts'

// A register of 500 lines is read as the file of an import. `npm run bench:messy-register` tries other seeds each time.
it.each([20_261_127, 4, 815])(
  'reads at least 95 %% of a messy register right, and nothing wrong without a mark',
  async (seed) => {
    const { score } = await tryRegister(seed, 500, await seedFacts('Niger'), '2026-11-27')
    expect(score.wrong).toEqual([])
    expect(score.lines).toBe(500)
    expect(score.share).toBeGreaterThanOrEqual(0.95)
  },
)
