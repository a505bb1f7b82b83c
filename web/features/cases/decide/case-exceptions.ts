import type { AnsweredQuestion, ApplicationReview } from '@portal/contract/cases/application-review.ts'
import { type AnswerException, exceptionsOfAnswer } from '@portal/domain/cases/answer-exceptions.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { lacksSomething } from './still-missing.tsx'

type FieldChange = NonNullable<ApplicationReview['changes']>['rows'][number]['fields'][number]

/** An answer that an officer should look at, and why. */
export interface ExceptionalAnswer {
  answer: AnsweredQuestion
  /** Its place among all questions. */
  place: number
  exceptions: AnswerException[]
  /** What changed in it. */
  fields: readonly FieldChange[]
}

/** The exceptional answers of a part of the catalogue. */
export interface ExceptionalPart {
  id: number
  part: string
  /** How many questions the part has. */
  questions: number
  rows: ExceptionalAnswer[]
}

/** What is returned is shown with its remark, in its own list. */
function isReturned({ registration }: RegistrationDetails, id: number): boolean {
  return registration.returned?.items.some((item) => item.section === 'requirements' && item.id === id) ?? false
}

/** The answers that are not clean, by part, in the order of the catalogue. */
export function exceptionalParts(details: RegistrationDetails, review: ApplicationReview): ExceptionalPart[] {
  const { contents, changes, licence, corrections } = review
  const changed = [...(changes?.rows ?? []), ...(licence?.rows ?? [])].filter(({ part }) => part === 'answers')
  const rows = contents.answers.map((answer, index): ExceptionalAnswer => {
    const { sub_list_id: id } = answer
    const change = changed.find((row) => row.id === id)
    const isCorrected = corrections.some((made) => made.part === 'answers' && made.id === id)
    const exceptions = exceptionsOfAnswer({
      ...answer,
      isSubmitted: details.registration.submitted_at !== null,
      isReturned: isReturned(details, id),
      isChanged: change !== undefined || isCorrected,
    })
    return { answer, place: index + 1, exceptions, fields: change?.fields ?? [] }
  })
  const parts = Object.values(Object.groupBy(rows, ({ answer }) => answer.part_id))
  return parts.flatMap((all = []) => {
    const [first] = all
    const exceptional = all.filter(({ exceptions }) => exceptions.length > 0 && !exceptions.includes('returned'))
    if (!first || exceptional.length === 0) return []
    return [{ id: first.answer.part_id, part: first.answer.part, questions: all.length, rows: exceptional }]
  })
}

/** How much of a case is not clean: what was returned, exceptional answers, and notices. */
export function countExceptions(details: RegistrationDetails, review: ApplicationReview): number {
  const answers = exceptionalParts(details, review).reduce((sum, { rows }) => sum + rows.length, 0)
  const flags = review.flags.filter(({ keys }) => keys.length > 0).length
  const files = new Set(review.used_files.map(({ slug }) => slug)).size
  const returned = details.registration.returned?.items.length ?? 0
  const penalties = review.unpaid_penalties.total > 0 ? 1 : 0
  const missing = lacksSomething(details) ? 1 : 0
  return returned + answers + flags + files + penalties + missing
}
