import {
  type AnswerField,
  type AnswerValues,
  type QuestionType,
  questionTypes,
} from '@portal/domain/applications/question-types.ts'
import { z } from 'zod'
import { optional, prose, wholeNumber } from './fields.ts'

/** The fields of an answer as replies show them. */
export const answerShown = z
  .object({
    respond: z.literal([1, 0]).nullable().describe('1 is yes, 0 is no, null is no answer.'),
    number: z.int().nullable(),
    description: z.string().nullable(),
  })
  .meta({
    examples: [{ respond: 1, number: 2, description: 'Two treatment rooms of 14 square metres each.' }],
  }) satisfies z.ZodType<AnswerValues>

/** The fields of an answer as they are sent, each where it is required. */
const sent = {
  respond: z
    .preprocess(
      (value: number | string | null): unknown =>
        typeof value === 'string' && /^[01]$/.test(value) ? Number(value) : value,
      z.literal([1, 0], 'Choose Yes or No'),
    )
    .describe('1 is yes, 0 is no.'),
  number: wholeNumber(0, 99_999, 'Enter a whole number from 0 to 99,999'),
  description: prose('a description'),
} satisfies Record<AnswerField, z.ZodType>

/** An answer to a question of any type: only what every type requires is required. */
export const anyAnswer = z.object({
  respond: sent.respond,
  number: optional(sent.number),
  description: optional(sent.description),
})

/** A complete answer to a question. Forms validate with it, and the server once it knows the question. */
export function answerTo({ question_type }: { question_type: QuestionType }) {
  const { fields } = questionTypes[question_type]
  return z.object({
    respond: fieldFor(sent.respond, fields.respond),
    number: fieldFor(sent.number, fields.number),
    description: fieldFor(sent.description, fields.description),
  } satisfies Record<AnswerField, z.ZodType>)
}

function fieldFor<S extends z.ZodType>(schema: S, need: 'required' | 'optional' | undefined) {
  if (need === undefined) return optional(z.never('This question does not ask for this'))
  return need === 'required' ? schema : optional(schema)
}
