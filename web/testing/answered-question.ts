import type { AnsweredQuestion } from '@portal/contract/cases/application-review.ts'

/** A question that was not answered, with what is special about it. */
export function answeredQuestion(special: Partial<AnsweredQuestion>): AnsweredQuestion {
  const requirement = { requirement_id: 1, requirement: 'Access', part_id: 1, part: 'Part A: Building' }
  const question = { sub_list_id: 1, question: '', question_type: 'yes_no' as const }
  return { ...requirement, ...question, respond: null, number: null, description: null, ...special }
}
