import { dayInWords } from '../dates/calendar-date.ts'
import type { LetterFields, LetterPart, LetterSubject, LetterTemplate } from './letter.ts'
import { contestField, fieldsOfEveryLetter } from './letter-fields.ts'

const fieldsOfRestriction = {
  ...fieldsOfEveryLetter,
  period: { means: 'From which day it holds, and until when', text: daysOf },
  ...contestField,
} as const satisfies LetterFields

/** The wording of the letters about the standing of a facility. */
export const standingLetters = {
  suspension: {
    when: 'the licence of a facility is suspended',
    signedBy: 'Permanent Secretary',
    subject: ({ facility_name }) => `Suspension of ${facility_name}`,
    opening: (about) => [
      `The Ministry suspends ${about.facility_name} (${about.category}) ${daysOf(about)}, for the following reason:`,
      reasonOf(about),
    ],
    fields: fieldsOfRestriction,
    paragraphs: [
      'The certificate of registration does not count during these days, and nothing is approved for the facility.',
      'Put right what is named above, and tell the Ministry as soon as it is done.',
      '{how_to_contest}',
    ],
  },
  sealing: {
    when: 'a facility is sealed',
    signedBy: 'Permanent Secretary',
    subject: ({ facility_name }) => `Sealing of ${facility_name}`,
    opening: (about) => [
      `The Ministry seals the premises of ${about.facility_name} (${about.category}) ${daysOf(about)}, for the following reason:`,
      reasonOf(about),
    ],
    fields: fieldsOfRestriction,
    paragraphs: [
      'No patient may be received there during these days, the seals may not be broken, and nothing is approved for the facility.',
      '{how_to_contest}',
    ],
  },
  revocation: {
    when: 'a licence is revoked',
    signedBy: 'Hon. Commissioner',
    subject: ({ facility_name }) => `Revocation of the licence of ${facility_name}`,
    opening: (about) => [
      `The Ministry revokes the licence of ${about.facility_name} (${about.category}) ${daysOf(about)}, for the following reason:`,
      reasonOf(about),
    ],
    fields: fieldsOfRestriction,
    paragraphs: [
      'The certificate of registration does not count any more. Nothing can be started or approved for the facility during these days.',
      '{how_to_contest}',
    ],
  },
  lifting: {
    when: 'a suspension, a sealing or a revocation is lifted',
    signedBy: 'Permanent Secretary',
    subject: ({ facility_name, restriction }) =>
      `Lifting of the ${restriction?.noun ?? 'restriction'} of ${facility_name}`,
    opening: (about) => [
      `The Ministry lifts the ${about.restriction?.noun ?? 'restriction'} of ${about.facility_name} (${about.category}), which was in place ${daysInPlace(about)}, on ${dayInWords(about.today)}.`,
      reasonOf(about),
    ],
    fields: {
      ...fieldsOfEveryLetter,
      restriction: {
        means: 'What is lifted: suspension, sealing or revocation',
        text: ({ restriction }) => restriction?.noun ?? 'restriction',
      },
    },
    paragraphs: ['The page of the facility in your account in the portal shows how it stands now.'],
  },
} as const satisfies Record<string, LetterTemplate>

const reasonOf = ({ restriction }: LetterSubject): LetterPart => ({ quote: restriction?.reason ?? '' })

function daysOf({ restriction, today }: LetterSubject): string {
  const { from_date = today, until_date = null } = restriction ?? {}
  const end = until_date === null ? 'until the Ministry lifts it' : `until ${dayInWords(until_date)}`
  return `from ${dayInWords(from_date)} ${end}`
}

/** The days of a restriction that is lifted now, so an end is named only if one was set. */
function daysInPlace(about: LetterSubject): string {
  return about.restriction?.until_date == null
    ? `since ${dayInWords(about.restriction?.from_date ?? about.today)}`
    : daysOf(about)
}
