import { expect, it } from 'vitest'
import { layDays } from './days-layout.ts'

it('has two dots for each month that has cases, and the promise on the same axis', () => {
  const points = [
    { name: 'Sept 2026', half: null, most: null },
    { name: 'Oct 2026', half: 15, most: 21 },
    { name: 'Nov 2026', half: 30, most: 48 },
  ]
  const { frame, dots, promiseAt } = layDays(points, { promise: 21, width: 458 })
  expect(frame.steps.map(({ words }) => words)).toEqual(['0', '20', '40', '60'])
  expect(dots.map(({ name, half, most }) => [name, half.y, most.y.toFixed(1), most.isLate])).toEqual([
    ['Oct 2026', 139, '123.4', false],
    ['Nov 2026', 100, '53.2', true],
  ])
  expect(promiseAt.toFixed(1)).toBe('123.4')
})
