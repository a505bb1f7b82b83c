import type { ImportFieldRule } from './import-fields.ts'
import { asWritten, doubtful, nothing, nothingKnown, offerOf, type Reading, understood, wrong } from './reading.ts'

/** Letters of UTF-8 that a program has taken for Windows-1252: ’ “ ” – — and the blank that does not break. */
const misread: readonly (readonly [string, string])[] = [
  ['â€™', "'"],
  ['â€˜', "'"],
  ['â€œ', '"'],
  ['â€\u009d', '"'],
  ['â€�', '"'],
  ['â€“', '–'],
  ['â€”', '—'],
  ['Â\u00a0', ' '],
  ['Ã©', 'é'],
  ['Ã¨', 'è'],
]

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Plain text with single blanks, as most cells are. */
const isClean = /^[!-~]+(?: [!-~]+)*$/

/** One line with single blanks, as the forms clean it. */
export function oneLine(text: string): string {
  if (isClean.test(text)) return text
  return text
    .replaceAll(invisible, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** One line with plain quotes, without quotes around all of it, a spreadsheet's apostrophe before it, or a comma after it. */
export function tidyText(text: string): string {
  const repaired = misread.reduce((sofar, [bad, good]) => sofar.replaceAll(bad, good), text)
  const plain = oneLine(repaired)
    .replaceAll(/[‘’‚‛ʼ`´]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replace(/[\s,;]+$/, '')
  return plain
    .replace(/^"([^"]*)"$|^'([^']*)'$/, '$1$2')
    .replace(/^'(?=\S)/, '')
    .trim()
}

const meansNothing =
  /^(?:[-–—_.*/\\?~]+|n[/.\s]*a\.?|n\.?a|nil+|none|null|nan|nill|not (?:available|applicable|stated|given|known|recorded|provided)|unknown|no record|tbd|x+)$/i

/** Whether a text says that nothing is known. */
export function isNothing(text: string): boolean {
  return meansNothing.test(text)
}

const longestDitto = 20

/** Whether a text refers to the row above: a ditto mark. */
export function isDitto(text: string): boolean {
  if (text.length > longestDitto) return false
  return /^(?:["″〃]|''|,,|-?\s*(?:do|ditto)\.?\s*-?|(?:same )?as above|same)$/i.test(
    oneLine(text).replaceAll(/[“”]/g, '"'),
  )
}

const lost = 'A letter was lost when the file was saved. Check it'

/** A text of a row: tidied in its blanks and quotes only. */
export function readText(text: string, { request, maxLength = 500 }: ImportFieldRule): Reading<string> {
  const line = oneLine(text)
  if (line === '') return nothing
  const tidy = tidyText(text)
  if (isNothing(tidy)) return nothingKnown
  if (!/[\p{L}\p{N}]/u.test(tidy)) return wrong(request)
  if (tidy.length > maxLength) return wrong(`Use at most ${maxLength} characters`)
  if (tidy.includes('\ufffd')) return doubtful([offerOf(tidy)], lost)
  return tidy === line ? asWritten(tidy) : understood(tidy)
}

/** A name of a facility or a person, which has letters. */
export function readName(text: string, rule: ImportFieldRule): Reading<string> {
  const reading = readText(text, rule)
  if (reading.value === null || /\p{L}/u.test(reading.value)) return reading
  return doubtful([offerOf(reading.value)], rule.request)
}
