import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { answerTo } from '@portal/contract/fields/answer-fields.ts'
import { askedNumber } from '@portal/domain/applications/asked-number.ts'

/**
 * The schema of an answer on the screen. With Yes it requires the number that a yes/no question asks for: "Is there a ventilator?
 * (number)". With No there is nothing to count, or it is optional. The call accepts every answer without a number.
 */
export function answerSchema(question: SubList) {
  const answer = answerTo(question)
  if (question.question_type !== 'yes_no' || !askedNumber(question.sub_list)) return answer
  return answer.refine(({ respond, number }) => respond === 0 || number !== null, {
    path: ['number'],
    error: 'Enter the number: a whole number from 0 to 99,999',
  })
}
