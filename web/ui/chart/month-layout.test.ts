import { expect, it } from 'vitest'
import { layMonths } from './month-layout.ts'

const year = Array.from({ length: 12 }, (_, index) => ({ name: 'Mar 2026', count: index * 100 }))

it('has the highest column for the largest figure, and none for zero', () => {
  const { columns, base } = layMonths(year, 600)
  expect(columns[0]?.height).toBe(0)
  expect(columns.at(-1)?.y).toBe(22)
  for (const { x, y, width, height } of columns) {
    expect(y + height).toBeCloseTo(base)
    expect(x + width).toBeLessThanOrEqual(600)
  }
})

it('writes figures and names only where they have room', () => {
  const wide = layMonths(year, 1300).columns
  expect(wide.filter(({ hasFigure }) => hasFigure)).toHaveLength(12)
  expect(wide.filter(({ hasName }) => hasName)).toHaveLength(12)
  const narrow = layMonths(year, 280).columns
  expect(narrow.filter(({ hasFigure }) => hasFigure).map(({ count }) => count)).toEqual([1100])
  expect(narrow.flatMap(({ hasName }, index) => (hasName ? [index] : []))).toEqual([0, 5, 10])
})

it('can have the scale of another chart', () => {
  const { columns, height } = layMonths([{ name: 'Mar 2026', count: 5 }], 300, 10)
  expect([columns[0]?.height, columns[0]?.y, height]).toEqual([55, 22, 99])
})
