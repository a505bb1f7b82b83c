import { expect, it } from 'vitest'
import { slicesOf, toned } from './pie-slices.ts'

const named = (...counts: number[]) => counts.map((count, index) => ({ name: `Type ${index + 1}`, count }))

it('draws the three largest, each in a colour of its own, and the others as one', () => {
  expect(slicesOf(toned(named(5, 40, 0, 30, 5, 20)))).toEqual([
    { name: 'Type 2', tone: 'main', from: 0, length: 40 },
    { name: 'Type 4', tone: 'middle', from: 40, length: 30 },
    { name: 'Type 6', tone: 'light', from: 70, length: 20 },
    { name: 'Others', tone: 'rest', from: 90, length: 10 },
  ])
})

it('has no others if three are all, and draws nothing that is zero', () => {
  expect(slicesOf(toned(named(1, 3, 0))).map(({ name, length }) => [name, length])).toEqual([
    ['Type 2', 75],
    ['Type 1', 25],
  ])
})

it('keeps colours that have a meaning', () => {
  const byStatus = [
    { name: 'pending', count: 1, tone: 'wait' as const },
    { name: 'Approved', count: 4, tone: 'main' as const },
  ]
  expect(slicesOf(toned(byStatus)).map(({ tone, length }) => [tone, length])).toEqual([
    ['main', 80],
    ['wait', 20],
  ])
})
