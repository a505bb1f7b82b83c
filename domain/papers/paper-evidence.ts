import { dayInWords } from '../dates/calendar-date.ts'

/** What a certificate or statement says that its letter and the application say too. */
interface Stating {
  number: string
  facility_name: string
  issue_date: string
  expiry_date: string
}

/** What was written down about the approval of a paper at the time. */
export interface PaperEvidence {
  /** The letters of its registration that grant something: their words, and the day. */
  letters: readonly { text: string; written_on: string }[]
  /** The names of the facility when it applied and was approved, and those that a request asked for. */
  names: readonly string[]
}

/** Where a paper does not agree with what was written down about it. */
export type Disagreement = 'number' | 'name' | 'dates'

/**
 * Where a paper does not agree with its letters or with the application. A paper from before there were letters and snapshots
 * agrees: there is nothing to compare it with.
 */
export function disagreementsOf(paper: Stating, { letters, names }: PaperEvidence): Disagreement[] {
  const isIn = (word: string) => letters.some(({ text }) => text.includes(word))
  const isNamed = names.includes(paper.facility_name) || isIn(paper.facility_name)
  const lastDay = dayInWords(paper.expiry_date)
  const isDated = letters.some(({ written_on }) => written_on === paper.issue_date) && isIn(lastDay)
  return [
    ...(letters.length > 0 && !isIn(paper.number) ? (['number'] as const) : []),
    ...(letters.length + names.length > 0 && !isNamed ? (['name'] as const) : []),
    ...(letters.length > 0 && !isDated ? (['dates'] as const) : []),
  ]
}
