import { answerTo } from '@portal/contract/answer-fields.ts'
import type { SubList } from '@portal/contract/entities/sub-list.ts'
import { wholeNumber } from '@portal/contract/fields.ts'
import { askedNumber } from '@portal/domain/asked-number.ts'

const number = wholeNumber(0, 99_999, 'Enter the number: a whole number from 0 to 99,999')

/** The schema of an answer on the screen. It requires the number that a yes/no question asks for; the call accepts it without. */
export function answerSchema(question: SubList) {
  const answer = answerTo(question)
  return question.question_type === 'yes_no' && askedNumber(question.sub_list) ? answer.extend({ number }) : answer
}
