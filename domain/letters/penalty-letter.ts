import { dayInWords } from '../dates/calendar-date.ts'
import { formatNaira } from '../money/money.ts'
import type { LetterTemplate } from './letter.ts'
import { contestField, dayOrLater, fieldsOfEveryLetter } from './letter-fields.ts'

const toBePaid = 'if something is to be paid'

/** The wording of the letter about a penalty. */
export const penaltyLetter = {
  when: 'a facility is penalised',
  signedBy: 'Director Inspectorate Services',
  subject: ({ facility_name }) => `Penalty on ${facility_name}`,
  opening: ({ today, facility_name, reference, reason }) => [
    `On ${dayInWords(today)} the Ministry penalised ${facility_name}${reference === null ? '' : ` (application ${reference})`} for the following:`,
    { quote: reason ?? '' },
  ],
  fields: {
    ...fieldsOfEveryLetter,
    amount: {
      means: 'What is to be paid',
      isRequired: true,
      only: toBePaid,
      text: ({ amount }) => (amount === undefined ? null : formatNaira(amount)),
    },
    due_date: {
      means: 'The day by which it is to be paid',
      isRequired: true,
      only: toBePaid,
      text: ({ amount, due_date }) => (amount === undefined ? null : dayOrLater(due_date)),
    },
    ...contestField,
  },
  paragraphs: [
    'Pay {amount} by {due_date}. The invoice, with the account and the reference to give, is on the page of the facility in the portal.',
    'Put this right immediately, and keep evidence of what you have done. The Ministry may inspect the facility at any time.',
    '{how_to_contest}',
  ],
} as const satisfies LetterTemplate
