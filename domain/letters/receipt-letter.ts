import { dayInWords } from '../dates/calendar-date.ts'
import { ownerInWords } from '../facilities/not-recorded.ts'
import { formatNaira, koboToNaira } from '../money/money.ts'
import { nairaInWords } from '../money/naira-in-words.ts'
import { type LetterRow, type LetterSubject, type LetterTemplate, receivingOfficer } from './letter.ts'
import { fieldsOfEveryLetter } from './letter-fields.ts'

/** The wording of the receipt of a payment. It has the receipt's own number. */
export const receiptLetter = {
  when: 'a payment is confirmed',
  signedBy: receivingOfficer,
  subject: ({ payment }) =>
    payment ? `Receipt ${payment.receipt_number} for ${formatNaira(koboToNaira(payment.amount_kobo))}` : 'Receipt',
  opening: (about) => ['The Ministry has received this payment:', { rows: rowsOf(about) }],
  fields: fieldsOfEveryLetter,
  paragraphs: ['Keep this receipt. The Ministry tells everybody who quotes its number whether it is genuine.'],
} as const satisfies LetterTemplate

function rowsOf({ payment, ...about }: LetterSubject): LetterRow[] {
  const amount: LetterRow[] = payment
    ? [
        ['Amount', formatNaira(koboToNaira(payment.amount_kobo))],
        ['In words', nairaInWords(payment.amount_kobo)],
      ]
    : []
  const given = (name: string, value: string | null | undefined): LetterRow[] => (value ? [[name, value]] : [])
  return [
    ...amount,
    ['Received from', ownerInWords(about, { isFirst: true })],
    ['For the facility', `${about.facility_name} (${about.category})`],
    ...given('Invoice', payment?.invoice_number),
    ...given('Application', about.reference),
    ...given('Paid on', payment?.paid_on && dayInWords(payment.paid_on)),
    ...given('Bank', payment?.bank),
    ...given('Bank reference', payment?.reference),
    ['Confirmed on', dayInWords(about.today)],
  ]
}
