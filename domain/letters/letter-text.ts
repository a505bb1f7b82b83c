import type { LetterPart, LetterSignatory, LetterSubject, LetterTemplate } from './letter.ts'
import type { LetterKind } from './letter-kinds.ts'
import { letterTemplates } from './letter-templates.ts'

/** The words of a letter and who signs it. */
export interface LetterText {
  signedBy: LetterSignatory
  subject: string
  body: LetterPart[]
}

/** The words of a letter of one kind about a subject. */
export function letterText(kind: LetterKind, about: LetterSubject): LetterText {
  const { signedBy, subject, body }: LetterTemplate = letterTemplates[kind]
  return { signedBy, subject: subject(about), body: body(about).filter((part) => part !== null) }
}
