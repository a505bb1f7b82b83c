import { describe, expect, it } from 'vitest'
import {
  againstDecision,
  againstInWords,
  checkOf,
  checkSettings,
  findAgainst,
  findInFavour,
  needsReason,
  obstacleOfFacts,
} from './decision-checks.ts'

type Facts = Parameters<typeof findAgainst>[0]

const inOrder: Facts = {
  officerId: 1,
  assignee: null,
  submitted_at: '2026-03-20T09:00:00.000Z',
  missing: [],
  consideration: { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' },
  invoice: { number: 'INV-2026-000007', balance: 0 },
  inspection: null,
  inspection_before_approval: 'when recommended',
  stages: [],
}
const musa = { id: 2, first_name: 'Musa', last_name: 'Bello' }
const all = { information_verdict: 'Not-satisfactory', documents_verdict: 'Not-satisfactory' } as const

const asks = {
  against_other_officer: 'asks',
  against_not_submitted: 'asks',
  against_incomplete: 'asks',
  against_no_verdicts: 'asks',
  against_not_satisfactory: 'asks',
  against_not_agreed: 'asks',
  unpaid: 'warns',
  inspection_before_approval: 'when recommended',
} as const

describe('what a decision goes against', () => {
  it.each<[string, Partial<Facts>, string[], string[], string[]]>([
    ['nothing', {}, [], [], []],
    ['nothing, with the own case', { assignee: { ...musa, id: 1 } }, [], [], []],
    [
      'the case of another officer',
      { assignee: musa },
      ['Musa Bello has this application'],
      ['Musa Bello has this application'],
      ['Musa Bello has this application'],
    ],
    [
      'that it was never submitted',
      { submitted_at: null },
      ['This application was never submitted'],
      ['This application was never submitted'],
      [],
    ],
    [
      'that something is missing',
      { missing: ['payment'] },
      ['This application is not complete'],
      ['This application is not complete'],
      [],
    ],
    [
      'no consideration',
      { consideration: null },
      [],
      ['The verdicts on information and documents are not both given'],
      [],
    ],
    [
      'one verdict',
      { consideration: { information_verdict: 'Satisfactory', documents_verdict: null } },
      [],
      ['The verdicts on information and documents are not both given'],
      [],
    ],
    [
      'a bad verdict',
      { consideration: { information_verdict: 'Satisfactory', documents_verdict: 'Not-satisfactory' } },
      ['The verdict on documents is Not-satisfactory'],
      ['The verdict on documents is Not-satisfactory'],
      [],
    ],
    [
      'two bad verdicts',
      { consideration: all },
      ['The verdict on information and documents is Not-satisfactory'],
      ['The verdict on information and documents is Not-satisfactory'],
      [],
    ],
    [
      'what is not paid',
      { invoice: { number: 'INV-2026-000007', balance: 74_999.5 } },
      [],
      ['₦74,999.50 of INV-2026-000007 are not paid, or not confirmed yet'],
      [],
    ],
    ['nothing, without an invoice', { invoice: null }, [], [], []],
  ])('is %s', (_, facts, temporary, approve, decline) => {
    const against = findAgainst({ ...inOrder, ...facts })
    const messages = (['Temporary Approval', 'Approve', 'Decline'] as const).map((decision) =>
      againstDecision(decision, against).map(({ message }) => message),
    )
    expect(messages).toEqual([temporary, approve, decline])
  })
})

describe('a decision', () => {
  const unsubmitted = findAgainst({ ...inOrder, submitted_at: null })
  const unpaid = findAgainst({ ...inOrder, invoice: { number: 'INV-2026-000007', balance: 1 } })

  it('needs a reason if it is a decline, or goes against something', () => {
    expect(needsReason('Decline', [])).toBe(true)
    expect(needsReason('Approve', [])).toBe(false)
    expect(needsReason('Approve', unsubmitted)).toBe(true)
    expect(needsReason('Temporary Approval', unsubmitted)).toBe(true)
    expect(needsReason('Temporary Approval', unpaid)).toBe(false)
    expect(needsReason('Approve', unpaid)).toBe(true)
  })

  it('is blocked by what the ministry has set so, and by nothing else', () => {
    const blocks = { ...asks, against_not_submitted: 'blocks' } as const
    const sentence = (decision: string) =>
      `This application was never submitted. The ministry has set that ${decision} is not possible then.`
    expect(obstacleOfFacts('Approve', unsubmitted, asks)).toBeUndefined()
    expect(obstacleOfFacts('Approve', unsubmitted, blocks)).toBe(sentence('Approve'))
    expect(obstacleOfFacts('Temporary Approval', unsubmitted, blocks)).toBe(sentence('Temporary Approval'))
    expect(obstacleOfFacts('Decline', unsubmitted, blocks)).toBeUndefined()
    expect(obstacleOfFacts('Approve', unpaid, blocks)).toBeUndefined()
    expect(obstacleOfFacts('Approve', unpaid, { ...asks, unpaid: 'blocks' })).toBe(
      '₦1 of INV-2026-000007 are not paid, or not confirmed yet. The ministry has set that Approve is not possible then.',
    )
  })

  it('is told to officers with the reason, or that there is none', () => {
    expect(againstInWords(unsubmitted, null)).toBe(
      'Decided against the facts. This application was never submitted. No reason was given.',
    )
    expect(againstInWords([...unsubmitted, ...unpaid], 'Seen on site.')).toBe(
      'Decided against the facts. This application was never submitted. ₦1 of INV-2026-000007 are not paid, or not confirmed yet. The reason given: Seen on site.',
    )
  })
})

it('knows its settings by their names', () => {
  expect(checkSettings.map((name) => checkOf(name).label)).toEqual([
    'Another officer has the application',
    'The application was never submitted',
    'The application is not complete',
    'The two verdicts are not given',
    'A verdict is Not-satisfactory',
    'A stage was signed with “do not agree”',
  ])
})

describe('what speaks for an approval', () => {
  it('is the other side of each fact, in the same order', () => {
    expect(findInFavour(inOrder)).toEqual([
      { check: 'not_submitted', message: 'The application was submitted' },
      { check: 'incomplete', message: 'The application is complete' },
      { check: 'not_satisfactory', message: 'Both verdicts are Satisfactory' },
      { check: 'unpaid', message: 'INV-2026-000007 is paid and confirmed' },
    ])
  })

  it.each<[string, Partial<Facts>]>([
    ['not submitted', { submitted_at: null, missing: ['payment'], consideration: null, invoice: null }],
    ['judged badly', { submitted_at: null, missing: ['payment'], consideration: all, invoice: null }],
    [
      'judged by half and owing',
      {
        submitted_at: null,
        missing: ['payment'],
        consideration: { information_verdict: 'Satisfactory', documents_verdict: null },
        invoice: { number: 'INV-2026-000007', balance: 1 },
      },
    ],
  ])('is nothing where it is %s', (_, facts) => {
    expect(findInFavour({ ...inOrder, ...facts })).toEqual([])
  })
})
