import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { palette } from './palette.ts'

const { green, red, gray } = palette

describe('the palette', () => {
  it('matches the style sheet', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')
    const colours = [...sheet.matchAll(/--color-(\w+-\d): (#\w{6});/g)].map(([, name, colour]) => `${name} ${colour}`)
    const wanted = Object.entries(palette).flatMap(([name, shades]) =>
      shades.map((colour, shade) => `${name}-${shade} ${colour}`),
    )
    expect(colours).toEqual(wanted)
    expect(colours).toHaveLength(30)
  })

  it.each([...green.slice(7), ...red.slice(7), gray[6], gray[9]])(
    'has %s with enough contrast on white and on the page background',
    (colour) => {
      expect(contrast(colour, '#ffffff')).toBeGreaterThan(4.5)
      expect(contrast(colour, '#f4f2ee')).toBeGreaterThan(4.5)
    },
  )

  it('has a grey with enough contrast for input borders', () => {
    expect(contrast(gray[5], '#ffffff')).toBeGreaterThan(3)
  })
})
