import { dayInWords } from '../dates/calendar-date.ts'
import { ownerInWords } from '../facilities/not-recorded.ts'
import type { LetterSubject, LetterTemplate } from './letter.ts'
import { fieldsOfEveryLetter } from './letter-fields.ts'

/** The wording of the letters about a claim and about the end of a licence. */
export const ownerLetters = {
  claim: {
    when: 'an owner has taken a facility over with the code of a letter',
    signedBy: 'Director Inspectorate Services',
    subject: ({ facility_name }) => `Your claim of ${facility_name}`,
    opening: (about) => [
      `On ${dayInWords(about.today)} ${about.claim?.claimed_by ?? ownerInWords(about)} claimed ${about.facility_name} (${about.category}) in the portal. The Ministry has accepted the claim for the following reason: the code that was entered is that of ${letterOf(about)}, it was still valid, and nobody had used it.`,
    ],
    fields: fieldsOfEveryLetter,
    paragraphs: [
      'The facility, its applications and everything that was recorded for it are in your account from today on. Check what is recorded, and correct what is wrong.',
      'The code cannot be used again. If the facility is not yours, tell the Ministry at once.',
    ],
  },
  reminder: {
    when: 'a licence is about to end, or has ended',
    signedBy: 'Director Inspectorate Services',
    subject: ({ reminder, facility_name }) => reminder?.title ?? `The licence of ${facility_name}`,
    opening: (about) => [
      `The Ministry reminds you of the licence of ${about.facility_name} (${about.category})${numberOf(about)}.`,
    ],
    fields: {
      ...fieldsOfEveryLetter,
      what_to_do: {
        means: 'How long the licence still holds, what it costs to renew it, and what the owner has to do',
        isRequired: true,
        parts: ({ reminder }) => reminder?.paragraphs ?? [],
      },
    },
    paragraphs: ['{what_to_do}'],
  },
} as const satisfies Record<string, LetterTemplate>

function letterOf({ claim }: LetterSubject): string {
  const made = claim ? ` of ${dayInWords(claim.code_made_on)}` : ''
  return `the Ministry’s letter${made} to the owner`
}

function numberOf({ reminder }: LetterSubject): string {
  return reminder?.registration_number ? `, registration number ${reminder.registration_number}` : ''
}
