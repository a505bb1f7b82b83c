import { normalisePhone } from '../accounts/phone.ts'
import type { PlainCell } from './cell.ts'
import { importFieldRules } from './import-fields.ts'
import { asWritten, doubtful, nothing, nothingKnown, offerOf, type Reading, understood, wrong } from './reading.ts'
import { isNothing, oneLine, tidyText } from './written-text.ts'

/** The phones of one cell: people write two into it. */
export interface ReadPhones {
  first: Reading<string>
  second?: Reading<string>
}

const { request } = importFieldRules.phone
const shortened = `The spreadsheet has shortened this number. ${request}`
const notAll = 'Not all of this could be read as phone numbers. Choose the right one'

/** Words beside a number, such as Tel, GSM or whose it is; not letters that stand for figures. */
const words = /(?<!\w)(?![oil]+(?!\w))[a-z]{2,}(?!\w)[.:]*/gi
const mobile = /^[789][01]\d{8}$/
const one = String.raw`(?:\+?234\d{10}|0[789][01]\d{8}|[789][01]\d{8})`
const twoTogether = new RegExp(`^(${one})(${one})$`)

/** With 0 for O and 1 for l, as typing errors and scanners have them. */
const withDigits = (text: string) => text.replaceAll(/[oO]/g, '0').replaceAll(/[lI|]/g, '1')

/** A number by itself. Undefined if it is none; an offer if it may be meant otherwise. */
function readOne(written: string): { number: string } | { offer: string } | undefined {
  const dialled = withDigits(written)
    .replaceAll(/[\s().\-\u2010-\u2015_]/g, '')
    .replace(/^00/, '+')
  const withoutPlus = dialled.replace(/^\+(?=0)/, '')
  if (mobile.test(withoutPlus)) return { number: `+234${withoutPlus}` }
  // No country has a code that begins as Nigerian mobile numbers do: the plus stands for the zero.
  if (withoutPlus.startsWith('+') && mobile.test(withoutPlus.slice(1))) return { offer: `+234${withoutPlus.slice(1)}` }
  const number = normalisePhone(withoutPlus)
  return number === undefined ? undefined : { number }
}

/** The text of a number that a spreadsheet took for one: 8.031234567E+09. Undefined if figures are missing. */
function withoutExponent(text: string): string | undefined {
  const [, head = '', tail = '', exponent] = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text.replaceAll(' ', '')) ?? []
  if (exponent === undefined) return text
  return tail.length < Number(exponent) - 2 ? undefined : `${head}${tail}`.padEnd(Number(exponent) + 1, '0')
}

function partsOf(text: string): string[] {
  const compact = withDigits(text).replaceAll(/[\s().\-\u2010-\u2015_]/g, '')
  const together = twoTogether.exec(compact)
  if (together) return together.slice(1)
  return text
    .split(/[,;/&|\n]|\s{2,}/)
    .map((part) => part.trim())
    .filter((part) => /[\dOo]/.test(part))
}

/** The numbers of the parts. A part of a few figures is how a second number ends: 08031234567/8. */
function numbersOf(text: string): { numbers: string[]; isWhole: boolean; offers: string[] } {
  const numbers: string[] = []
  const offers: string[] = []
  let isWhole = true
  const isSlashed = /\d\s*\/\s*\d{1,4}$/.test(text)
  for (const part of partsOf(text)) {
    const previous = numbers.at(-1)
    const read = readOne(part)
    if (read && 'number' in read) numbers.push(read.number)
    else if (previous !== undefined && isSlashed && /^\d{1,4}$/.test(part))
      numbers.push(previous.slice(0, -part.length) + part)
    else {
      isWhole = false
      if (read) offers.push(read.offer)
    }
  }
  return { numbers: [...new Set(numbers)], isWhole, offers }
}

/** Reads the phones of a cell: with a missing zero, with +234, with O for 0, as a number, two of them. */
export function readPhones(cell: PlainCell): ReadPhones {
  if (cell === null || cell === 0) return { first: nothing }
  if (typeof cell === 'object' || typeof cell === 'boolean') return { first: wrong(request) }
  const line = oneLine(String(cell))
  if (typeof cell === 'string') {
    const direct = normalisePhone(line)
    if (direct !== undefined && !/^(?:\+|00)[789][01]\d{8}$/.test(line.replaceAll(/[\s().-]/g, ''))) {
      return { first: asWritten(direct) }
    }
  }
  return readUnusual(typeof cell === 'string' ? cell : line)
}

function readUnusual(written: string): ReadPhones {
  const tidy = tidyText(written)
  if (tidy === '' || isNothing(tidy) || /^0+$/.test(tidy)) return { first: nothingKnown }
  const expanded = withoutExponent(tidy.replace(/\.0$/, ''))
  if (expanded === undefined) return { first: wrong(shortened) }
  // Blanks between two numbers are kept as they are written.
  const text =
    expanded === tidy
      ? written
          .replace(/^\s*['’]/, '')
          .replaceAll(/\([^)\d]*\)/g, ' ')
          .replaceAll(/\b(?:and|or)\b/gi, ';')
          .replaceAll(words, ' ')
          .trim()
      : expanded
  const whole = readOne(text.replace(/\.0$/, ''))
  if (whole && 'offer' in whole) return { first: doubtful([offerOf(whole.offer)], request) }
  if (whole) {
    // 8.03E+09 that was made a number again: the figures are gone.
    const isShortened = /0{6}$/.test(whole.number)
    return { first: isShortened ? doubtful([offerOf(whole.number)], shortened) : understood(whole.number) }
  }
  const { numbers, isWhole, offers } = numbersOf(text)
  const [first, second, third] = numbers
  if (first === undefined) {
    return { first: offers.length > 0 ? doubtful(offers.map(offerOf), request) : wrong(request) }
  }
  if (!isWhole) return { first: doubtful([...numbers, ...offers].map(offerOf), notAll) }
  if (second === undefined) return { first: understood(first) }
  return {
    first: understood(first),
    second:
      third === undefined
        ? understood(second, 'The second number of the same cell')
        : doubtful(numbers.slice(1).map(offerOf), 'The cell has more than two phone numbers. Choose the second one'),
  }
}
