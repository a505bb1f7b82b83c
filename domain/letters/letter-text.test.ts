import { expect, it } from 'vitest'
import { letterSubject } from '../testing/whole-letter.ts'
import type { LetterSubject } from './letter.ts'
import { letterKinds } from './letter-kinds.ts'
import { letterText } from './letter-text.ts'

const about: LetterSubject = {
  ...letterSubject,
  has_owner_account: true,
  contested: { against: 'penalty', decided_on: '2026-11-03', made_on: '2026-11-10' },
  due_date: '2026-12-04',
  conditions: ['Fence the yard. (by 31 July 2027)'],
  restriction: {
    noun: 'suspension',
    from_date: '2026-11-20',
    until_date: '2026-12-20',
    reason: 'There is no doctor.',
  },
  claim: { claimed_by: 'Aisha Sani', code_made_on: '2026-11-03' },
  reminder: {
    registration_number: 'NSMOH/PHF/00042',
    title: 'Your licence ends on 31 December 2027',
    paragraphs: ['Please renew it.'],
  },
  payment: {
    receipt_number: 'RCP-2026-000007',
    amount_kobo: 7_500_050,
    invoice_number: 'INV-2026-000009',
    reference: 'TRF 204 118',
    bank: 'Zenith Bank',
    paid_on: '2026-11-18',
    received_by: 'Hadiza Garba',
  },
  items: ['Documents, CAC certificate: It cannot be read.', 'Staff: The nurse is missing.'],
}

const application = 'your application APP-2026-000041 for the renewal of Alheri Clinic (Primary Health Clinic)'

it.each([
  ['approval', `The Ministry has approved ${application}.`],
  [
    'approval',
    'Certificate number NSMOH/PHF/00042/2027 is valid from 1 January 2027 to 31 December 2027. Display it where everybody who enters the facility can read it. You can print it from your account in the portal.',
  ],
  ['approval', 'Renew the registration before 31 December 2027. You can apply for the renewal from 1 November 2027.'],
  ['temporary approval', `The Ministry has temporarily approved ${application}.`],
  ['decline', `The Ministry has considered ${application}, and declined it on 20 November 2026.`],
  [
    'decline',
    'If you can put right what is missing, correct the application in your account and submit it again by 20 November 2027. If it is not submitted by then, it ends, and a new application is needed.',
  ],
  [
    'return',
    'Correct this in your account in the portal and submit the application again by 4 December 2026. Only what is listed above can be changed. The Ministry continues with your application when you have submitted it.',
  ],
  [
    'penalty',
    'On 20 November 2026 the Ministry penalised Alheri Clinic (application APP-2026-000041) for the following:',
  ],
  [
    'extension',
    'The temporary approval is now valid until 31 December 2027. You can print the temporary statement of approval, number NSMOH/PHF/00042/2027, with the new last day from your account in the portal.',
  ],
  [
    'suspension',
    'The Ministry suspends Alheri Clinic (Primary Health Clinic) from 20 November 2026 until 20 December 2026, for the following reason:',
  ],
  ...(['decline', 'penalty', 'suspension', 'sealing', 'revocation'] as const).map(
    (kind) =>
      [
        kind,
        'If you do not agree with this decision, you can make a representation in your account in the portal until 18 December 2026. State your reasons and add the documents that support them. You can do this once. The decision holds until the Ministry sets it aside.',
      ] as const,
  ),
  [
    'decision upheld',
    'On 10 November 2026 you made a representation against the penalty of 3 November 2026, which concerns Alheri Clinic (application APP-2026-000041). The Ministry has considered it, and upholds its decision for the following reason:',
  ],
  ['decision set aside', 'The penalty no longer counts.'],
  [
    'claim',
    'On 20 November 2026 Aisha Sani claimed Alheri Clinic (Primary Health Clinic) in the portal. The Ministry has accepted the claim for the following reason: the code that was entered is that of the Ministry’s letter of 3 November 2026 to the owner, it was still valid, and nobody had used it.',
  ],
  [
    'reminder',
    'The Ministry reminds you of the licence of Alheri Clinic (Primary Health Clinic), registration number NSMOH/PHF/00042.',
  ],
  ['reminder', 'Please renew it.'],
  ['receipt', 'The Ministry has received this payment:'],
  [
    'lifting',
    'The Ministry lifts the suspension of Alheri Clinic (Primary Health Clinic), which was in place from 20 November 2026 until 20 December 2026, on 20 November 2026.',
  ],
] as const)('says in a letter of %s: %s', (kind, sentence) => {
  expect(letterText(kind, about).body).toContain(sentence)
})

