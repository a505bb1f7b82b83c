import { checkedPaper } from '@portal/contract/licences/checked-paper.ts'
import { checkOutcomes } from '@portal/domain/licences/verification.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAnswer } from './is-answer.ts'

const wrong = fc.oneof(fc.constantFrom(undefined, null, '', 0, [], {}, [null], true), fc.string())
const mostly = <T>(...values: T[]) =>
  fc.oneof({ weight: 14, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: wrong })
const day = mostly<unknown>('2026-04-07', '2028-02-29', '2026-12-31', '2026-02-30', '26-04-07')
const condition = fc.record({ text: mostly<unknown>('Repair the roof.'), due_date: fc.oneof(day, fc.constant(null)) })
const stated = fc.record(
  {
    kind: mostly<unknown>('certificate', 'statement'),
    facility_name: mostly<unknown>('Ayọ̀délé Family Clinic'),
    category: mostly<unknown>('Private Clinic'),
    address: mostly<unknown>('12 Market Road, Bida'),
    lga: mostly<unknown>('Bida'),
    owner_name: mostly<unknown>('Halima Bello'),
    operating_officer: mostly<unknown>('Ngozi Okafor', null),
    issue: mostly<unknown>(1, 2, 1.5),
    reissued_on: fc.oneof(day, fc.constant(null)),
    issue_date: day,
    expiry_date: day,
    conditions: fc.oneof(
      { weight: 8, arbitrary: fc.array(condition, { maxLength: 2 }) },
      { weight: 1, arbitrary: wrong },
    ),
  },
  { noNullPrototype: true },
)
const inspection = fc.record(
  { done_on: day, class: mostly<unknown>('fully compliant', 'not compliant', 'compliant') },
  { noNullPrototype: true },
)
const answer = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record(
      {
        number: mostly<unknown>('NSMOH/PHF/00042/2026'),
        outcome: mostly<unknown>(...checkOutcomes, 'Valid'),
        stated: fc.oneof({ weight: 8, arbitrary: stated }, { weight: 1, arbitrary: wrong }),
        inspection: fc.oneof({ weight: 8, arbitrary: inspection }, { weight: 1, arbitrary: wrong }),
      },
      { requiredKeys: ['number', 'outcome'], noNullPrototype: true },
    ),
  },
  { weight: 1, arbitrary: wrong },
)

it('takes for an answer of the portal exactly what the contract does', () => {
  const seen = { accepted: 0, refused: 0 }
  fc.assert(
    fc.property(answer, (value) => {
      const isAccepted = checkedPaper.safeParse(value).success
      seen[isAccepted ? 'accepted' : 'refused'] += 1
      expect(isAnswer(value)).toBe(isAccepted)
    }),
    { numRuns: 5000 },
  )
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(100)
})
