import { describe, expect, it } from 'vitest'
import type { Duty } from '../accounts/capabilities.ts'
import type { SignOff, Stage, StageSigner } from './stages.ts'
import { type Signers, signersOf, signsAs, whoSigns, whyNotSigned } from './who-signs.ts'

const officer = (id: number, ...duties: Duty[]) => ({ id, privilege_type: 'admin' as const, duties })
const sule = { title: 'Hon. Commissioner', user_id: 4, name: 'Dr Fatima Sule' } as const
const signers: Signers = {
  office_users: [sule],
  officers: [
    { id: 1, duties: ['decide'] },
    { id: 2, duties: ['review'] },
    { id: 4, duties: [] },
  ],
}

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

describe('with separate hands', () => {
  const stage = (id: number, signed_by: StageSigner): Stage => ({
    ...{ id, name: `Stage ${id}`, terms_id: id, signed_by, promised_days: 3, back_to: [] },
    ...{ needs_verdicts: false, needs_payment: false, needs_inspection: false },
  })
  const signedBy = (id: number): SignOff => ({
    ...{ stage_id: 1, round: 1, verdict: 'agree', remark: null, signed_as: 'decide' },
    ...{ user: { id, first_name: 'Amina', last_name: 'Bello' }, signed_at: '2026-06-16T09:00:00.000Z' },
  })
  const facts = { hasVerdicts: true, isPaid: true, isInspected: true }
  /** Why an officer cannot sign the second stage after the same officer signed the first one. */
  const second = (who: { id: number; duties: Duty[] }, signed_by: StageSigner, by: Signers) => {
    const present = stage(2, signed_by)
    const stages = [
      { ...stage(1, 'review'), sign_off: signedBy(who.id) },
      { ...present, sign_off: null },
    ]
    const now = { stages, present, since: '2026-06-16T09:00:00.000Z', round: 1 }
    return whyNotSigned(officer(who.id, ...who.duties), now, { signers: by, facts, separateHands: true })
  }
  const another = (name: string) => `You signed “Stage 1” of this application, so another officer must sign “${name}”`
  const decider = { id: 1, duties: ['decide'] as Duty[] }

  it('nobody signs a second stage while another officer can sign it who has signed none', () => {
    const two = { ...signers, officers: [...signers.officers, { id: 3, duties: ['decide'] as const }] }
    for (const signed_by of ['decide', 'Permanent Secretary', 'inspect'] as const) {
      expect(second(decider, signed_by, two)).toBe(another('Stage 2'))
    }
    const deputy = { ...signers, office_users: [sule, { ...sule, user_id: 9, name: 'Dr Musa Bello' }] }
    expect(second({ id: 4, duties: [] }, 'Hon. Commissioner', deputy)).toBe(another('Stage 2'))
  })

  it('the only one who can sign it signs a second stage, so that no case waits for good', () => {
    for (const signed_by of ['decide', 'Permanent Secretary', 'inspect'] as const) {
      expect(second(decider, signed_by, signers)).toBeUndefined()
    }
    expect(second({ id: 4, duties: [] }, 'Hon. Commissioner', signers)).toBeUndefined()
  })
})
