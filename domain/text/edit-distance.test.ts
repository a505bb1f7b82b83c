import { expect, it } from 'vitest'
import { editDistance, forgivenSlips } from './edit-distance.ts'

it.each([
  ['bosso', 'bosso', 0],
  ['bosso', 'boso', 1],
  ['bosso', 'bossoo', 1],
  ['bosso', 'basso', 1],
  ['bosso', 'bsoso', 1],
  ['kontagora', 'kontogoro', 2],
  ['bida', 'suleja', 4],
  ['', 'abc', 3],
  ['', '', 0],
])('counts the slips between %j and %j', (one, other, slips) => {
  expect(editDistance(one, other, 3)).toBe(slips)
  expect(editDistance(other, one, 3)).toBe(slips)
})

it('forgives more slips in longer words, and none in very short ones', () => {
  expect([3, 4, 6, 7, 9, 10].map(forgivenSlips)).toEqual([0, 1, 1, 2, 2, 3])
})
