import { readTypedNumber } from '../licences/paper-number.ts'
import { editDistance } from '../text/edit-distance.ts'
import { wordsOf } from '../text/search-text.ts'
import type { MatchedCells, RepeatedRow } from './matched-row.ts'

/** Words that the names of many facilities have. */
const common = new Set([
  ...[
    'hospital',
    'hospitals',
    'clinic',
    'clinics',
    'medical',
    'centre',
    'center',
    'maternity',
    'home',
    'health',
    'private',
  ],
  ...['laboratory', 'lab', 'diagnostic', 'and', 'the', 'of', 'specialist', 'ltd', 'limited', 'nig', 'services'],
])
const numerals = new Map(['i', 'ii', 'iii', 'iv', 'v'].map((roman, index) => [roman, String(index + 1)]))
const mostSlips = 2

/** The words of a name that tell it from others. */
function tellingName(name: string): string[] {
  const words = wordsOf(name).map(({ word }) => numerals.get(word) ?? word)
  return words.filter((word) => !common.has(word))
}

/** A name as it sounds, roughly: names that are written in two ways have the same. */
function soundOf(words: readonly string[]): string {
  return words
    .map(
      (word) =>
        word.charAt(0) +
        word
          .slice(1)
          .replaceAll(/[aeiouyh]/g, '')
          .replaceAll(/(.)\1+/g, '$1'),
    )
    .join(' ')
}

/** The form in which two numbers on paper are the same number. */
function numberKey(number: string): string | undefined {
  const { letters, keys } = readTypedNumber(number)
  return keys[0] === undefined ? undefined : `${letters} ${keys[0]}`
}

/** Makes the function that finds the earlier rows which a row repeats. Each row is compared with all before it at the cost of three look-ups. */
export function makeRepeatFinder(): (row: number, cells: MatchedCells) => RepeatedRow[] {
  const numbers = new Map<string, number>()
  const facilities = new Map<string, number>()
  const sounds = new Map<string, { row: number; name: string }>()
  const earlier = (known: Map<string, number>, key: string, row: number) => {
    const found = known.get(key)
    if (found === undefined) known.set(key, row)
    return found
  }
  return (row, { name, type, lga, paper_number }) => {
    const repeats: RepeatedRow[] = []
    const key = paper_number?.value ? numberKey(paper_number.value) : undefined
    const sameNumber = key === undefined ? undefined : earlier(numbers, key, row)
    if (sameNumber !== undefined) repeats.push({ of: sameNumber, reason: 'same number' })
    if (!name?.value || !lga?.value) return repeats
    const words = wordsOf(name.value).map(({ word }) => word)
    const same = type?.value ? earlier(facilities, `${lga.value} ${type.value} ${words.join('')}`, row) : undefined
    if (same !== undefined) return [...repeats, { of: same, reason: 'same facility' }]
    const telling = tellingName(name.value)
    if (telling.length === 0) return repeats
    const sound = `${lga.value} ${soundOf(telling)}`
    const known = sounds.get(sound)
    if (known === undefined) sounds.set(sound, { row, name: telling.join(' ') })
    else if (editDistance(known.name, telling.join(' '), mostSlips) <= mostSlips) {
      repeats.push({ of: known.row, reason: 'similar name' })
    }
    return repeats
  }
}
