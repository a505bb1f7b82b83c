import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { palette } from './palette.ts'

const { green, gray, meaning } = palette

describe('the palette', () => {
  it('matches the style sheet', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')
    const colours = sheet.matchAll(/--((?:g|n|info|wait|ok|bad)-\w+): (#\w{6});/g)
    expect(Object.fromEntries([...colours].map(([, name, colour]) => [name, colour]))).toEqual({
      ...gray,
      ...green,
      ...meaning,
    })
  })

  it.each([green['g-700'], green['g-800'], green['g-900'], meaning['bad-solid'], gray['n-500'], gray['n-900']])(
    'has %s with enough contrast on white and on the page background',
    (colour) => {
      expect(contrast(colour, '#ffffff')).toBeGreaterThan(4.5)
      expect(contrast(colour, '#f5f7f6')).toBeGreaterThan(4.5)
    },
  )

  it.each(['info', 'wait', 'ok', 'bad'] as const)('has words on the surface of %s with enough contrast', (of) => {
    expect(contrast(meaning[`${of}-text`], meaning[`${of}-surface`])).toBeGreaterThan(7)
  })

  it('has a grey with enough contrast for input borders', () => {
    expect(contrast(gray['n-400'], '#ffffff')).toBeGreaterThan(3)
  })
})