it('says in a letter of penalty how much is to be paid, if something is', () => {
  const pay = 'Pay ₦50,000 by 4 December 2026.'
  const texts = (amount?: number) => JSON.stringify(letterText('penalty', { ...about, ...(amount && { amount }) }).body)
  expect([texts(50_000).includes(pay), texts().includes('Pay ')]).toEqual([true, false])
})

it.each([
  ['sealing', { quote: 'There is no doctor.' }],
  ['revocation', { quote: 'There is no doctor.' }],
  ['decline', { quote: 'The laboratory has no licence.' }],
  ['penalty', { quote: 'The laboratory has no licence.' }],
  ['approval', { list: ['Fence the yard. (by 31 July 2027)'] }],
  ['return', { list: ['Documents, CAC certificate: It cannot be read.', 'Staff: The nurse is missing.'] }],
] as const)('gives in a letter of %s what the officer wrote', (kind, part) => {
  expect(letterText(kind, about).body).toContainEqual(part)
})

it('names in a receipt what was paid, by whom and for what', () => {
  const { signedBy, subject, body } = letterText('receipt', about)
  expect([signedBy, subject]).toEqual(['Received for the Ministry', 'Receipt RCP-2026-000007 for ₦75,000.50'])
  expect(body[1]).toEqual({
    rows: [
      ['Amount', '₦75,000.50'],
      ['In words', 'Seventy-five thousand naira, fifty kobo only'],
      ['Received from', 'Musa Abubakar'],
      ['For the facility', 'Alheri Clinic (Primary Health Clinic)'],
      ['Invoice', 'INV-2026-000009'],
      ['Application', 'APP-2026-000041'],
      ['Paid on', '18 November 2026'],
      ['Bank', 'Zenith Bank'],
      ['Bank reference', 'TRF 204 118'],
      ['Confirmed on', '20 November 2026'],
    ],
  })
})

it('leaves out of a receipt what is not known', () => {
  const unknown = { invoice_number: null, reference: null, bank: null, paid_on: null, received_by: null }
  const payment = { receipt_number: 'RCP-2026-000007', amount_kobo: 100, ...unknown }
  expect(letterText('receipt', { ...about, reference: null, payment }).body[1]).toEqual({
    rows: [
      ['Amount', '₦1'],
      ['In words', 'One naira only'],
      ['Received from', 'Musa Abubakar'],
      ['For the facility', 'Alheri Clinic (Primary Health Clinic)'],
      ['Confirmed on', '20 November 2026'],
    ],
  })
})

it('asks an owner without an account to write to the ministry', () => {
  expect(letterText('decline', { ...about, has_owner_account: false }).body.at(-1)).toBe(
    'If you do not agree with this decision, write to the Ministry at the above address until 18 December 2026, with your reasons and the documents that support them.',
  )
})

it.each([
  ['decision upheld', 'decline', 'submit it again by 3 November 2027.'],
  ['decision upheld', 'penalty', 'What is not paid yet of ₦50,000 is due on 4 December 2026.'],
  ['decision upheld', 'sealing', 'The sealing holds as before.'],
  ['decision set aside', 'decline', 'The Ministry decides on your application again'],
  ['decision set aside', 'penalty', 'nothing is to be paid for it'],
  ['decision set aside', 'revocation', 'The revocation is lifted today.'],
] as const)('says in a letter of %s what follows for the %s', (kind, against, words) => {
  const contested = { against, decided_on: '2026-11-03', made_on: '2026-11-10' } as const
  expect(letterText(kind, { ...about, amount: 50_000, contested }).body.at(-1)).toContain(words)
})

it.each(letterKinds)('leaves no gap in a letter of %s when nothing optional is known', (kind) => {
  const { claim, reminder, payment, ...known } = about
  const { subject, body } = letterText(kind, { ...known, reason: null, reference: 'APP-1' })
  expect(JSON.stringify([subject, body])).not.toMatch(/undefined|null/)
})
