import { expect, it } from 'vitest'
import { axisUpTo, heightOn } from './axis.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [48, [0, 20, 40, 60]],
  [98, [0, 25, 50, 75, 100]],
  [1204, [0, 500, 1000, 1500]],
  [51_000, [0, 20_000, 40_000, 60_000]],
  [1_250_000, [0, 500_000, 1_000_000, 1_500_000]],
])('has round steps up to %i', (largest, steps) => {
  expect(axisUpTo(largest)).toEqual(steps)
})

it('places a figure between the zero line and the top', () => {
  const room = { base: 180, top: 20 }
  expect(heightOn([0, 25, 50, 75, 100], 0, room)).toBe(180)
  expect(heightOn([0, 25, 50, 75, 100], 25, room)).toBe(140)
  expect(heightOn([0, 25, 50, 75, 100], 100, room)).toBe(20)
})
