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
  purpose: 'registration' | 'renewal'
  /** The officer's reason or remark. */
  reason: string | null
  /** The number of the newest certificate or statement of the registration. */
  certificate_number: string | null
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

/** The wording of one kind of letter. Parts that are null are left out. */
export interface LetterTemplate {
  signedBy: LetterSignatory
  subject: (about: LetterSubject) => string
  body: (about: LetterSubject) => readonly (LetterPart | null)[]
}
