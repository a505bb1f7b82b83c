import { expect, it } from 'vitest'
import { layColumnsOf, layFrame } from './month-layout.ts'

const year = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'].map(
  (month) => `${month} 2026`,
)
const frameFor = (months: string[], width: number) => layFrame({ months, largest: 98, words: String, width })

it('has an axis with round steps from the zero line, and every chart the same height', () => {
  const { steps, base, top, height } = frameFor(year, 458)
  expect(steps.map(({ words, at }) => [words, at])).toEqual([
    ['0', 178],
    ['25', 139],
    ['50', 100],
    ['75', 61],
    ['100', 22],
  ])
  expect({ base, top, height }).toEqual({ base: 178, top: 22, height: 220 })
})

it('names every month that has room, and the year once', () => {
  const named = (months: string[], width: number) => frameFor(months, width).names.map(({ lines }) => lines.join(' '))
  expect(named(year, 600)).toEqual([
    'Jan 2026',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sept',
    'Oct',
    'Nov',
    'Dec',
  ])
  expect(named(year, 240)).toEqual(['Jan 2026', 'Mar', 'May', 'Jul', 'Sept', 'Nov'])
  expect(named(['Nov 2025', 'Dec 2025', 'Jan 2026', 'Feb 2026'], 400)).toEqual(['Nov 2025', 'Dec', 'Jan 2026', 'Feb'])
})

it('has columns of two series beside each other, and a figure on the largest alone', () => {
  const words = (count: number) => `${count} cases`
  const frame = frameFor(['Oct 2026', 'Nov 2026'], 458)
  const columns = layColumnsOf(
    [
      { name: 'Received', counts: [40, 98] },
      { name: 'Decided', counts: [21, 0] },
    ],
    frame,
    words,
  )
  expect(columns.map(({ series, shown }) => [series, shown])).toEqual([
    [0, undefined],
    [0, '98 cases'],
    [1, undefined],
    [1, undefined],
  ])
  const [october, november, decided, none] = columns
  expect((october?.x ?? 0) + (october?.width ?? 0)).toBeLessThan(decided?.x ?? 0)
  expect([november?.height.toFixed(2), none?.height]).toEqual(['152.88', 0])
  for (const { x, width, y, height } of columns) {
    expect(y + height).toBeCloseTo(178)
    expect(x + width).toBeLessThanOrEqual(458)
  }
})

it('writes the first word of another name above the rest of it', () => {
  expect(frameFor(['Until considered', 'With the owner'], 400).names.map(({ lines }) => lines)).toEqual([
    ['Until', 'considered'],
    ['With', 'the owner'],
  ])
})
