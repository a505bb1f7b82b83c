import { describe, expect, it } from 'vitest'
import { newestOf } from './kept-draft.ts'

const early = { value: { company_name: 'Alheri', owner_name: 'Amina' }, updated_at: '2026-11-20T09:00:00.000Z' }
const late = { value: { company_name: 'Nasara', website: 'nasara.example' }, updated_at: '2026-11-20T10:00:00.000Z' }
const together = {
  value: { company_name: 'Nasara', owner_name: 'Amina', website: 'nasara.example' },
  updated_at: '2026-11-20T10:00:00.000Z',
}

describe('a form opens with', () => {
  it.each([
    ['the newer values where the phone kept them later', early, late, together],
    ['the newer values where the server got them later', late, early, together],
    ['what the server has, if the phone kept nothing', early, null, early],
    ['what the phone kept, if the server has nothing', null, late, late],
    ['no values, if neither has a draft', null, null, null],
  ])('%s', (_what, saved, onPhone, opens) => {
    expect(newestOf(saved, onPhone)).toEqual(opens)
  })
})
