import { describe, expect, it } from 'vitest'
import { missingFacts, sharedInk } from './compare.ts'
import type { Picture } from './poppler.ts'

/** A white page of 60 by 60 dots with a black line of 30 dots in some rows. */
function page(...rows: number[]): Picture {
  const dots = new Uint8Array(3600).fill(255)
  for (const row of rows) dots.fill(0, row * 60 + 15, row * 60 + 45)
  return { width: 60, height: 60, dots }
}

const whole = { border: 0, cell: 5 }

describe('comparing two papers', () => {
  it('finds the same ink on the same page, whatever is in the border', () => {
    expect(sharedInk(page(20, 30), page(20, 30), whole)).toBe(1)
    expect(sharedInk(page(20), page(2, 20, 57), { border: 5, cell: 5 })).toBe(1)
    expect(sharedInk(page(), page(), whole)).toBe(1)
  })

  it('hardly minds a line a few dots lower, and minds one at another place', () => {
    expect(sharedInk(page(20), page(24), whole)).toBe(1)
    expect(sharedInk(page(20), page(25), whole)).toBeCloseTo(0.5)
    expect(sharedInk(page(20), page(40), whole)).toBe(0)
    expect(sharedInk(page(20, 30), page(20), whole)).toBeCloseTo(0.5)
  })

  it('finds a fact also where its line breaks, and names those that are missing', () => {
    const facts = ['12 Market Road, Bida', 'Musa Abubakar', 'NSMOH/PHF/00001/2026']
    expect(missingFacts('12 Market\nRoad, Bida\n NSMOH/PHF/00001/2026', facts)).toEqual(['Musa Abubakar'])
  })
})
