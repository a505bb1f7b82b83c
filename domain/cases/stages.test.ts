import { describe, expect, it } from 'vitest'
import {
  type CaseStages,
  earlierStages,
  type Round,
  type SignOff,
  type Stage,
  stagesNow,
  unsignedInWords,
} from './stages.ts'

const needs = { needs_verdicts: false, needs_payment: false, needs_inspection: false }
const stage = (id: number, more: Partial<Stage> = {}): Stage => ({
  ...{ id, name: `Stage ${id}`, terms_id: 100 + id, signed_by: 'review', promised_days: 3, ...needs, back_to: [] },
  ...more,
})
const signed = (stage_id: number, round: number, at = '2026-06-16T09:00:00.000Z'): SignOff => ({
  ...{ stage_id, round, verdict: 'agree', remark: null, signed_as: 'review', signed_at: at },
  user: { id: 7, first_name: 'Amina', last_name: 'Bello' },
})
const round = (number: number, from_stage_id: number | null, begun_at: string): Round => ({
  number,
  from_stage_id,
  begun_at,
})

const since = '2026-06-15T09:00:00.000Z'
const stages = [stage(1), stage(2, { back_to: [1, 3] }), stage(3, { back_to: [2] })]
const submit = round(1, null, since)
/** How far a case is that was submitted last when the ministry got it. */
const nowOf = (stored: Omit<CaseStages, 'submitted_at'>) => stagesNow({ ...stored, submitted_at: stored.since })

describe('how far a case is', () => {
  it('begins with the first stage, when the ministry got it', () => {
    const now = nowOf({ stages, rounds: [submit], sign_offs: [], since })
    expect([now.present?.id, now.since, now.round]).toEqual([1, since, 1])
  })

  it('goes on with each sign-off, from its moment on', () => {
    const now = nowOf({ stages, rounds: [submit], sign_offs: [signed(1, 1)], since })
    expect([now.present?.id, now.since]).toEqual([2, '2026-06-16T09:00:00.000Z'])
  })

  it('has no present stage when all are signed, or there are none', () => {
    const all = [signed(1, 1), signed(2, 1), signed(3, 1)]
    expect(nowOf({ stages, rounds: [submit], sign_offs: all, since }).present).toBeNull()
    expect(nowOf({ stages: [], rounds: [], sign_offs: [], since })).toEqual({
      stages: [],
      present: null,
      since,
      round: 0,
    })
  })

  it('begins again at the stage to which it was sent back, and keeps what was signed before that', () => {
    const back = round(2, 2, '2026-06-17T09:00:00.000Z')
    const all = [signed(1, 1), signed(2, 1), signed(3, 1)]
    const now = nowOf({ stages, rounds: [submit, back], sign_offs: all, since })
    expect([now.present?.id, now.since, now.round]).toEqual([2, '2026-06-17T09:00:00.000Z', 2])
    expect(now.stages.map(({ sign_off }) => sign_off?.round ?? null)).toEqual([1, null, null])
    const again = nowOf({ stages, rounds: [submit, back], sign_offs: [...all, signed(2, 2)], since })
    expect(again.present?.id).toBe(3)
  })

  it('begins at the first stage after another Submit, and after a sending back to a stage that it has no more', () => {
    const all = [signed(1, 1), signed(2, 1)]
    for (const again of [round(2, null, since), round(2, 99, since)]) {
      expect(nowOf({ stages, rounds: [submit, again], sign_offs: all, since }).present?.id).toBe(1)
    }
  })

  it('begins at the first stage after a Submit of an older version, which records no round', () => {
    const again = '2026-06-18T09:00:00.000Z'
    const all = [signed(1, 1), signed(2, 1), signed(3, 1)]
    const now = nowOf({ stages, rounds: [submit], sign_offs: all, since: again })
    expect([now.present?.id, now.since, now.round]).toEqual([1, again, 2])
    const signedAgain = [...all, signed(1, 2, '2026-06-19T09:00:00.000Z'), signed(2, 2, '2026-06-19T10:00:00.000Z')]
    expect(nowOf({ stages, rounds: [submit], sign_offs: signedAgain, since: again }).present?.id).toBe(3)
    // Sent back after that, and then submitted once more without a round.
    const back = round(3, 2, '2026-06-20T09:00:00.000Z')
    const sentBack = { stages, rounds: [submit, back], sign_offs: signedAgain }
    expect(nowOf({ ...sentBack, since: again })).toMatchObject({ present: { id: 2 }, round: 3 })
    const third = nowOf({ ...sentBack, since: '2026-06-21T09:00:00.000Z' })
    expect([third.present?.id, third.round]).toEqual([1, 4])
  })

  it('keeps a stage that was signed before the Submit by whoever considered it early', () => {
    const now = stagesNow({ stages, rounds: [], sign_offs: [signed(1, 0)], submitted_at: null, since })
    expect([now.present?.id, now.round]).toEqual([2, 0])
  })
})

it('is sent back to stages that come before the present one alone', () => {
  const now = nowOf({ stages, rounds: [submit], sign_offs: [signed(1, 1)], since })
  expect(earlierStages(now).map(({ id }) => id)).toEqual([1])
  expect(earlierStages(nowOf({ stages, rounds: [submit], sign_offs: [], since }))).toEqual([])
})

it('names the stages that are not signed', () => {
  const now = nowOf({ stages, rounds: [submit], sign_offs: [signed(1, 1)], since })
  expect(unsignedInWords(now)).toBe('The stages “Stage 2” and “Stage 3” are not signed yet')
  expect(unsignedInWords({ stages: [] })).toBeUndefined()
})
