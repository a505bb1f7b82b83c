import { oneOf, type Random } from '../random.ts'

/** What typing and copying does to a text without changing what it says. */
const smudges: readonly ((text: string) => string)[] = [
  (text) => `${text} `,
  (text) => ` ${text}`,
  (text) => text.replace(' ', '  '),
  (text) => text.replace(' ', '\u00a0'),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll("'", '\u2019'),
  (text) => text.replace(' ', '\n'),
  (text) => `${text}\u200b`,
]

/** A text as it stands in the cell: three of ten are smudged, some are in capital letters. */
export function smudge(random: Random, text: string): string {
  const cased = random() < 0.25 ? text.toUpperCase() : text
  return random() < 0.3 ? oneOf(random, smudges)(cased) : cased
}

/** The same text when two differ only in smudges, quotation marks and capital letters. */
export function foldedText(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[\u2018\u2019\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
