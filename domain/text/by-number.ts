import { lazily } from './lazily.ts'

const rules = lazily(() => new Intl.PluralRules('en-GB'))
const figures = lazily(() => new Intl.NumberFormat('en-GB'))

/** Whole sentences for one and for several. In each, `#` stands for the number. */
export interface SentencesByNumber {
  one: string
  other: string
}

/**
 * The sentence for a number. A translation needs whole sentences, because other languages change more than the noun:
 * `byNumber(count, { one: '# answer was sent', other: '# answers were sent' })`.
 */
export function byNumber(count: number, { one, other }: SentencesByNumber): string {
  return (rules().select(count) === 'one' ? one : other).replace('#', figures().format(count))
}
