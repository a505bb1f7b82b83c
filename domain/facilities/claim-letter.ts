import { phoneInGroups } from '../accounts/phone-in-groups.ts'
import { dayInWords } from '../dates/calendar-date.ts'

/** What a claim letter names besides its code. */
export interface ClaimLetterFacts {
  company_name: string
  product_name: string
  ministry_phone: string
  ministry_hours: string
  /** The address of the portal as one types it: `portal.health.example`. */
  host: string
  /** The last day on which the code can be entered. */
  last_day: string
}

/** Some words of a sentence; those that stand out are `strong`. */
export type LetterWord = string | { strong: string }

/** The words of a claim letter. The page and the file of many letters print the same ones. */
export interface ClaimLetterWords {
  subject: string
  opening: readonly LetterWord[]
  /** What stands above the code. */
  codeLabel: string
  steps: readonly (readonly LetterWord[])[]
  closing: readonly LetterWord[]
  /** Whom to ask; null if the ministry has given neither a number nor hours. */
  questions: string | null
}

/** The page of the portal where an owner enters the code. */
const claimPath = '/admin/claim'

/** What the letter to the owner of a facility says that was recorded from paper. */
export function claimLetterWords(facts: ClaimLetterFacts): ClaimLetterWords {
  const { company_name, product_name, host, last_day, ministry_phone, ministry_hours } = facts
  const contact = [phoneInGroups(ministry_phone), ministry_hours].filter(Boolean).join(', ')
  return {
    subject: `Your facility in the ${product_name}`,
    opening: [
      'The ministry has recorded ',
      { strong: company_name },
      ' from its papers. With the code below you add it to your own account. Then you can read its registration, correct it, and renew it online.',
    ],
    codeLabel: 'Your code',
    steps: [
      ['Open ', { strong: host }, ' and log in. If you have no account yet, create one.'],
      [
        'On your dashboard, choose ',
        { strong: 'Have a letter with a code?' },
        ', or open ',
        { strong: `${host}${claimPath}` },
        '.',
      ],
      ['Enter the code. The facility is in your account at once.'],
    ],
    closing: [
      'The code can be used ',
      { strong: `once, until ${dayInWords(last_day)}` },
      '. Keep it to yourself: whoever enters it becomes the owner of this record. A newer letter replaces this one.',
    ],
    questions: contact === '' ? null : `Questions: ${contact}.`,
  }
}

/** The words of a sentence without what stands out. */
export function plainWords(words: readonly LetterWord[]): string {
  return words.map((word) => (typeof word === 'string' ? word : word.strong)).join('')
}
