import { dayInWords } from '@portal/domain/calendar-date.ts'
import { standingOfTerm, type Term, termsOverlap } from '@portal/domain/signing-offices.ts'
import type { Db } from '../../database/connect.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { listOfficeHolders } from '../../records/office-holders.ts'

interface Holding extends Term {
  id?: number
  title: string
}

/** A term of office with how it lies to today. */
export function withStanding<T extends Term>(term: T, today: string) {
  return { ...term, standing: standingOfTerm(term, today) }
}

/** Refuses a term that ends before it begins, or in which somebody else holds the office. The sentence stands beside `field`. */
export async function checkTerm(db: Db, term: Holding, field: 'start_date' | 'end_date'): Promise<void> {
  if (term.end_date !== null && term.end_date < term.start_date) {
    refuseField('end_date', 'The last day cannot be before the first')
  }
  const holders = await listOfficeHolders(db)
  const other = holders.find(
    ({ id, title, ...held }) => title === term.title && id !== term.id && termsOverlap(held, term),
  )
  if (other) refuseField(field, sentenceAbout(other))
}

function sentenceAbout({ name, start_date, end_date }: Term & { name: string }): string {
  const from = `${name} holds this office from ${dayInWords(start_date)}`
  return end_date === null
    ? `${from} until further notice. End that term first, or choose other days`
    : `${from} to ${dayInWords(end_date)}. Choose other days`
}
