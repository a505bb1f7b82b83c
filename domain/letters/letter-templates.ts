import { decisionLetters } from './decision-letters.ts'
import { inspectionLetter } from './inspection-letter.ts'
import type { LetterTemplate } from './letter.ts'
import type { LetterKind } from './letter-kinds.ts'
import { ownerLetters } from './owner-letters.ts'
import { penaltyLetter } from './penalty-letter.ts'
import { receiptLetter } from './receipt-letter.ts'
import { representationLetters } from './representation-letters.ts'
import { standingLetters } from './standing-letters.ts'

/**
 * The wording of every kind of letter: what the portal writes itself, and the paragraphs that the ministry may replace. What was
 * written stays as it was written when a text is changed here or by the ministry.
 */
export const letterTemplates = {
  ...decisionLetters,
  penalty: penaltyLetter,
  ...standingLetters,
  ...representationLetters,
  ...ownerLetters,
  receipt: receiptLetter,
  'inspection report': inspectionLetter,
} as const satisfies Record<LetterKind, LetterTemplate>
