import { dayInWords } from '../dates/calendar-date.ts'
import { ownerInWords } from '../facilities/not-recorded.ts'
import type { LetterFields, LetterSubject } from './letter.ts'

/** The fields that every letter knows. */
export const fieldsOfEveryLetter = {
  facility: { means: 'The name of the facility', text: ({ facility_name }) => facility_name },
  facility_type: { means: 'The type of the facility', text: ({ category }) => category },
  owner: { means: 'The name of the owner', text: (about) => ownerInWords(about) },
  today: { means: 'The day on which the letter is written', text: ({ today }) => dayInWords(today) },
} as const satisfies LetterFields

/** The fields of letters about an application. */
export const fieldsOfApplication = {
  ...fieldsOfEveryLetter,
  application: { means: 'The number of the application', text: ({ reference }) => reference ?? 'this application' },
  purpose: { means: 'Registration, renewal or change of type', text: ({ purpose }) => purpose },
} as const satisfies LetterFields

/** The field of decisions that the owner can make a representation against. */
export const contestField = {
  how_to_contest: {
    means: 'How the owner can make a representation against the decision, and until when',
    isRequired: true,
    text: howToContest,
  },
} as const satisfies LetterFields

/** How an owner who does not agree with a decision makes a representation against it. */
function howToContest({ has_owner_account, contest_until }: LetterSubject): string {
  const until = dayInWords(contest_until)
  return has_owner_account
    ? `If you do not agree with this decision, you can make a representation in your account in the portal until ${until}. State your reasons and add the documents that support them. You can do this once. The decision holds until the Ministry sets it aside.`
    : `If you do not agree with this decision, write to the Ministry at the above address until ${until}, with your reasons and the documents that support them.`
}

/** 'your application APP-2026-000001 for the registration of Bida Clinic as a Primary Health Clinic' */
export function applicationOf({ reference, purpose, facility_name, category }: LetterSubject): string {
  return `your application ${reference} for the ${purpose} of ${facility_name} (${category})`
}

/** A day in words, or what stands in its place while it is not known. */
export function dayOrLater(date: string | null | undefined): string {
  return date ? dayInWords(date) : 'a day that the Ministry will state'
}
