import { addDays, addMonths, dayInWords } from '../dates/calendar-date.ts'
import { formatNaira } from '../money/money.ts'
import { inspectionLetter } from './inspection-letter.ts'
import type { LetterSubject, LetterTemplate } from './letter.ts'
import type { LetterKind } from './letter-kinds.ts'
import { ownerLetters } from './owner-letters.ts'
import { receiptLetter } from './receipt-letter.ts'
import { howToContest, representationLetters } from './representation-letters.ts'
import { standingLetters } from './standing-letters.ts'

/** The wording of every kind of letter. What was written stays as it was written when a text is changed here. */
export const letterTemplates = {
  approval: {
    signedBy: 'Permanent Secretary',
    subject: ({ facility_name, purpose }) => `Approval of the ${purpose} of ${facility_name}`,
    body: (about) => [
      `The Ministry has approved ${applicationOf(about)}.`,
      `Certificate number ${about.certificate_number} is valid from ${day(about.valid_from ?? about.today)} to ${day(about.expiry_date)}. Display it where everybody who enters the facility can read it. You can print it from your account in the portal.`,
      ...remarks(about),
      ...conditionsOf(about),
      renewalOf(about),
      'Tell the Ministry before the name, the address or the owner of the facility changes, and when the facility closes.',
    ],
  },
  'temporary approval': {
    signedBy: 'Director Inspectorate Services',
    subject: ({ facility_name }) => `Temporary approval of ${facility_name}`,
    body: (about) => [
      `The Ministry has temporarily approved ${applicationOf(about)}.`,
      `The temporary approval is valid from ${day(about.today)} to ${day(about.expiry_date)}. It is not a certificate of registration. You can print the temporary statement of approval, number ${about.certificate_number}, from your account in the portal.`,
      ...remarks(about),
      ...conditionsOf(about),
      `Put right whatever is outstanding before ${day(about.expiry_date)}, so that the Ministry can decide on the full approval.`,
    ],
  },
  decline: {
    signedBy: 'Permanent Secretary',
    subject: ({ facility_name, purpose }) => `Decision on the application for ${purpose} of ${facility_name}`,
    body: (about) => [
      `The Ministry has considered ${applicationOf(about)}, and declined it on ${day(about.today)}.`,
      ...(about.reason === null
        ? ['You can read the remarks on your application in your account in the portal.']
        : ['The reasons for this decision are:', { quote: about.reason }]),
      `If you can put right what is missing, correct the application in your account and submit it again by ${day(addMonths(about.today, about.lapse_months))}. If it is not submitted by then, it ends, and a new application is needed.`,
      howToContest(about),
    ],
  },
  extension: {
    signedBy: 'Director Inspectorate Services',
    subject: ({ facility_name }) => `Extension of the temporary approval of ${facility_name}`,
    body: (about) => [
      `The Ministry has extended the temporary approval of ${applicationOf(about)}, for the following reason:`,
      { quote: about.reason ?? '' },
      `The temporary approval is now valid until ${day(about.expiry_date)}. You can print the temporary statement of approval, number ${about.certificate_number}, with the new last day from your account in the portal.`,
      'A temporary approval is extended once. Put right whatever is outstanding before that day, so that the Ministry can decide on the full approval.',
    ],
  },
  return: {
    signedBy: 'Director Inspectorate Services',
    subject: ({ facility_name }) => `Correction of the application of ${facility_name}`,
    body: (about) => [
      `The Ministry has looked at ${applicationOf(about)}, and returns it to you for correction. No decision has been made yet.`,
      'Please correct the following:',
      { list: about.items ?? [] },
      `Correct this in your account in the portal and submit the application again by ${day(about.due_date)}. Only what is listed above can be changed. The Ministry continues with your application when you have submitted it.`,
    ],
  },
  penalty: {
    signedBy: 'Director Inspectorate Services',
    subject: ({ facility_name }) => `Penalty on ${facility_name}`,
    body: (about) => [
      `On ${day(about.today)} the Ministry penalised ${about.facility_name}${about.reference === null ? '' : ` (application ${about.reference})`} for the following:`,
      { quote: about.reason ?? '' },
      about.amount === undefined
        ? null
        : `Pay ${formatNaira(about.amount)} by ${day(about.due_date)}. The invoice, with the account and the reference to give, is on the page of the facility in the portal.`,
      'Put this right immediately, and keep evidence of what you have done. The Ministry may inspect the facility at any time.',
      howToContest(about),
    ],
  },
  ...standingLetters,
  ...representationLetters,
  ...ownerLetters,
  receipt: receiptLetter,
  'inspection report': inspectionLetter,
} as const satisfies Record<LetterKind, LetterTemplate>

/** 'your application APP-2026-000001 for the registration of Bida Clinic as a Primary Health Clinic' */
function applicationOf({ reference, purpose, facility_name, category }: LetterSubject): string {
  return `your application ${reference} for the ${purpose} of ${facility_name} (${category})`
}

function remarks({ reason }: LetterSubject) {
  return reason === null ? [] : ['The Ministry remarks:', { quote: reason }]
}

function conditionsOf({ conditions = [] }: LetterSubject) {
  if (conditions.length === 0) return []
  return [
    'The approval has these conditions:',
    { list: conditions },
    'When you have met one, provide the evidence from your account in the portal.',
  ]
}

function renewalOf({ expiry_date, renewal_opens_days }: LetterSubject): string | null {
  if (expiry_date === null) return null
  const opens = addDays(expiry_date, -renewal_opens_days)
  return `Renew the registration before ${day(expiry_date)}. You can apply for the renewal from ${day(opens)}.`
}

function day(date: string | null | undefined): string {
  return date ? dayInWords(date) : 'a day that the Ministry will state'
}
