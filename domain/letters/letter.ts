import type { FinishedVisit } from '../inspections/inspection-before-approval.ts'
import type { LicenceOrigin } from '../licences/licence-origin.ts'
import type { SigningOffice } from '../licences/signing-offices.ts'
import type { ContestedKind } from '../standing/representations.ts'
import type { InspectionInLetter, LetterPicture } from './inspection-in-letter.ts'

/** A suspension, a sealing or a revocation in a letter, with the reason for it, or for lifting it. */
interface LetterRestriction {
  noun: string
  from_date: string
  until_date: string | null
  reason: string
}

/** A payment that the ministry has received, as its receipt names it. */
interface LetterPayment {
  receipt_number: string
  amount_kobo: number
  invoice_number: string | null
  /** The bank's number of the transfer or teller, the bank from which it was paid, and the day. */
  reference: string | null
  bank: string | null
  paid_on: string | null
  /** The officer who confirmed it. */
  received_by: string | null
}

/** What only the action knows that writes a letter. Each kind of letter uses its own. */
export interface LetterDetails {
  /** The last day on which the ministry expects something. */
  due_date?: string
  /** What is to be paid by then, in naira. */
  amount?: number
  /** What is to be corrected, in words. */
  items?: readonly string[]
  /** The conditions of an approval, in words. */
  conditions?: readonly string[]
  /** What the facility is put under, or what is lifted. */
  restriction?: LetterRestriction
  /** The decision that the owner made a representation against. */
  contested?: { against: ContestedKind; decided_on: string; made_on: string }
  /** The owner who claimed the facility, and the day of the letter with the code. */
  claim?: { claimed_by: string; code_made_on: string }
  /** The facility's number, the end of its licence as a sentence, and what to do. */
  reminder?: { registration_number: string | null; title: string; paragraphs: readonly string[] }
  payment?: LetterPayment
  inspection?: InspectionInLetter
  /** The visit on which an approval rests. */
  visit?: FinishedVisit
}

/** What the text of a letter can name, as of the day on which it is written. Days are 'YYYY-MM-DD'. */
export interface LetterSubject extends LetterDetails {
  today: string
  facility_name: string
  owner_name: string
  /** The facility's type. */
  category: string
  /** The application's reference; null for a letter that is about the facility alone. */
  reference: string | null
  purpose: 'registration' | 'renewal' | 'change of type'
  /** The officer's reason or remark. */
  reason: string | null
  /** The number of the newest certificate or statement of the registration. */
  certificate_number: string | null
  /** Where the present licence of the facility comes from. */
  licence_origin: LicenceOrigin | null
  /** The first day of the licence; null if it begins today. */
  valid_from: string | null
  expiry_date: string | null
  /** For how many months a declined application can be submitted again. */
  lapse_months: number
  /** Whether the facility has an owner who uses the portal. */
  has_owner_account: boolean
  /** The last day on which the owner can make a representation against a decision of today. */
  contest_until: string
  /** How many days before its end a licence can be renewed. */
  renewal_opens_days: number
}

/** A part of a letter's body: a paragraph, what an officer wrote, a numbered list, rows of a name and a value, a heading, or pictures. */
export type LetterPart =
  | string
  | { quote: string }
  | { list: readonly string[] }
  | { rows: readonly LetterRow[] }
  | { heading: string }
  | { pictures: readonly LetterPicture[] }

/** A name and its value, as in 'Amount: ₦75,000.50'. */
export type LetterRow = readonly [name: string, value: string]

/** Who signs a receipt: the officer who confirmed the payment. */
export const receivingOfficer = 'Received for the Ministry'

/** Who signs a letter. */
export type LetterSignatory = SigningOffice | typeof receivingOfficer

interface FieldInWords {
  /** What stands in its place, for whoever edits the words. */
  means: string
  /** The words of a letter of this kind must name it, so that no letter is without it. */
  isRequired?: true
}

interface InEveryLetter {
  only?: never
  otherwise?: never
}

interface InSomeLetters {
  /** Which letters have it: 'if the officer states a reason'. The paragraph is left out of the others. */
  only: string
  /** What stands in place of the paragraph in the others. */
  otherwise?: string
}

/**
 * Something that the words of a kind of letter can name in braces: a few words in a sentence (`text`), or parts that stand on a
 * line of their own (`parts`). Null if a letter has nothing of it.
 */
export type LetterField = FieldInWords &
  (
    | (InEveryLetter & { text: (about: LetterSubject) => string })
    | (InSomeLetters & { text: (about: LetterSubject) => string | null })
    | (InEveryLetter & { parts: (about: LetterSubject) => readonly LetterPart[] })
    | (InSomeLetters & { parts: (about: LetterSubject) => readonly LetterPart[] | null })
  )

/** The fields of a kind of letter by their names, which are written in braces: {facility}. */
export type LetterFields = Readonly<Record<string, LetterField>>

/** The wording of one kind of letter. The subject, the opening and who signs are the portal's own; the ministry may replace the paragraphs. */
export interface LetterTemplate {
  /** When it is written: 'an application is approved'. */
  when: string
  signedBy: LetterSignatory
  /** An approval: it carries the drawn signature of the office, if there is one. */
  carriesSignature?: boolean
  subject: (about: LetterSubject) => string
  /** What was decided or happened, and where the action asks for a reason, the reason. */
  opening: (about: LetterSubject) => readonly LetterPart[]
  fields: LetterFields
  /** What the letter goes on with, until the ministry has words of its own: see letter-words.ts. */
  paragraphs: readonly string[]
}
