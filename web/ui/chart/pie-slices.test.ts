import { expect, it } from 'vitest'
import { mergeSmallSlices } from './pie-slices.ts'

const named = (...counts: number[]) => counts.map((count, index) => ({ name: `Type ${index + 1}`, count }))

it('draws at most six slices, the largest first, and adds up the others', () => {
  const { slices, others } = mergeSmallSlices(named(5, 40, 1, 0, 30, 2, 20, 10, 3))
  expect(slices.map(({ count }) => count)).toEqual([40, 30, 20, 10, 5, 3])
  expect(others).toBe(3)
})

it('has no others if six slices are enough', () => {
  const { slices, others } = mergeSmallSlices(named(1, 2, 3, 4, 5, 6, 0))
  expect(slices.map(({ count }) => count)).toEqual([6, 5, 4, 3, 2, 1])
  expect(others).toBe(0)
})
