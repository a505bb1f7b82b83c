import { expect, it } from 'vitest'
import { askableKinds, type ChangeFacts } from './askable-changes.ts'
import { explainChange } from './explain-change.ts'

const licensed: ChangeFacts = {
  newest: { status: 'Approved', reference: 'APP-2026-000007' },
  was_approved: true,
  user_id: 7,
  open_changes: [],
}
const renewing: ChangeFacts = { ...licensed, newest: { status: 'pending', reference: 'APP-2026-000152' } }

it.each([
  ['licensed', licensed, ['operating officer', 'contacts', 'beds and services', 'details']],
  ['under renewal', renewing, ['contacts', 'details']],
  [
    'without a registration',
    { ...licensed, newest: undefined },
    ['operating officer', 'contacts', 'beds and services', 'details'],
  ],
  [
    'asked to change',
    { ...licensed, open_changes: [{ id: 3, kind: 'details' }] },
    ['operating officer', 'contacts', 'beds and services'],
  ],
  ['asked about one kind', { ...renewing, asked_kind: 'operating officer' }, []],
] as const)('can change, while it is %s, what no registration and no request holds', (_state, facts, kinds) => {
  expect(askableKinds(facts)).toEqual(kinds)
})

const inRenewal =
  'The registration APP-2026-000152 of this facility is open. Change the beds and services in it, or wait until it is decided'

it('explains why a section of an open registration is neither asked for nor accepted', () => {
  const asking = { ...renewing, asked_kind: 'beds and services' } as const
  expect(explainChange('Ask for a change', asking)).toEqual({ detail: inRenewal })
  const open_changes = [{ id: 3, kind: 'beds and services' }] as const
  expect(explainChange('Accept change', { ...renewing, open_changes })).toEqual({ detail: inRenewal })
  expect(explainChange('Accept change', { ...licensed, open_changes })).toBeUndefined()
  expect(explainChange('Close', renewing)).toBeUndefined()
})

it('names the ways out while the registration waits for its decision, when nothing can be changed in it', () => {
  const newest = { status: 'Awaiting decision', reference: 'APP-2026-000152' } as const
  const deciding = { ...renewing, newest, asked_kind: 'beds and services' } as const
  expect(explainChange('Ask for a change', deciding)).toEqual({
    detail:
      'The registration APP-2026-000152 of this facility waits for its decision. To change the beds and services, ask the ministry to return it, or withdraw it. Otherwise wait until it is decided',
  })
  // An officer, who records for a facility without an owner account, can still change it there.
  expect(explainChange('Record change', { ...deciding, user_id: null })).toEqual({ detail: inRenewal })
})
