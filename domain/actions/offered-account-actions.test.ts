import { expect, it } from 'vitest'
import {
  checkAccountAction,
  checkDuties,
  offeredAccountActions,
  offeredDutyActions,
} from './offered-account-actions.ts'

const manager = { id: 1, privilege_type: 'admin', duties: ['users'] } as const
const reviewer = { id: 3, privilege_type: 'admin', duties: ['review'] } as const
const active = {
  id: 2,
  privilege_type: 'admin',
  duties: ['review'],
  disabled_at: null,
  must_change_password: false,
  is_last_manager: false,
} as const
const invited = { ...active, must_change_password: true }
const disabled = { ...invited, disabled_at: '2026-03-02T09:00:00.000Z' }
const last = { ...active, is_last_manager: true }
const own = { ...active, id: 1 }

const rescue = ['Reset password', 'Make one-time code', 'Remove second factor', 'End sessions']

it.each([
  ['an active account', manager, active, ['Change account', 'Disable', ...rescue]],
  ['an invited one', manager, invited, ['Change account', 'Disable', ...rescue]],
  ['a disabled one', manager, disabled, ['Change account', 'Enable']],
  ['the last that manages users', manager, last, ['Change account', ...rescue]],
  ['one’s own', manager, own, ['Change account']],
  ['any, to an officer without the duty', reviewer, active, []],
])('offers for %s what the table says', (_, officer, account, offered) => {
  expect(offeredAccountActions(officer, account)).toEqual(offered)
})

it.each([
  ['Disable', last, 'Nobody else could manage officers then. Give another officer the duty “users” first.'],
  ['Disable', own, 'You cannot do this to your own account. Another officer who manages users can.'],
  ['Enable', active, 'Enable is not possible while this account is active.'],
  ['Enable', own, 'Enable is not possible while this account is active.'],
  ['Reset password', disabled, 'Reset password is not possible while this account is disabled.'],
] as const)('refuses to %s with the reason', (name, account, detail) => {
  expect(() => checkAccountAction(name, manager, account)).toThrow(detail)
})

it('takes what is offered, and what is about duties that wait', () => {
  expect(() => checkAccountAction('Disable', manager, active)).not.toThrow()
  expect(() => checkAccountAction('Withdraw duties', manager, disabled)).not.toThrow()
  expect(() => checkAccountAction('Confirm duties', manager, disabled)).toThrow('while this account is disabled')
})

it('keeps the duty of the last manager, and gives duties to officers only', () => {
  expect(() => checkDuties(manager, last, ['review'])).toThrow('Nobody else could manage officers')
  expect(() => checkDuties(manager, last, ['users'])).not.toThrow()
  expect(() => checkDuties(manager, { ...active, privilege_type: 'user' }, ['review'])).toThrow(
    'Only officers have duties',
  )
  expect(() => checkDuties(manager, { ...active, privilege_type: 'user' }, [])).not.toThrow()
})

it('lets nobody change their own duties', () => {
  expect(() => checkDuties(manager, own, ['review', 'users'])).toThrow(
    'You cannot change your own duties. Another officer who manages users can.',
  )
  expect(() => checkDuties(manager, own, [])).toThrow('You cannot change your own duties')
  expect(() => checkDuties(manager, own, ['review'])).not.toThrow()
})

it.each([
  ['another officer who manages users', { ...manager, id: 4 }, active, ['Confirm duties', 'Withdraw duties']],
  ['who gave them', manager, active, ['Withdraw duties']],
  ['who gets them', { ...manager, id: 2 }, active, ['Withdraw duties']],
  ['an officer without the duty', reviewer, active, []],
  ['another officer, while the account is disabled', { ...manager, id: 4 }, disabled, ['Withdraw duties']],
])('offers of duties that wait, to %s, what the table says', (_, officer, account, offered) => {
  expect(offeredDutyActions(officer, account, manager.id)).toEqual(offered)
})
