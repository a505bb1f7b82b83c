import { wordsOf } from '@portal/domain/search-text.ts'
import { expect, it } from 'vitest'
import { allOf } from './tsquery.ts'

const candidates = new Map([
  [
    'basi',
    [
      { word: 'basi', n: 2, o: 0, quality: 0 },
      { word: 'basic', n: 90, o: 0, quality: 1 },
      { word: 'bassi', n: 4, o: 0, quality: 2 },
    ],
  ],
  ['helth', [{ word: 'health', n: 50, o: 1, quality: 2 }]],
])
const known = { candidates, facilities: 100 }

it('reads a slip only into words that no name has, as long as there are names with the others', () => {
  const strict = { quality: 1, closestUpTo: 3, owners: false, beginnings: false }
  expect(allOf(wordsOf('basi helth'), known, strict)).toEqual({
    query: "(('basi' | 'basic') & ('health'))",
    each: ["('basi' | 'basic')", "('health')"],
    share: 0.46,
    words: ['basi', 'basic', 'health'],
  })
})

it('finds nothing for a word that stands for nothing', () => {
  const strict = { quality: 1, owners: false, beginnings: false }
  expect(allOf(wordsOf('basi helth'), known, strict)).toBeUndefined()
  expect(allOf(wordsOf('zuru'), known, { ...strict, closestUpTo: 3 })).toBeUndefined()
})
