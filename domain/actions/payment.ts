import { mayDo, type Person } from '../accounts/capabilities.ts'
import type { PaymentStatus } from '../money/invoices.ts'
import { refuse } from '../refusal.ts'
import type { Action } from './action.ts'
import { completeChange } from './complete-change.ts'

/** The states of a payment in the action table. */
export const paymentStates = ['submitted', 'confirmed', 'refused'] as const satisfies readonly PaymentStatus[]

/** What officers decide about a payment. */
export const paymentActionNames = ['Confirm payment', 'Refuse payment', 'Take back decision'] as const

/** One of `paymentActionNames`. */
export type PaymentActionName = (typeof paymentActionNames)[number]

interface PaymentAction extends Action<PaymentStatus, PaymentStatus> {
  leadsTo: PaymentStatus
}

/** What can happen to a payment, who may do it, when, and what follows. Each decision is a row that is never changed. */
export const paymentActions = {
  'Confirm payment': {
    may: 'decide on a payment',
    offeredWhen: ['submitted'],
    leadsTo: 'confirmed',
    asks: [],
    message: 'The payment is confirmed',
    recordedAs: 'confirmed #',
    causes: {
      writesLetter: 'receipt',
      completesChange: completeChange,
      notifiesOwner: {
        kind: 'payment',
        title: 'Your payment is confirmed',
        about: 'registration',
        next: 'You can print its receipt.',
      },
    },
  },
  'Refuse payment': {
    may: 'decide on a payment',
    offeredWhen: ['submitted'],
    leadsTo: 'refused',
    asks: ['a reason'],
    message: 'The payment is refused',
    recordedAs: 'refused #',
    causes: {
      notifiesOwner: {
        kind: 'payment',
        title: 'Your payment is refused',
        about: 'registration',
        next: 'Record it again with the right receipt, or ask the ministry.',
      },
    },
  },
  'Take back decision': {
    may: 'decide on a payment',
    offeredWhen: ['confirmed', 'refused'],
    leadsTo: 'submitted',
    asks: ['a reason'],
    message: 'The decision is taken back',
    recordedAs: 'took back the decision on #',
    causes: {
      notifiesOwner: {
        kind: 'payment',
        title: 'The decision on your payment was taken back',
        about: 'registration',
        next: 'The ministry decides again.',
      },
    },
  },
} as const satisfies Record<PaymentActionName, PaymentAction>

/** The row of an action. */
export function paymentAction(name: PaymentActionName): PaymentAction {
  return paymentActions[name]
}

/** The action that gives a payment this status. */
export function paymentActionTo(status: PaymentStatus): PaymentActionName {
  const name = paymentActionNames.find((action) => paymentAction(action).leadsTo === status)
  if (!name) throw new RangeError(`No action leads to ${status}`)
  return name
}

/** What a person may do with a payment. */
export function offeredPaymentActions(person: Person, status: PaymentStatus): PaymentActionName[] {
  return paymentActionNames.filter((name) => {
    const { may, offeredWhen } = paymentAction(name)
    return mayDo(person, may) && offeredWhen.includes(status)
  })
}

/** Throws Refusal `action_not_offered` unless the action is offered in this status. */
export function checkPaymentAction(name: PaymentActionName, status: PaymentStatus): void {
  if (paymentAction(name).offeredWhen.includes(status)) return
  const offered = paymentActionNames.filter((other) => paymentAction(other).offeredWhen.includes(status))
  refuse('action_not_offered', `${name} is not possible, because this payment is ${status}`, { status, offered })
}
