import { addDays, addMonths, dayInWords } from '../dates/calendar-date.ts'
import { visitInWords } from '../inspections/inspection-before-approval.ts'
import type { LetterFields, LetterTemplate } from './letter.ts'
import { applicationOf, contestField, dayOrLater, fieldsOfApplication, fieldsOfEveryLetter } from './letter-fields.ts'

/** What every approval can say besides its days and numbers. All of it must reach the owner. */
const fieldsOfApproval = {
  ...fieldsOfApplication,
  visit: {
    means: 'The inspection on which the approval rests, with its result',
    isRequired: true,
    only: 'if it rests on an inspection',
    text: ({ visit }) => (visit ? visitInWords(visit) : null),
  },
  reason: {
    means: 'What the officer remarks',
    isRequired: true,
    only: 'if the officer remarks something',
    parts: ({ reason }) => (reason === null ? null : [{ quote: reason }]),
  },
  conditions: {
    means: 'The conditions of the approval, as a list',
    isRequired: true,
    only: 'if there are conditions',
    parts: ({ conditions = [] }) => (conditions.length === 0 ? null : [{ list: conditions }]),
  },
} as const satisfies LetterFields

const lastDay = {
  means: 'The last day of the approval',
  isRequired: true,
  text: ({ expiry_date }) => dayOrLater(expiry_date),
} as const satisfies LetterFields[string]

const statementNumber = {
  means: 'The number of the temporary statement of approval',
  isRequired: true,
  text: ({ certificate_number }) => certificate_number ?? '',
} as const satisfies LetterFields[string]

const remarksAndConditions = [
  '{visit}.',
  'The Ministry remarks:\n{reason}',
  'The approval has these conditions:\n{conditions}\nWhen you have met one, provide the evidence from your account in the portal.',
]

