/** What an answer can hold. A field that the question's type does not use is null. */
export interface AnswerValues {
  respond: 0 | 1 | null
  number: number | null
  description: string | null
}

export type AnswerField = keyof AnswerValues

/** The fields of an answer: columns of its table, and fields of replies, requests, forms and drafts. */
export const answerFields = ['respond', 'number', 'description'] as const satisfies readonly AnswerField[]

/** The types of questions. A question has one of them from the beginning, and keeps it. */
export const questionTypeNames = ['yes_no'] as const
export type QuestionType = (typeof questionTypeNames)[number]

interface QuestionTypeRule {
  /** Tells officers what owners answer a question of this type with. */
  answeredWith: string
  /** The fields that an answer has. It is complete when it has the required ones. The other fields stay empty. */
  fields: Partial<Record<AnswerField, 'required' | 'optional'>>
  /** The answer in words, without its description. */
  inWords: (answer: AnswerValues) => string
}

/** The values and labels of Yes and No. Spec §5. */
export const responses = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
] as const

/** What each type of question asks for, and how its answers read. */
export const questionTypes: Record<QuestionType, QuestionTypeRule> = {
  yes_no: {
    answeredWith: 'Yes or No, the number where it asks how many, and a description',
    fields: { respond: 'required', number: 'optional', description: 'optional' },
    inWords: ({ respond, number }) => {
      const word = responses.find(({ value }) => value === respond)?.label ?? ''
      return number === null ? word : `${word}, ${number}`
    },
  },
}

/** Whether nothing was answered. */
export function isUnanswered(answer: AnswerValues): boolean {
  return answerFields.every((field) => answer[field] === null)
}
