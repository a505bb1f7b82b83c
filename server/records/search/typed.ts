import { searchText, type WrittenWord, wordsOf } from '@portal/domain/search-text.ts'

/** What somebody typed, taken apart. */
export interface Typed {
  /** As names are compared: what a name may begin with. */
  text: string
  words: readonly WrittenWord[]
  /** Words that may be the beginning of a number: of a phone, the CAC, an application or a certificate. */
  numbers: readonly WrittenWord[]
  /** All of it as one number, where it looks like one: `NSMOH/PHF/00001` or `0803 123 4567`. */
  number?: string
}

/** Nobody remembers more words of a name. */
const maxWords = 12
/** Words that people write in front of a number. */
const labels = /^(rc|bn|it|cac|no|tel|phone|ref|app)$/

/** Takes apart what somebody typed into a search box. */
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

/** Without `and`, which a name may write as &, and without a last letter behind which a word is still being typed. */
function withoutFillers(words: readonly WrittenWord[]): readonly WrittenWord[] {
  const telling = words.filter(({ word }, at) => word !== 'and' && !(at === words.length - 1 && /^[a-z]$/.test(word)))
  return telling.some(({ word }) => word.length > 1) ? telling : words
}

function wholeNumber(written: readonly WrittenWord[]): { number?: string } {
  const isOfPieces = written.every(({ word }) => /\d/.test(word) || word.length <= 5)
  const number = written.map(({ word }) => word).join('')
  return isOfPieces && isNumber({ word: number, parts: [] }) ? { number } : {}
}
