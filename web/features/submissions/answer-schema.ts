import { submitAnswer } from '@portal/contract/calls/submissions.ts'
import { wholeNumber } from '@portal/contract/fields.ts'
import { askedNumber } from '@portal/domain/asked-number.ts'

const body = submitAnswer.body
const answer = body.pick({ respond: true, number: true, description: true })
const number = wholeNumber(0, 99_999, 'Enter the number: a whole number from 0 to 99,999')

/** The schema of an answer on the screen. It requires the number that the question asks for; the call accepts it without. */
export function answerSchema(question: string) {
  return askedNumber(question) ? answer.extend({ number }) : answer
}

/** The schema of the whole body, for the page with one question. */
export function answerBodySchema(question: string) {
  return askedNumber(question) ? body.extend({ number }) : body
}
