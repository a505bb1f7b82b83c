import type { LetterPart, LetterSignatory, LetterSubject, LetterTemplate } from './letter.ts'
import type { LetterKind } from './letter-kinds.ts'
import { letterTemplates } from './letter-templates.ts'
import { paragraphsOf, partsOfWords, problemOfWords, wordsOf } from './letter-words.ts'

/** The words of a letter and who signs it. */
export interface LetterText {
  signedBy: LetterSignatory
  /** Whether the drawn signature of the office is printed on it. */
  carriesSignature: boolean
  subject: string
  body: LetterPart[]
}

/**
 * The text of a letter of one kind about a subject, in the words of the ministry or, without any, in those of the portal. Words
 * that name a field which a later version of the portal does not know any more do not count: a letter has to be written.
 */
export function letterText(kind: LetterKind, about: LetterSubject, words: string | null = null): LetterText {
  const {
    signedBy,
    carriesSignature = false,
    subject,
    opening,
    fields,
    paragraphs,
  }: LetterTemplate = letterTemplates[kind]
  const counts = words !== null && problemOfWords(words, fields) === null
  const used = counts ? paragraphsOf(words) : paragraphs
  const body = [...opening(about), ...partsOfWords(used, fields, about)]
  return { signedBy, carriesSignature, subject: subject(about), body }
}

/** The portal's own words of a kind of letter. */
export function builtInWords(kind: LetterKind): string {
  return wordsOf(letterTemplates[kind].paragraphs)
}

/** Words as they are stored: null for the portal's own, so that they follow a later version of the portal. */
export function ownWords(kind: LetterKind, words: string): string | null {
  const clean = wordsOf(paragraphsOf(words))
  return clean === builtInWords(kind) ? null : clean
}
