import { expect, it } from 'vitest'
import { finderOfSlips, isOneSlip } from './nearly-same.ts'

it.each([
  ['ABCD1234', 'ABDC1234', true],
  ['ABCD1234', 'ABDE1234', false],
  ['ABCD1234', 'ABXC1234', false],
  ['ABCD1234', 'ABDX1234', false],
  ['ABCD1234', 'ABCD123456', false],
  ['ABCD1234', 'ABC1234', true],
  ['ABCD1234', 'XBCD1234', true],
  ['ABCD1234', 'ABCD123X', true],
  ['ABCD1234', 'BACD1234', true],
  ['ABCD1234', 'ABCD1243', true],
  ['ABCD1234', 'BACD1243', false],
  ['ABCD1234', 'XYCD1234', false],
  ['ABCD1234', 'XABC1234', false],
  ['ABCD1234', 'ABCDD1234', true],
  ['ABCD1234', 'ABCXY1234', false],
  ['ABCD', 'EFGH', false],
])('tells whether %s and %s are one slip apart', (one, other, isSo) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([isSo, isSo])
})

it('finds the rows whose key is one slip away, each once, and no short or equal ones', () => {
  const rows = [
    { id: 1, key: 'TRF20411' },
    { id: 2, key: 'TRF20411' },
    { id: 3, key: 'TRF2041' },
    { id: 4, key: null },
    { id: 5, key: 'AABBAABB' },
  ]
  const find = finderOfSlips(rows, ({ key }) => key)
  const ids = (text: string) => find(text).map(({ id }) => id)
  expect(['TRF20412', 'TRF2041', 'TRF204111', 'TRF02411'].map(ids)).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2],
  ])
  expect(['TRF20411', 'TRF2042', 'TRF2041111', '', 'ABAABABB'].map(ids)).toEqual([[], [], [], [], []])
  expect(ids('AABBABAB')).toEqual([5])
})
