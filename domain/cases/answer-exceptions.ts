import { askedNumber } from '../applications/asked-number.ts'
import { missedMinimum } from '../applications/below-minimum.ts'
import { type AnswerValues, isUnanswered } from '../applications/question-types.ts'

/** Why an officer should look at an answer before the others, the most urgent first. */
const answerExceptions = ['no', 'not answered', 'number missing', 'below minimum', 'returned', 'changed'] as const

/** One of `answerExceptions`. */
export type AnswerException = (typeof answerExceptions)[number]

interface AnswerFacts extends AnswerValues {
  question: string
  /** The minimum that the question expects. */
  least_number?: number | null | undefined
  /** Until it was submitted, an application lacks answers as a matter of course. */
  isSubmitted: boolean
  /** An officer asked for a correction of it since the last decision. */
  isReturned: boolean
  /** It differs from what was looked at before, or an officer corrected it. */
  isChanged: boolean
}

/** What is not clean about an answer. Nothing for a plain Yes that stayed as it was. */
export function exceptionsOfAnswer({ isSubmitted, isReturned, isChanged, ...answer }: AnswerFacts): AnswerException[] {
  const holds = {
    no: answer.respond === 0,
    'not answered': isSubmitted && isUnanswered(answer),
    'number missing': answer.respond === 1 && answer.number === null && askedNumber(answer.question) !== undefined,
    'below minimum': missedMinimum(answer) !== undefined,
    returned: isReturned,
    changed: isChanged,
  } as const satisfies Record<AnswerException, boolean>
  return answerExceptions.filter((name) => holds[name])
}
