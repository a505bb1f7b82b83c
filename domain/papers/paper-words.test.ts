import { expect, it } from 'vitest'
import { howToCheck } from './how-to-check.ts'
import { conditionsHeading, wordings } from './wordings.ts'

it.each([
  [
    { kind: 'certificate', hasCode: true, address: 'portal.example.org/verify' },
    'Is this certificate genuine?',
    'Scan the code with a phone. Or go to portal.example.org/verify and enter the number of this certificate and its check code.',
  ],
  [
    { kind: 'statement', hasCode: false, address: null },
    'Is this statement genuine?',
    'Go to the portal of the ministry, at /verify, and enter the number of this statement and its check code.',
  ],
] as const)('tells how to check a paper: %j', (paper, question, answer) => {
  expect(howToCheck(paper)).toEqual({ question, answer })
})

it('words the two papers as the specification does', () => {
  const worded = (kind: 'certificate' | 'statement') => ({
    ...wordings[kind],
    grants: wordings[kind].grants({ ministry: 'Niger State Ministry of Health' }),
  })
  expect(worded('certificate')).toEqual({
    title: 'Certificate of Registration',
    as: 'as a Private Health Facility',
    begins: 'This is to certify that',
    grants: 'is registered with the Niger State Ministry of Health as a private health facility.',
    numbered: 'Certificate No.',
  })
  expect(worded('statement')).toEqual({
    title: 'Temporary Statement of Approval',
    begins: 'This is to state that',
    grants:
      'has the temporary approval of the Niger State Ministry of Health to operate as a private health facility until the expiry date below.',
    note: 'This statement is not a certificate of registration.',
    numbered: 'Reference No.',
  })
})

it('says above the conditions that the paper counts only with them', () => {
  expect([conditionsHeading(1), conditionsHeading(2)]).toEqual([
    'Valid only with this condition',
    'Valid only with these conditions',
  ])
})
