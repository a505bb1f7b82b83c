import { describe, expect, it } from 'vitest'
import type { Duty } from '../accounts/capabilities.ts'
import { type Signers, signersOf, signsAs, whoSigns } from './who-signs.ts'

const officer = (id: number, ...duties: Duty[]) => ({ id, privilege_type: 'admin' as const, duties })
const sule = { title: 'Hon. Commissioner', user_id: 4, name: 'Dr Fatima Sule' } as const
const signers: Signers = { office_users: [sule], held_duties: ['review', 'decide'] }

describe('who signs a stage', () => {
  it('is whoever has its duty', () => {
    expect(signsAs(officer(1, 'review'), { signed_by: 'review' }, signers)).toBe('review')
    expect(signsAs(officer(1, 'decide'), { signed_by: 'review' }, signers)).toBeUndefined()
    expect(
      signsAs({ id: 1, privilege_type: 'user', duties: ['review'] }, { signed_by: 'review' }, signers),
    ).toBeUndefined()
  })

  it('is whoever holds its office, whatever the duties are', () => {
    expect(signsAs(officer(4), { signed_by: 'Hon. Commissioner' }, signers)).toBe('Hon. Commissioner')
    expect(signsAs(officer(1, 'decide'), { signed_by: 'Hon. Commissioner' }, signers)).toBeUndefined()
    expect(whoSigns({ signed_by: 'Hon. Commissioner' }, signers)).toBe('the Hon. Commissioner (Dr Fatima Sule)')
  })

  it('is whoever decides, in place of an office or a duty that nobody has', () => {
    expect(signsAs(officer(1, 'decide'), { signed_by: 'Permanent Secretary' }, signers)).toBe('decide')
    expect(signsAs(officer(1, 'decide'), { signed_by: 'inspect' }, signers)).toBe('decide')
    expect(signsAs(officer(1, 'review'), { signed_by: 'inspect' }, signers)).toBeUndefined()
    expect(whoSigns({ signed_by: 'inspect' }, signers)).toBe(
      'an officer with the duty decide, because nobody has the duty inspect',
    )
  })

  it('may be one person for several', () => {
    const all = ['review', 'decide', 'inspect', 'Hon. Commissioner', 'Permanent Secretary'] as const
    expect(signersOf(officer(4, 'decide'), all, signers)).toEqual([
      'decide',
      'inspect',
      'Hon. Commissioner',
      'Permanent Secretary',
    ])
    expect(signersOf(officer(5, 'finance'), all, signers)).toEqual([])
  })
})
