import { addMonths, dayInWords } from '../dates/calendar-date.ts'
import { formatNaira } from '../money/money.ts'
import { contestedInWords } from '../standing/representations.ts'
import type { LetterPart, LetterSubject, LetterTemplate } from './letter.ts'
import { fieldsOfEveryLetter } from './letter-fields.ts'

/** The wording of the letters about what became of a representation. */
export const representationLetters = {
  'decision upheld': {
    when: 'the Ministry upholds a decision against which the owner made a representation',
    signedBy: 'Permanent Secretary',
    subject: (about) => `Your representation against ${decisionOf(about)}`,
    opening: (about) => [
      `${madeBy(about)} The Ministry has considered it, and upholds its decision for the following reason:`,
      { quote: about.reason ?? '' },
    ],
    fields: {
      ...fieldsOfEveryLetter,
      what_follows: { means: 'What holds on', isRequired: true, parts: upheldOf },
    },
    paragraphs: ['{what_follows}'],
  },
  'decision set aside': {
    when: 'the Ministry sets a decision aside after a representation of the owner',
    signedBy: 'Permanent Secretary',
    subject: (about) => `Your representation against ${decisionOf(about)}`,
    opening: (about) => [
      `${madeBy(about)} The Ministry has considered it, and sets its decision aside for the following reason:`,
      { quote: about.reason ?? '' },
    ],
    fields: {
      ...fieldsOfEveryLetter,
      what_follows: { means: 'What becomes of the decision', isRequired: true, parts: setAsideOf },
    },
    paragraphs: ['{what_follows}'],
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
      if (about.purpose === 'change of type') {
        return [
          'The change of type stays declined, and the licence stays as it is. You can ask for another change from the page of the facility in your account.',
        ]
      }
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
