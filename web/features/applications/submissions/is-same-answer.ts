import { answerFields } from '@portal/domain/applications/question-types.ts'
import type { Typed } from '../../../ui/form/form-check.ts'

/** Whether what was typed is exactly the saved answer: it was sent later, from what was kept on this phone. */
export function isSameAnswer(typed: Typed | undefined, saved: Typed | undefined): boolean {
  if (!typed || !saved) return false
  return answerFields.every((field) => String(typed[field] ?? '') === String(saved[field] ?? ''))
}
