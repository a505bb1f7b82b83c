import { expect, it } from 'vitest'
import { wholeLetter } from '../testing/whole-letter.ts'
import type { LetterSubject } from './letter.ts'
import { type LetterKind, letterNumber } from './letter-kinds.ts'

const application = 'your application APP-2026-000041 for the renewal of Alheri Clinic (Primary Health Clinic)'
const howToContest =
  'If you do not agree with this decision, write to the Ministry at the above address until 18 December 2026, with your reasons and the documents that support them.'

it.each<[LetterKind, Partial<LetterSubject>, string[]]>([
  [
    'approval',
    { conditions: ['Fence the yard.'] },
    [
      'Approval of the renewal of Alheri Clinic',
      `The Ministry has approved ${application}.`,
      'Certificate number NSMOH/PHF/00042/2027 is valid from 1 January 2027 to 31 December 2027. Display it where everybody who enters the facility can read it. You can print it from your account in the portal.',
      'The Ministry remarks:',
      '“The laboratory has no licence.”',
      'The approval has these conditions:',
      '- Fence the yard.',
      'When you have met one, provide the evidence from your account in the portal.',
      'Renew the registration before 31 December 2027. You can apply for the renewal from 1 November 2027.',
      'Tell the Ministry before the name, the address or the owner of the facility changes, and when the facility closes.',
      'Permanent Secretary',
    ],
  ],
  [
    'approval',
    { reason: null, valid_from: null, expiry_date: null },
    [
      'Approval of the renewal of Alheri Clinic',
      `The Ministry has approved ${application}.`,
      'Certificate number NSMOH/PHF/00042/2027 is valid from 20 November 2026 to a day that the Ministry will state. Display it where everybody who enters the facility can read it. You can print it from your account in the portal.',
      'Tell the Ministry before the name, the address or the owner of the facility changes, and when the facility closes.',
      'Permanent Secretary',
    ],
  ],
  [
    'temporary approval',
    { conditions: ['Fence the yard.'] },
    [
      'Temporary approval of Alheri Clinic',
      `The Ministry has temporarily approved ${application}.`,
      'The temporary approval is valid from 20 November 2026 to 31 December 2027. It is not a certificate of registration. You can print the temporary statement of approval, number NSMOH/PHF/00042/2027, from your account in the portal.',
      'The Ministry remarks:',
      '“The laboratory has no licence.”',
      'The approval has these conditions:',
      '- Fence the yard.',
      'When you have met one, provide the evidence from your account in the portal.',
      'Put right whatever is outstanding before 31 December 2027, so that the Ministry can decide on the full approval.',
      'Director Inspectorate Services',
    ],
  ],
  [
    'decline',
    {},
    [
      'Decision on the application for renewal of Alheri Clinic',
      `The Ministry has considered ${application}, and declined it on 20 November 2026.`,
      'The reasons for this decision are:',
      '“The laboratory has no licence.”',
      'If you can put right what is missing, correct the application in your account and submit it again by 20 November 2027. If it is not submitted by then, it ends, and a new application is needed.',
      howToContest,
      'Permanent Secretary',
    ],
  ],
  [
    'decline',
    { reason: null },
    [
      'Decision on the application for renewal of Alheri Clinic',
      `The Ministry has considered ${application}, and declined it on 20 November 2026.`,
      'You can read the remarks on your application in your account in the portal.',
      'If you can put right what is missing, correct the application in your account and submit it again by 20 November 2027. If it is not submitted by then, it ends, and a new application is needed.',
      howToContest,
      'Permanent Secretary',
    ],
  ],
  [
    'return',
    { items: ['Staff: The nurse is missing.'], due_date: '2026-12-04' },
    [
      'Correction of the application of Alheri Clinic',
      `The Ministry has looked at ${application}, and returns it to you for correction. No decision has been made yet.`,
      'Please correct the following:',
      '- Staff: The nurse is missing.',
      'Correct this in your account in the portal and submit the application again by 4 December 2026. Only what is listed above can be changed. The Ministry continues with your application when you have submitted it.',
      'Director Inspectorate Services',
    ],
  ],
  [
    'penalty',
    { amount: 50_000, due_date: '2026-12-04', reference: null },
    [
      'Penalty on Alheri Clinic',
      'On 20 November 2026 the Ministry penalised Alheri Clinic for the following:',
      '“The laboratory has no licence.”',
      'Pay ₦50,000 by 4 December 2026. The invoice, with the account and the reference to give, is on the page of the facility in the portal.',
      'Put this right immediately, and keep evidence of what you have done. The Ministry may inspect the facility at any time.',
      howToContest,
      'Director Inspectorate Services',
    ],
  ],
  [
    'extension',
    {},
    [
      'Extension of the temporary approval of Alheri Clinic',
      `The Ministry has extended the temporary approval of ${application}, for the following reason:`,
      '“The laboratory has no licence.”',
      'The temporary approval is now valid until 31 December 2027. You can print the temporary statement of approval, number NSMOH/PHF/00042/2027, with the new last day from your account in the portal.',
      'A temporary approval is extended once. Put right whatever is outstanding before that day, so that the Ministry can decide on the full approval.',
      'Director Inspectorate Services',
    ],
  ],
])('writes the whole letter of %s: %j', (kind, known, lines) => {
  expect(wholeLetter(kind, known)).toEqual(lines)
})

it('ends a receipt with what makes it genuine', () => {
  expect(wholeLetter('receipt', {}).at(-2)).toBe(
    'Keep this receipt. The Ministry tells everybody who quotes its number whether it is genuine.',
  )
})

it('numbers letters with six figures', () => {
  expect([letterNumber(2026, 7), letterNumber(2027, 1_234_567)]).toEqual(['LET-2026-000007', 'LET-2027-1234567'])
})
