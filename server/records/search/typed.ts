import { searchText, type WrittenWord, wordsOf } from '@portal/domain/text/search-text.ts'

/** The typed text, parsed. */
export interface Typed {
  /** The whole text in the form in which names are compared; for matching the beginning of a name. */
  text: string
  words: readonly WrittenWord[]
  /** Words that may begin a number: a phone number, CAC number, application reference or certificate number. */
  numbers: readonly WrittenWord[]
  /** The whole text as one number if it looks like one: `NSMOH/PHF/00001` or `0803 123 4567`. */
  number?: string
}

/** Further words are ignored. */
const maxWords = 12
/** Prefixes of numbers, which are ignored. */
const labels = /^(rc|bn|it|cac|no|tel|phone|ref|app)$/

/** Parses the text of a search box. */
export function readTyped(q: string): Typed {
  const text = searchText(q).trim()
  const written = wordsOf(text).slice(0, maxWords)
  const numbers = written.filter(isNumber)
  const labelled = written.filter((word, at) => !isNumber(word) && !isLabel(word, written[at + 1]))
  return { text, words: withoutFillers(labelled), numbers, ...wholeNumber(written) }
}

function isNumber({ word }: WrittenWord): boolean {
  return word.replaceAll(/[a-z]/g, '').length >= 4
}

function isLabel({ word }: WrittenWord, next: WrittenWord | undefined): boolean {
  return labels.test(word) && next !== undefined && isNumber(next)
}

/** Drops `and`, which a name may write as &, and a last single letter, because the person is still typing that word. */
function withoutFillers(words: readonly WrittenWord[]): readonly WrittenWord[] {
  const telling = words.filter(({ word }, at) => word !== 'and' && !(at === words.length - 1 && /^[a-z]$/.test(word)))
  return telling.some(({ word }) => word.length > 1) ? telling : words
}

function wholeNumber(written: readonly WrittenWord[]): { number?: string } {
  const isOfPieces = written.every(({ word }) => /\d/.test(word) || word.length <= 5)
  const number = written.map(({ word }) => word).join('')
  return isOfPieces && isNumber({ word: number, parts: [] }) ? { number } : {}
}
