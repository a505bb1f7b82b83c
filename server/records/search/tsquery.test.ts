import { wordsOf } from '@portal/domain/text/search-text.ts'
import { expect, it } from 'vitest'
import { allOf, type Reach } from './tsquery.ts'

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
  const strict: Reach = { quality: 1, closestUpTo: 3, owners: false, beginnings: 'none' }
  expect(allOf(wordsOf('basi helth'), known, strict)).toEqual({
    query: "(('basi' | 'basic') & ('health'))",
    each: ["('basi' | 'basic')", "('health')"],
    share: 0.46,
    words: ['basi', 'basic', 'health'],
  })
})

it('finds nothing for a word that stands for nothing', () => {
  const strict: Reach = { quality: 1, owners: false, beginnings: 'none' }
  expect(allOf(wordsOf('basi helth'), known, strict)).toBeUndefined()
  expect(allOf(wordsOf('zuru'), known, { ...strict, closestUpTo: 3 })).toBeUndefined()
})

it('matches every word with the typed beginning if more words have it than can be candidates', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ word: `gam${at}`, n: 1, o: 0, quality: 1 }))
  const found = { candidates: new Map([...candidates, ['gam', many]]), facilities: 100 }
  const reach: Reach = { quality: 1, owners: true, beginnings: 'many' }
  expect(allOf(wordsOf('gam'), found, reach)?.query).toContain(" | 'gam39' | 'gam':*)")
  expect(allOf(wordsOf('basi'), found, reach)?.query).toBe("(('basi' | 'basic' | '@basi'))")
})
