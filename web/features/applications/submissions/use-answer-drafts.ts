import { answerFields } from '@portal/domain/applications/question-types.ts'
import { useState } from 'react'
import { useDraft } from '../../../api/use-draft.tsx'
import type { Typed } from '../../../ui/form/form-check.ts'

/** The unsaved drafts of answers, by question. */
export interface AnswerDrafts {
  get: (subListId: number) => Typed | undefined
  set: (subListId: number, typed: Typed | undefined) => void
}

const fieldOfQuestion = new RegExp(`^(${answerFields.join('|')})_(\\d+)$`)

/** Parses the draft, which contains all answers of a registration: `description_12` is the description for question 12. */
function readAnswers(values: Typed): Map<number, Typed> {
  const answers = new Map<number, Typed>()
  for (const [name, value] of Object.entries(values)) {
    const [, field = '', question] = fieldOfQuestion.exec(name) ?? []
    if (question) answers.set(Number(question), { ...answers.get(Number(question)), [field]: value })
  }
  return answers
}

function writeAnswers(answers: Map<number, Typed>): Typed {
  const written = [...answers].flatMap(([question, typed]) =>
    answerFields.map((field) => [`${field}_${question}`, typed[field] ?? ''] as const),
  )
  return Object.fromEntries(written)
}

/** The drafts of a registration's answers, saved like the draft of a long form; undefined while loading. */
export function useAnswerDrafts(registrationId: number): AnswerDrafts | undefined {
  const draft = useDraft({ form: `answers-${registrationId}` })
  const [answers, setAnswers] = useState<Map<number, Typed>>()
  if (draft.isReady && !answers) setAnswers(readAnswers(draft.values))
  if (!answers) return undefined
  return {
    get: (question) => answers.get(question),
    set(question, typed) {
      if (typed) answers.set(question, typed)
      else answers.delete(question)
      draft.typed(writeAnswers(answers))
    },
  }
}
