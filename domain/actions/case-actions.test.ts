import { expect, it } from 'vitest'
import { checkHolder, offeredCaseActions } from './case-actions.ts'

const hauwa = { id: 1, first_name: 'Hauwa', last_name: 'Sani', privilege_type: 'admin', duties: ['review'] } as const
const musa = { id: 2, first_name: 'Musa', last_name: 'Bello', privilege_type: 'admin', duties: ['review'] } as const
const owner = { id: 3, privilege_type: 'user', duties: [] } as const
const facts = {
  status: 'pending',
  expiry_date: null,
  submitted_at: '2026-06-01T09:00:00.000Z',
  ended_at: null,
  has_newer: false,
} as const
const today = '2026-06-15'

it.each([
  ['nobody', null, ['Take case', 'Give case']],
  ['oneself', hauwa, ['Give case', 'Put back']],
  ['another officer', musa, ['Give case']],
] as const)('offers an officer what is possible while %s has the case', (_who, assignee, offered) => {
  expect(offeredCaseActions(hauwa, { ...facts, assignee }, today)).toEqual(offered)
})

it('offers nothing to an owner, and nothing once it is approved', () => {
  expect(offeredCaseActions(owner, { ...facts, assignee: null }, today)).toEqual([])
  expect(offeredCaseActions(hauwa, { ...facts, status: 'Approved', assignee: null }, today)).toEqual([])
})

it.each([
  ['Take case', musa, undefined, 'Musa Bello has this application'],
  ['Put back', musa, undefined, 'Musa Bello has this application'],
  ['Put back', null, undefined, 'Nobody has this application'],
  ['Give case', musa, null, 'Musa Bello has this application'],
  ['Give case', null, 2, 'Nobody has this application'],
] as const)('refuses %s while %j has it and %j was expected', (name, assignee, expected, detail) => {
  const check = () => checkHolder(name, hauwa, { ...facts, assignee }, { today, expected })
  expect(check).toThrow(detail)
})

it('lets a case be given away from the officer who was expected to have it', () => {
  expect(() => checkHolder('Give case', hauwa, { ...facts, assignee: musa }, { today, expected: 2 })).not.toThrow()
})
