import { expect, it } from 'vitest'
import { facilitiesUnit, share, textAlternative } from './chart-figure.ts'

it('a chart is told by its total and its three largest figures that are not zero', () => {
  const counted = [
    { name: 'Bida', count: 0 },
    { name: 'Minna', count: 1204 },
    { name: 'Suleja', count: 12 },
  ]
  expect(textAlternative(counted, facilitiesUnit)).toBe(
    '1,216 facilities in all. Most: Minna 1,204, Suleja 12. The table beneath has every figure.',
  )
  const four = [3, 1, 4, 2].map((count) => ({ name: `LGA ${count}`, count }))
  expect(textAlternative(four, facilitiesUnit)).toContain('Most: LGA 4 4, LGA 3 3, LGA 2 2.')
  expect(textAlternative([{ name: 'Bida', count: 1 }], facilitiesUnit)).toMatch(/^1 facility in all\./)
})

it.each([
  [0, 0, '0.0%'],
  [1, 3, '33.3%'],
  [3, 3, '100.0%'],
])('%i of %i is a share of %s', (count, total, words) => {
  expect(share(count, total)).toBe(words)
})
