import { describe, expect, it } from 'vitest'
import { canSeparateHands, obstacleForHands, sentenceOf } from './separate-hands.ts'

const [me, other] = [1, 2]
const nobody = { considered_by: [], judged_by: [], approved_by: [], inspected_by: [] }

describe('two officers, one of whom considers and one approves', () => {
  it.each([
    { who: 'nobody considered', hands: {}, says: 'Another officer must consider this application' },
    {
      who: 'another officer gave one verdict',
      hands: { considered_by: [other] },
      says: 'Another officer must consider this application',
    },
    {
      who: 'another officer gave both verdicts',
      hands: { considered_by: [other], judged_by: [other] },
      says: undefined,
    },
    {
      who: 'I gave both verdicts',
      hands: { considered_by: [me], judged_by: [me] },
      says: 'You considered this application, so another officer must approve it',
    },
    {
      who: 'I gave one verdict and another officer both',
      hands: { considered_by: [me, other], judged_by: [other] },
      says: 'You considered this application, so another officer must approve it',
    },
    {
      who: 'another officer gave both verdicts, and I inspected',
      hands: { considered_by: [other], judged_by: [other], inspected_by: [me, other] },
      says: 'You took part in the inspection of this facility, so another officer must approve this application',
    },
  ])('when $who, answers Approve with: $says', ({ hands, says }) => {
    expect(obstacleForHands('Approve', me, { ...nobody, ...hands })?.message).toBe(says)
  })

  it('keep whoever approved from considering, also when others approved too', () => {
    const refused = 'You approved this registration, so another officer must consider it'
    expect(obstacleForHands('Consider', me, { ...nobody, approved_by: [other, me] })?.message).toBe(refused)
    expect(obstacleForHands('Consider', me, { ...nobody, approved_by: [other], considered_by: [me] })).toBeUndefined()
  })
})

it('says what to do while there is no other officer', () => {
  const obstacle = {
    message: 'Another officer must consider this application',
    neededOf: 'consider a registration',
  } as const
  expect(sentenceOf(obstacle, true)).toBe('Another officer must consider this application')
  expect(sentenceOf(obstacle, false)).toBe('Another officer must consider this application. Invite one under Users.')
})

it.each([
  ['one who does both', [['review', 'decide']], false],
  ['one who considers alone', [['review'], ['finance']], false],
  ['one who approves alone', [['decide'], ['finance']], false],
  ['one who considers and one who approves', [['review'], ['decide']], true],
  ['one who does both and one who considers', [['review', 'decide'], ['review']], true],
  [
    'two who do both',
    [
      ['review', 'decide'],
      ['review', 'decide'],
    ],
    true,
  ],
  ['nobody', [], false],
] as const)('can be kept with %s: %s %s', (_, duties, can) => {
  expect(canSeparateHands(duties.map((held) => ({ privilege_type: 'admin', duties: [...held] })))).toBe(can)
})
