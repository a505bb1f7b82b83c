import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { penalty } from '@portal/contract/standing/penalty.ts'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { PenaltyMoney } from './penalty-money.tsx'

it.each([
  ['open', {}, '₦100,000, to be paid by 29 June 2026. How to pay: invoice INV-2026-000009'],
  ['paid', {}, '₦100,000. Invoice INV-2026-000009'],
  [
    'waived',
    { decided_at: '2026-06-12T09:00:00.000Z', decision_reason: 'Flood.' },
    '₦100,000. Invoice INV-2026-000009On 12 June 2026: Flood.',
  ],
  ['open', { amount: null, due_date: null, invoice_id: null, invoice_number: null }, ''],
] as const)('says of a penalty that is %s with %j what is still expected', (status, facts, words) => {
  const { container } = renderComponent(<PenaltyMoney penalty={{ ...exampleOf(penalty), status, ...facts }} />)
  expect(container.textContent).toBe(words)
})
