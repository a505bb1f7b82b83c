import { questionTypeNames } from '@portal/domain/applications/question-types.ts'
import { z } from 'zod'
import { line, recordId } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { standards, standardsForm } from './standards.ts'

const questionType = z.enum(questionTypeNames, 'Choose a type of question')

/** One question of a requirement. Spec §3. */
export const subList = z
  .object({
    id: z.int(),
    sub_list: z.string().describe('The question.'),
    requirement_id: z.int(),
    question_type: questionType.describe('What it is answered with.'),
    ...standards.shape,
  })
  .meta({
    id: 'SubList',
    examples: [
      {
        id: 3,
        sub_list: 'Is there a treatment room of at least 12 square metres?',
        requirement_id: 1,
        question_type: 'yes_no',
        ...exampleOf(standards),
      },
    ],
  })
export type SubList = z.output<typeof subList>

/** What is sent to add a question. */
export const subListForm = z
  .object({
    sub_list: line('the question', 500).describe('The question.'),
    requirement_id: recordId,
    question_type: questionType.optional().describe('What it is answered with; Yes or No if it is left out.'),
    ...standardsForm.shape,
  })
  .meta({
    examples: [
      {
        sub_list: 'Is there a ramp for wheelchairs?',
        requirement_id: 1,
        question_type: 'yes_no',
        ...exampleOf(standardsForm),
      },
    ],
  })
