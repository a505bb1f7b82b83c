import { expect, it } from 'vitest'
import { wholeLetter } from '../testing/whole-letter.ts'
import type { LetterSubject } from './letter.ts'
import type { LetterKind } from './letter-kinds.ts'

const restriction = { noun: 'suspension', from_date: '2026-11-20', until_date: null, reason: 'There is no doctor.' }
const contested = { against: 'penalty', decided_on: '2026-11-03', made_on: '2026-11-10' } as const

const howToContest =
  'If you do not agree with this decision, write to the Ministry at the above address until 18 December 2026, with your reasons and the documents that support them.'

it.each<[LetterKind, Partial<LetterSubject>, string[]]>([
  [
    'suspension',
    { restriction },
    [
      'Suspension of Alheri Clinic',
      'The Ministry suspends Alheri Clinic (Primary Health Clinic) from 20 November 2026 until the Ministry lifts it, for the following reason:',
      '“There is no doctor.”',
      'The certificate of registration does not count during these days, and nothing is approved for the facility.',
      'Put right what is named above, and tell the Ministry as soon as it is done.',
      howToContest,
      'Permanent Secretary',
    ],
  ],
  [
    'sealing',
    { restriction: { ...restriction, until_date: '2026-12-20' } },
    [
      'Sealing of Alheri Clinic',
      'The Ministry seals the premises of Alheri Clinic (Primary Health Clinic) from 20 November 2026 until 20 December 2026, for the following reason:',
      '“There is no doctor.”',
      'No patient may be received there during these days, the seals may not be broken, and nothing is approved for the facility.',
      howToContest,
      'Permanent Secretary',
    ],
  ],
  [
    'revocation',
    { restriction },
    [
      'Revocation of the licence of Alheri Clinic',
      'The Ministry revokes the licence of Alheri Clinic (Primary Health Clinic) from 20 November 2026 until the Ministry lifts it, for the following reason:',
      '“There is no doctor.”',
      'The certificate of registration does not count any more. Nothing can be started or approved for the facility during these days.',
      howToContest,
      'Hon. Commissioner',
    ],
  ],
  [
    'lifting',
    { restriction },
    [
      'Lifting of the suspension of Alheri Clinic',
      'The Ministry lifts the suspension of Alheri Clinic (Primary Health Clinic), which was in place since 20 November 2026, on 20 November 2026.',
      '“There is no doctor.”',
      'The page of the facility in your account in the portal shows how it stands now.',
      'Permanent Secretary',
    ],
  ],
  [
    'lifting',
    { restriction: { ...restriction, from_date: '2026-10-01' } },
    [
      'Lifting of the suspension of Alheri Clinic',
      'The Ministry lifts the suspension of Alheri Clinic (Primary Health Clinic), which was in place since 1 October 2026, on 20 November 2026.',
      '“There is no doctor.”',
      'The page of the facility in your account in the portal shows how it stands now.',
      'Permanent Secretary',
    ],
  ],
  [
    'lifting',
    { restriction: { ...restriction, noun: 'sealing', from_date: '2026-10-01', until_date: '2026-12-20' } },
    [
      'Lifting of the sealing of Alheri Clinic',
      'The Ministry lifts the sealing of Alheri Clinic (Primary Health Clinic), which was in place from 1 October 2026 until 20 December 2026, on 20 November 2026.',
      '“There is no doctor.”',
      'The page of the facility in your account in the portal shows how it stands now.',
      'Permanent Secretary',
    ],
  ],
  [
    'decision upheld',
    { contested },
    [
      'Your representation against the penalty of 3 November 2026',
      'On 10 November 2026 you made a representation against the penalty of 3 November 2026, which concerns Alheri Clinic (application APP-2026-000041). The Ministry has considered it, and upholds its decision for the following reason:',
      '“The laboratory has no licence.”',
      'The penalty stands.',
      'Permanent Secretary',
    ],
  ],
  [
    'decision upheld',
    { contested: { ...contested, against: 'decline' } },
    [
      'Your representation against the decline of 3 November 2026',
      'On 10 November 2026 you made a representation against the decline of 3 November 2026, which concerns Alheri Clinic (application APP-2026-000041). The Ministry has considered it, and upholds its decision for the following reason:',
      '“The laboratory has no licence.”',
      'The application stays declined. If you can put right what is missing, correct it in your account and submit it again by 3 November 2027.',
      'Permanent Secretary',
    ],
  ],
  [
    'decision upheld',
    { contested: { ...contested, against: 'suspension' }, reference: null },
    [
      'Your representation against the suspension of 3 November 2026',
      'On 10 November 2026 you made a representation against the suspension of 3 November 2026, which concerns Alheri Clinic. The Ministry has considered it, and upholds its decision for the following reason:',
      '“The laboratory has no licence.”',
      'The suspension holds as before.',
      'Permanent Secretary',
    ],
  ],
  [
    'decision upheld',
    { contested: { ...contested, against: 'revocation' } },
    [
      'Your representation against the revocation of 3 November 2026',
      'On 10 November 2026 you made a representation against the revocation of 3 November 2026, which concerns Alheri Clinic (application APP-2026-000041). The Ministry has considered it, and upholds its decision for the following reason:',
      '“The laboratory has no licence.”',
      'The revocation holds as before.',
      'Permanent Secretary',
    ],
  ],
  [
    'decision set aside',
    { contested, amount: 50_000 },
    [
      'Your representation against the penalty of 3 November 2026',
      'On 10 November 2026 you made a representation against the penalty of 3 November 2026, which concerns Alheri Clinic (application APP-2026-000041). The Ministry has considered it, and sets its decision aside for the following reason:',
      '“The laboratory has no licence.”',
      'The penalty no longer counts, and nothing is to be paid for it. If you have paid it, write to the Ministry at the above address about the ₦50,000.',
      'Permanent Secretary',
    ],
  ],
  [
    'decision set aside',
    { contested: { ...contested, against: 'suspension' } },
    [
      'Your representation against the suspension of 3 November 2026',
      'On 10 November 2026 you made a representation against the suspension of 3 November 2026, which concerns Alheri Clinic (application APP-2026-000041). The Ministry has considered it, and sets its decision aside for the following reason:',
      '“The laboratory has no licence.”',
      'The suspension is lifted today. The page of the facility in your account in the portal shows how it stands now.',
      'Permanent Secretary',
    ],
  ],
  [
    'decision set aside',
    { contested: { ...contested, against: 'sealing' } },
    [
      'Your representation against the sealing of 3 November 2026',
      'On 10 November 2026 you made a representation against the sealing of 3 November 2026, which concerns Alheri Clinic (application APP-2026-000041). The Ministry has considered it, and sets its decision aside for the following reason:',
      '“The laboratory has no licence.”',
      'The sealing is lifted today. The page of the facility in your account in the portal shows how it stands now.',
      'Permanent Secretary',
    ],
  ],
  [
    'claim',
    { claim: { claimed_by: 'Aisha Sani', code_made_on: '2026-11-03' } },
    [
      'Your claim of Alheri Clinic',
      'On 20 November 2026 Aisha Sani claimed Alheri Clinic (Primary Health Clinic) in the portal. The Ministry has accepted the claim for the following reason: the code that was entered is that of the Ministry’s letter of 3 November 2026 to the owner, it was still valid, and nobody had used it.',
      'The facility, its applications and everything that was recorded for it are in your account from today on. Check what is recorded, and correct what is wrong.',
      'The code cannot be used again. If the facility is not yours, tell the Ministry at once.',
      'Director Inspectorate Services',
    ],
  ],
  [
    'reminder',
    {
      reminder: {
        registration_number: null,
        title: 'Your licence ends on 31 December 2027',
        paragraphs: ['Please renew it.'],
      },
    },
    [
      'Your licence ends on 31 December 2027',
      'The Ministry reminds you of the licence of Alheri Clinic (Primary Health Clinic).',
      'Please renew it.',
      'Director Inspectorate Services',
    ],
  ],
])('writes the whole letter of %s: %j', (kind, known, lines) => {
  expect(wholeLetter(kind, known)).toEqual(lines)
})