/** The wording of the letters about the decision on an application. */
export const decisionLetters = {
  approval: {
    when: 'an application is approved',
    signedBy: 'Permanent Secretary',
    carriesSignature: true,
    subject: ({ facility_name, purpose }) => `Approval of the ${purpose} of ${facility_name}`,
    opening: (about) => [`The Ministry has approved ${applicationOf(about)}.`],
    fields: {
      ...fieldsOfApproval,
      certificate_number: {
        means: 'The number of the certificate',
        isRequired: true,
        text: ({ certificate_number }) => certificate_number ?? '',
      },
      first_day: {
        means: 'The first day of the licence',
        isRequired: true,
        text: ({ valid_from, today }) => dayInWords(valid_from ?? today),
      },
      last_day: { ...lastDay, means: 'The last day of the licence' },
      renewal_opens: {
        means: 'The first day on which the owner can apply for the renewal',
        only: 'if the licence has a last day',
        text: ({ expiry_date, renewal_opens_days }) =>
          expiry_date === null ? null : dayInWords(addDays(expiry_date, -renewal_opens_days)),
      },
    },
    paragraphs: [
      'Certificate number {certificate_number} is valid from {first_day} to {last_day}. Display it where everybody who enters the facility can read it. You can print it from your account in the portal.',
      ...remarksAndConditions,
      'Renew the registration before {last_day}. You can apply for the renewal from {renewal_opens}.',
      'Tell the Ministry before the name, the address or the owner of the facility changes, and when the facility closes.',
    ],
  },
  'temporary approval': {
    when: 'an application is approved temporarily',
    signedBy: 'Director Inspectorate Services',
    subject: ({ facility_name }) => `Temporary approval of ${facility_name}`,
    opening: (about) => [`The Ministry has temporarily approved ${applicationOf(about)}.`],
    fields: { ...fieldsOfApproval, statement_number: statementNumber, last_day: lastDay },
    paragraphs: [
      'The temporary approval is valid from {today} to {last_day}. It is not a certificate of registration. You can print the temporary statement of approval, number {statement_number}, from your account in the portal.',
      ...remarksAndConditions,
      'Put right whatever is outstanding before {last_day}, so that the Ministry can decide on the full approval.',
    ],
  },
  'change of type': {
    when: 'a change of the type of a facility is approved',
    signedBy: 'Permanent Secretary',
    carriesSignature: true,
    subject: ({ facility_name }) => `Change of the type of ${facility_name}`,
    opening: ({ reference, facility_name }) => [
      `The Ministry has approved your application ${reference} for the change of the type of ${facility_name}.`,
    ],
    fields: {
      ...fieldsOfEveryLetter,
      application: fieldsOfApplication.application,
      new_type: {
        means: 'The type of the facility from now on',
        isRequired: true,
        text: ({ category }) => category,
      },
      certificate: {
        means: 'What becomes of the certificate: one from before the portal, on paper, is not issued again',
        text: ({ licence_origin }) =>
          licence_origin === 'paper'
            ? 'Its licence was issued on paper before the portal, and is not issued again. Display this letter beside it. The next renewal gives a certificate that states the new type.'
            : 'Its certificate is issued again and states the new type. Print the new issue from your account in the portal, and display it in place of the earlier one.',
      },
      visit: fieldsOfApproval.visit,
      reason: fieldsOfApproval.reason,
    },
    paragraphs: [
      'From {today} the facility is registered as {new_type}. The number and the last day of the licence stay as they are.',
      '{certificate}',
      '{visit}.',
      'The Ministry remarks:\n{reason}',
      'The next renewal asks for what the new type needs.',
    ],
  },
  decline: {
    when: 'an application is declined',
    signedBy: 'Permanent Secretary',
    subject: ({ facility_name, purpose }) => `Decision on the application for ${purpose} of ${facility_name}`,
    opening: (about) => [
      `The Ministry has considered ${applicationOf(about)}, and declined it on ${dayInWords(about.today)}.`,
    ],
    fields: {
      ...fieldsOfApplication,
      reason: {
        means: 'The reasons for the decision, as the officer stated them',
        isRequired: true,
        only: 'if the officer states reasons',
        otherwise: 'You can read the remarks on your application in your account in the portal.',
        parts: ({ reason }) => (reason === null ? null : [{ quote: reason }]),
      },
      submit_by: {
        means: 'The last day on which the owner can submit the application again',
        isRequired: true,
        only: 'for a registration or a renewal',
        otherwise:
          'The licence stays as it is. You can ask for another change of type from the page of the facility in your account.',
        text: ({ today, lapse_months, purpose }) =>
          purpose === 'change of type' ? null : dayInWords(addMonths(today, lapse_months)),
      },
      ...contestField,
    },
    paragraphs: [
      'The reasons for this decision are:\n{reason}',
      'If you can put right what is missing, correct the application in your account and submit it again by {submit_by}. If it is not submitted by then, it ends, and a new application is needed.',
      '{how_to_contest}',
    ],
  },
  extension: {
    when: 'a temporary approval is extended',
    signedBy: 'Director Inspectorate Services',
    subject: ({ facility_name }) => `Extension of the temporary approval of ${facility_name}`,
    opening: (about) => [
      `The Ministry has extended the temporary approval of ${applicationOf(about)}, for the following reason:`,
      { quote: about.reason ?? '' },
    ],
    fields: { ...fieldsOfApplication, statement_number: statementNumber, last_day: lastDay },
    paragraphs: [
      'The temporary approval is now valid until {last_day}. You can print the temporary statement of approval, number {statement_number}, with the new last day from your account in the portal.',
      'A temporary approval is extended once. Put right whatever is outstanding before that day, so that the Ministry can decide on the full approval.',
    ],
  },
  return: {
    when: 'an application is returned for correction',
    signedBy: 'Director Inspectorate Services',
    subject: ({ facility_name }) => `Correction of the application of ${facility_name}`,
    opening: (about) => [
      `The Ministry has looked at ${applicationOf(about)}, and returns it to you for correction. No decision has been made yet.`,
    ],
    fields: {
      ...fieldsOfApplication,
      items: {
        means: 'What is to be corrected, as a list',
        isRequired: true,
        parts: ({ items = [] }) => [{ list: items }],
      },
      due_date: {
        means: 'The day by which the application is to be submitted again',
        isRequired: true,
        text: ({ due_date }) => dayOrLater(due_date),
      },
    },
    paragraphs: [
      'Please correct the following:\n{items}',
      'Correct this in your account in the portal and submit the application again by {due_date}. Only what is listed above can be changed. The Ministry continues with your application when you have submitted it.',
    ],
  },
} as const satisfies Record<string, LetterTemplate>
