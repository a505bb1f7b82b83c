import { daysBetween } from '../../dates/calendar-date.ts'
import type { StatementLine } from './statement-line.ts'

/** So many days may lie between the day on which something was paid, or asked for, and the day on the statement. */
export const daysApart = 7

/** Shorter names stand in too many narrations by chance. */
const fewestLetters = 6
const mostWords = 40

/** Something that a facility pays or owes. */
export interface NamedAmount {
  company_name: string
  amount_kobo: number
  /** The day of the payment, or else of the invoice; null if neither is known. */
  day: string | null
}

/** The words of a text without marks, in capitals, as banks print them. They leave out the & of a name or write it as a word. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return (plain.match(/[A-Z0-9]+/g) ?? []).filter((word) => word !== 'AND')
}

/**
 * Makes the function that finds what a line may be by the full name of a facility in its narration, the exact amount and a day
 * near by. Each look-up costs the same however much is known.
 */
export function finderByName<T>(
  rows: readonly T[],
  factsOf: (row: T) => NamedAmount,
): (line: Pick<StatementLine, 'narration' | 'amount_kobo' | 'booked_on'>) => T[] {
  const byName = new Map<string, { row: T; day: string }[]>()
  let longest = 0
  for (const row of rows) {
    const { company_name, amount_kobo, day } = factsOf(row)
    const words = wordsOf(company_name)
    const name = words.join(' ')
    if (day === null || name.length < fewestLetters) continue
    longest = Math.max(longest, words.length)
    const key = `${amount_kobo} ${name}`
    const known = byName.get(key)
    if (known) known.push({ row, day })
    else byName.set(key, [{ row, day }])
  }
  return ({ narration, amount_kobo, booked_on }) => {
    const words = wordsOf(narration).slice(0, mostWords)
    const found = new Set<T>()
    for (let first = 0; first < words.length; first += 1) {
      let run = String(amount_kobo)
      for (const word of words.slice(first, first + longest)) {
        run += ` ${word}`
        for (const { row, day } of byName.get(run) ?? []) {
          if (Math.abs(daysBetween(day, booked_on)) <= daysApart) found.add(row)
        }
      }
    }
    return [...found]
  }
}
