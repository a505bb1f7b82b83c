import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

describe('the contrast of two colours', () => {
  it('is from 1 to 21, in any order of the colours', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#000', '#fff')).toBeCloseTo(21)
    expect(contrast('#0b6640', '#0b6640')).toBe(1)
  })

  it('is calculated as in WCAG, for hex and rgb colours', () => {
    // A well-known example: this grey has 4.54 to 1 on white.
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrast('rgb(118, 118, 118)', 'rgba(255, 255, 255, 1)')).toBeCloseTo(4.54, 2)
  })
})
