import '../../../testing/matchers.ts'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import {
  answerEveryQuestion,
  completeApplication,
  confirmEverySection,
  makePayment,
} from '../../../testing/complete-application.ts'
import { makeFacility } from '../../../testing/factories.ts'
import { notStarted, play } from '../../../testing/lifecycle-model.ts'
import { followingMoves, lifeMoves, type Move, moves } from '../../../testing/lifecycle-moves.ts'
import type { MoveWorld } from '../../../testing/make-following-move.ts'
import { makeMove } from '../../../testing/make-move.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const mortuary = 14

/** The moves that lead to each situation of a registration from its start. */
const situations: Record<string, Move[]> = {
  pending: [],
  'submitted and pending': ['submit'],
  'returned and pending': ['submit', 'return the staff'],
  'returned while awaiting decision, never submitted': ['consider with both verdicts', 'return the staff'],
  'Awaiting decision': ['consider with both verdicts'],
  'Temporarily approved': ['Temporarily approved'],
  'Temporarily approved and past its date': ['Temporarily approved', 'a year passes'],
  'Temporarily approved and extended': ['Temporarily approved', 'extend'],
  'Approved and revoked, past its date': ['consider with both verdicts', 'Approved', 'revoke', 'a year passes'],
  Approved: ['consider with both verdicts', 'Approved'],
  'Approved and past its date': ['consider with both verdicts', 'Approved', 'a year passes'],
  'renewed and pending': ['consider with both verdicts', 'Approved', 'a year passes', 'start'],
  declined: ['declined'],
  withdrawn: ['submit', 'withdraw'],
  'withdrawn, and started again': ['withdraw', 'start'],
  'a renewal that was withdrawn': ['consider with both verdicts', 'Approved', 'a year passes', 'start', 'withdraw'],
}

/** The moves that lead to each situation of what follows a decision. */
const followingSituations: Record<string, Move[]> = {
  'approved with a condition': ['consider with both verdicts', 'approve with a condition'],
  'of a condition that is met': [
    'consider with both verdicts',
    'approve with a condition',
    'mark the condition as met',
  ],
  'declined, penalised and sealed': ['declined', 'penalise', 'seal'],
  'of three representations that wait': [
    'declined',
    'penalise',
    'seal',
    'contest the decline',
    'contest the penalty',
    'contest the sealing',
  ],
  'upheld, waived and lifted': [
    'declined',
    'penalise',
    'seal',
    'contest the decline',
    'contest the penalty',
    'contest the sealing',
    'uphold the decline',
    'waive the penalty',
    'lift',
  ],
  'set aside, and declined, penalised and sealed again': [
    'declined',
    'penalise',
    'seal',
    'contest the decline',
    'contest the penalty',
    'contest the sealing',
    'set aside the decline',
    'set aside the penalty',
    'set aside the sealing',
    'declined',
    'penalise',
    'seal',
  ],
  'too old to be contested': ['declined', 'penalise', 'seal', 'a year passes'],
}

/**
 * Sequences that make each move in the situation. A move that leaves the situation as it is, such as one that is refused,
 * needs no facility of its own: all of them follow each other, each made in the same situation as the one before.
 */
function sequencesFrom(before: Move[], tried: readonly Move[]): Move[][] {
  const situation = ['start' as const, ...before].reduce((model, move) => play(model, move).next, notStarted)
  const leavesItAsItIs = (move: Move) => isDeepStrictEqual(play(situation, move).next, situation)
  const staying = tried.filter(leavesItAsItIs)
  const leaving = tried.filter((move) => !leavesItAsItIs(move))
  return [[...before, ...staying], ...leaving.map((move) => [...before, move])]
}

/** Approvals and years are more frequent, so that many licences expire and are renewed. */
const anyMove = fc.oneof(fc.constantFrom(...moves), fc.constantFrom<Move>('Approved', 'a year passes', 'start'))

/** Set LIFECYCLE_RUNS=2000 to try more sequences after a change of the rules. */
const numRuns = Number(process.env.LIFECYCLE_RUNS ?? 40)

describe('the life of a registration', () => {
  let portal: TestApp
  let ownerId: number
  let people: Pick<MoveWorld, 'owner' | 'rival' | 'officer' | 'second'>
  beforeAll(async () => {
    portal = await testApp()
    const { app, db } = portal
    const owner = await makeOwner(db)
    ownerId = owner.id
    const client = async (person: Promise<Person>) => as(await person, app)
    people = {
      owner: as(owner, app),
      rival: await client(makeOwner(db)),
      officer: await client(makeOfficer(db)),
      second: await client(makeOfficer(db)),
    }
  })

  it.each(Object.entries(situations))('follows the rules in every move while it is %s', async (_, before) => {
    for (const sequence of sequencesFrom(before, lifeMoves)) await playAll(sequence)
  })

  it.each(Object.entries(followingSituations))(
    'follows the rules in what follows a decision: %s',
    async (_, before) => {
      for (const sequence of sequencesFrom(before, followingMoves)) await playAll(sequence)
    },
  )

  it('follows the rules in any sequence of moves by several people', { timeout: 3_600_000 }, async () => {
    const anySequence = fc.array(anyMove, { minLength: 4, maxLength: 16 })
    await fc.assert(fc.asyncProperty(anySequence, playAll), { numRuns })
  })

  /** Starts a registration of a new facility, makes the moves, and compares each with the model. */
  async function playAll(sequence: Move[]): Promise<void> {
    const { db, setClock } = portal
    const facility = await makeFacility(db, { user_id: ownerId, facility_type_id: mortuary })
    let model = notStarted
    let id = 0
    let step = 0
    for (const move of ['start', ...sequence] as const) {
      // Two decisions are never of the same moment.
      setClock(`${model.year}-06-15T09:${String(10 + step).padStart(2, '0')}:00Z`)
      step += 1
      const { succeeds, next } = play(model, move)
      const world = { ...people, facility_id: facility.id, registration_id: id, year: model.year }
      const answer = await makeMove(world, move)
      expect(answer === undefined || answer.status < 400, `${move} while ${JSON.stringify(model)}`).toBe(succeeds)
      model = next
      if (move === 'start' && answer && succeeds) await begin(answer.reply)
      const { status, ended_at } = await db
        .selectFrom('registration')
        .where('id', '=', id)
        .select(['status', 'ended_at'])
        .executeTakeFirstOrThrow()
      expect(ended_at === null ? status : 'withdrawn', `after ${move}`).toBe(model.status)
    }

    async function begin(reply: unknown) {
      const started = reply as { data: { id: number; kind: string } }
      const isFirst = id === 0
      id = started.data.id
      // More than twelve months after its end a licence is no longer renewed.
      const mayRenew = model.isRenewal && model.year - model.until <= 1
      expect(started.data.kind).toBe(mayRenew ? 'renewal' : 'new')
      const recorded = { facility_id: facility.id, recorded_by: ownerId }
      if (isFirst) await completeApplication(db, { id, ...recorded })
      else {
        if (!mayRenew) await answerEveryQuestion(db, { id, ...recorded })
        await makePayment(db, recorded)
        await confirmEverySection(db, { id, ...recorded })
      }
    }
  }
})
