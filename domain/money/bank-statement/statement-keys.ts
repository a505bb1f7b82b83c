import { invoiceNumber } from '../invoices.ts'

/** A reference without what banks print differently: only letters and digits. */
export function referenceKey(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

const mostWords = 40
const wordsTogether = 5

/** Whether a reference is long enough not to stand in a narration by chance. */
function isDistinctive(key: string): boolean {
  return key.length >= 6 && key.length <= 60 && (key.match(/\d/g) ?? []).length >= 4
}

/**
 * The references that a line may mean: each run of up to five words that is distinctive and ends with a word with a figure, each
 * distinctive word, and its reference column as a whole.
 */
export function keysOf({ narration, reference }: { narration: string; reference: string }): string[] {
  const keys = new Set<string>()
  const whole = referenceKey(reference)
  if (whole.length >= 5 && /\d/.test(whole)) keys.add(whole)
  for (const text of [narration, reference]) {
    const words = (text.toUpperCase().match(/[A-Z0-9]+/g) ?? []).slice(0, mostWords)
    for (let first = 0; first < words.length; first += 1) {
      let run = ''
      for (const word of words.slice(first, first + wordsTogether)) {
        run += word
        if ((run === word || /\d/.test(word)) && isDistinctive(run)) keys.add(run)
      }
    }
  }
  return [...keys]
}

const written = /INV[^A-Z0-9]{0,3}(20\d\d)[^A-Z0-9]{0,3}(\d{6})(?!\d)/g
const nearly = /(?<!\d)(20\d\d)[^A-Z0-9]{0,3}([0-9O]{1,6})(?![0-9O])/g

/** The numbers of invoices in a text: those written in full, and those that may be meant, like 'inv 2026/7' for INV-2026-000007. */
export function invoicesIn(text: string): { exact: string[]; near: string[] } {
  const upper = text.toUpperCase()
  const read = (pattern: RegExp) => [
    ...new Set(
      [...upper.matchAll(pattern)].map(([, year, serial = '']) => invoiceNumber(Number(year), numberOf(serial))),
    ),
  ]
  const exact = read(written)
  return { exact, near: read(nearly).filter((number) => !exact.includes(number)) }
}

function numberOf(serial: string): number {
  return Number(serial.replaceAll('O', '0'))
}
