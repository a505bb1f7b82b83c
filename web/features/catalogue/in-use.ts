import { byNumber } from '@portal/domain/text/by-number.ts'
import { lazily } from '@portal/domain/text/lazily.ts'

const figures = lazily(() => new Intl.NumberFormat('en-GB'))

/** Numbers with their names: 'Requirements: 14. Questions: 48.' Each stands for itself, so that none needs a plural. */
export function figuresInWords(named: Record<string, number>): string {
  return Object.entries(named)
    .map(([name, count]) => `${name}: ${figures().format(count)}.`)
    .join(' ')
}

/** What a change means for registrations that are being worked on. */
export function whoKeepsQuestions(openRegistrations: number, change = 'The change'): string {
  const later = `${change} applies to registrations that are started from now on.`
  if (openRegistrations === 0) return `${later} No open registration is affected.`
  const kept = byNumber(openRegistrations, {
    one: '# open registration keeps its questions.',
    other: '# open registrations keep their questions.',
  })
  return `${later} ${kept}`
}

/** The place of each row among the rows that are not retired, from 1; and how many these are. */
export function placesOf(rows: readonly { id: number; retired_at: string | null }[]) {
  const listed = rows.filter(({ retired_at }) => retired_at === null)
  const places = new Map(listed.map(({ id }, index) => [id, index + 1]))
  return { placeOf: (id: number) => places.get(id) ?? 0, count: listed.length }
}
