import { statementLine } from '@portal/contract/money/bank-statement.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { expect, it } from 'vitest'
import { leftOf } from './chosen-parts.tsx'

const line = exampleOf(statementLine)
const [target] = line.targets
if (!target) throw new Error('The example has a target')

it.each([
  [1.1, ['1.10'], 0],
  [1500.5, ['1,000.25', '₦500.25'], 0],
  [3.3, ['1.1', '2.2'], 0],
  [100, ['40.10'], 59.9],
  [100, ['60', '60'], -20],
  [100, ['', 'ten'], 100],
])('of ₦%d, with the parts %j, %d is left', (amount, parts, left) => {
  const chosen = parts.map((part) => ({ target, amount: part }))
  expect(leftOf({ ...line, amount }, chosen)).toBe(left)
})
