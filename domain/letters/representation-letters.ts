import { addMonths, dayInWords } from '../dates/calendar-date.ts'
import { formatNaira } from '../money/money.ts'
import { contestedInWords } from '../standing/representations.ts'
import type { LetterPart, LetterSubject, LetterTemplate } from './letter.ts'

/** How an owner who does not agree with a decision makes a representation against it. */
export function howToContest({ has_owner_account, contest_until }: LetterSubject): string {
  const until = dayInWords(contest_until)
  return has_owner_account
    ? `If you do not agree with this decision, you can make a representation in your account in the portal until ${until}. State your reasons and add the documents that support them. You can do this once. The decision holds until the Ministry sets it aside.`
    : `If you do not agree with this decision, write to the Ministry at the above address until ${until}, with your reasons and the documents that support them.`
}

/** The wording of the letters about what became of a representation. */
export const representationLetters = {
  'decision upheld': {
    signedBy: 'Permanent Secretary',
    subject: (about) => `Your representation against ${decisionOf(about)}`,
    body: (about) => [
      `${madeBy(about)} The Ministry has considered it, and upholds its decision for the following reason:`,
      { quote: about.reason ?? '' },
      ...upheldOf(about),
    ],
  },
  'decision set aside': {
    signedBy: 'Permanent Secretary',
    subject: (about) => `Your representation against ${decisionOf(about)}`,
    body: (about) => [
      `${madeBy(about)} The Ministry has considered it, and sets its decision aside for the following reason:`,
      { quote: about.reason ?? '' },
      ...setAsideOf(about),
    ],
  },
} as const satisfies Record<string, LetterTemplate>

function decisionOf({ contested }: LetterSubject): string {
  return contested ? contestedInWords(contested.against, contested.decided_on) : 'a decision of the Ministry'
}

function madeBy(about: LetterSubject): string {
  const { contested, facility_name, reference, today } = about
  const application = reference === null ? '' : ` (application ${reference})`
  const day = dayInWords(contested?.made_on ?? today)
  return `On ${day} you made a representation against ${decisionOf(about)}, which concerns ${facility_name}${application}.`
}

function upheldOf(about: LetterSubject): LetterPart[] {
  const { contested, amount, due_date } = about
  switch (contested?.against) {
    case undefined:
      return []
    case 'decline': {
      const last = dayInWords(addMonths(contested.decided_on, about.lapse_months))
      return [
        `The application stays declined. If you can put right what is missing, correct it in your account and submit it again by ${last}.`,
      ]
    }
    case 'penalty':
      return amount === undefined || due_date === undefined
        ? ['The penalty stands.']
        : [`The penalty stands. What is not paid yet of ${formatNaira(amount)} is due on ${dayInWords(due_date)}.`]
    case 'suspension':
    case 'sealing':
    case 'revocation':
      return [`The ${contested.against} holds as before.`]
  }
}

function setAsideOf({ contested, amount }: LetterSubject): LetterPart[] {
  switch (contested?.against) {
    case undefined:
      return []
    case 'decline':
      return ['The Ministry decides on your application again, and writes to you about that decision.']
    case 'penalty':
      return amount === undefined
        ? ['The penalty no longer counts.']
        : [
            `The penalty no longer counts, and nothing is to be paid for it. If you have paid it, write to the Ministry at the above address about the ${formatNaira(amount)}.`,
          ]
    case 'suspension':
    case 'sealing':
    case 'revocation':
      return [
        `The ${contested.against} is lifted today. The page of the facility in your account in the portal shows how it stands now.`,
      ]
  }
}
