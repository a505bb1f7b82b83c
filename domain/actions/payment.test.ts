import { expect, it } from 'vitest'
import { checkPaymentAction, offeredPaymentActions, paymentActionTo } from './payment.ts'

const cashier = { privilege_type: 'admin', duties: ['finance'] } as const
const reviewer = { privilege_type: 'admin', duties: ['review'] } as const
const owner = { privilege_type: 'user', duties: [] } as const

it.each([
  ['submitted', ['Confirm payment', 'Refuse payment']],
  ['confirmed', ['Take back decision']],
  ['refused', ['Take back decision']],
] as const)('offers for a %s payment %j, to officers with the duty only', (status, offered) => {
  expect(offeredPaymentActions(cashier, status)).toEqual(offered)
  expect(offeredPaymentActions(reviewer, status)).toEqual([])
  expect(offeredPaymentActions(owner, status)).toEqual([])
})

it('finds the action by the status that it leads to, and refuses what is not offered', () => {
  expect(paymentActionTo('confirmed')).toBe('Confirm payment')
  expect(paymentActionTo('submitted')).toBe('Take back decision')
  expect(() => checkPaymentAction('Confirm payment', 'submitted')).not.toThrow()
  expect(() => checkPaymentAction('Refuse payment', 'confirmed')).toThrow('because this payment is confirmed')
  expect(() => checkPaymentAction('Refuse payment', 'confirmed')).toThrow(
    expect.objectContaining({ extra: { status: 'confirmed', offered: ['Take back decision'] } }),
  )
})
