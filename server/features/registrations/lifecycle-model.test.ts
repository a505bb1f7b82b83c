import '../../testing/matchers.ts'
import * as certificates from '@portal/contract/calls/certificates.ts'
import * as extensions from '@portal/contract/calls/extensions.ts'
import * as facilities from '@portal/contract/calls/facilities.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import * as returns from '@portal/contract/calls/returns.ts'
import * as standing from '@portal/contract/calls/standing.ts'
import { rowCalls } from '@portal/contract/row-sections.ts'
import type { DecidedStatus } from '@portal/domain/registration-status.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication, confirmEverySection, makePayment } from '../../testing/complete-application.ts'
import { makeFacility } from '../../testing/factories.ts'
import { type Move, moves, notStarted, play } from '../../testing/lifecycle-model.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

/** A type for which the catalogue asks no questions yet, so that a renewal is complete at once. */
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
  'a renewal that was withdrawn': ['consider with both verdicts', 'Approved', 'a year passes', 'start', 'withdraw'],
}

/** Approvals and years are more frequent, so that many licences expire and are renewed. */
const anyMove = fc.oneof(fc.constantFrom(...moves), fc.constantFrom<Move>('Approved', 'a year passes', 'start'))

/** Set LIFECYCLE_RUNS=2000 to try more sequences after a change of the rules. */
const numRuns = Number(process.env.LIFECYCLE_RUNS ?? 60)

describe('the life of a registration', () => {
  let portal: TestApp
  let people: Record<'owner' | 'rival' | 'officer', Person>
  beforeAll(async () => {
    portal = await testApp()
    const { db } = portal
    people = { owner: await makeOwner(db), rival: await makeOwner(db), officer: await makeOfficer(db) }
  })

  it.each(Object.entries(situations))('follows the rules in every move while it is %s', async (_, before) => {
    for (const move of moves) await playAll([...before, move])
  })

  it('follows the rules in any sequence of moves by several people', { timeout: 3_600_000 }, async () => {
    const anySequence = fc.array(anyMove, { minLength: 4, maxLength: 16 })
    await fc.assert(fc.asyncProperty(anySequence, playAll), { numRuns })
  })

  /** Starts a registration of a new facility, makes the moves, and compares each with the model. */
  async function playAll(sequence: Move[]): Promise<void> {
    const { app, db, setClock } = portal
    const { owner, rival, officer } = people
    const facility = await makeFacility(db, { user_id: owner.id, facility_type_id: mortuary })
    let model = notStarted
    let id = 0
    for (const move of ['start', ...sequence] as const) {
      setClock(`${model.year}-06-15T09:00:00Z`)
      const { succeeds, next } = play(model, move)
      const answer = await make(move)
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

    function make(move: Move) {
      const params = { id }
      const staff = {
        facility_id: facility.id,
        full_name: 'Hauwa Sani',
        phone_number: '08031234567',
        staff_category_type: 'Professional' as const,
        cadre: 'Pharmacist',
        highest_qualification: 'B.Pharm',
        time: 'full time' as const,
      }
      const referee = {
        facility_id: facility.id,
        full_name: 'Usman Danjuma',
        phone_number: '08023456789',
        occupation: 'Civil servant',
        duration_of_acquaintance: '8 years',
      }
      const decide = (status: DecidedStatus) =>
        as(officer, app).send(calls.decideRegistration, { body: { id, status } })
      const consider = (body: object) => as(officer, app).send(calls.considerRegistration, { params, body })
      const itsFacility = { id: facility.id }
      const restrict = (kind: 'sealed' | 'revoked') =>
        as(officer, app).send(standing.restrictFacility, {
          params: itsFacility,
          body: { kind, from_date: `${model.year}-06-15`, reason: 'No water.' },
        })
      /** Lifts all that is in force; with nothing in force, something that never was. */
      const lift = async () => {
        const { reply } = await as(officer, app).send(facilities.showFacility, { params: itsFacility })
        const lifted = reply.data.restrictions.map(({ id }) => id)
        const answers = []
        for (const restriction_id of lifted.length > 0 ? lifted : [2_000_000_000]) {
          answers.push(
            await as(officer, app).send(standing.liftRestriction, {
              params: { ...itsFacility, restriction_id },
              body: { reason: 'There is water.' },
            }),
          )
        }
        return answers.find(({ status }) => status >= 400) ?? answers[0]
      }
      switch (move) {
        case 'start':
          return as(owner, app).send(calls.startRegistration, { body: { facility_id: facility.id } })
        case 'submit':
          return as(owner, app).send(calls.submitRegistration, { params })
        case 'withdraw':
          return as(owner, app).send(calls.withdrawRegistration, { params, body: {} })
        case 'rival submits':
          return as(rival, app).send(calls.submitRegistration, { params })
        case 'consider with one verdict':
          return consider({ information_verdict: 'Satisfactory' })
        case 'consider with both verdicts':
          return consider({ information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' })
        case 'return the staff':
          return as(officer, app).send(returns.returnRegistration, {
            params,
            body: {
              items: [{ section: 'staff', remark: 'The list has no nurse.' }],
              due_date: `${model.year}-07-01`,
            },
          })
        case 'extend':
          return as(officer, app).send(extensions.extendRegistration, { params, body: { reason: 'An inspection.' } })
        case 'seal':
          return restrict('sealed')
        case 'revoke':
          return restrict('revoked')
        case 'lift':
          return lift()
        case 'Temporarily approved':
        case 'Approved':
        case 'declined':
          return decide(move)
        case 'owner adds staff':
          return as(owner, app).send(rowCalls.addStaff, { body: staff })
        case 'owner adds a referee':
          return as(owner, app).send(rowCalls.addReferee, { body: referee })
        case 'officer adds staff':
          return as(officer, app).send(rowCalls.addStaff, { body: staff })
        case 'print certificate':
          return as(owner, app).send(certificates.showCertificate, { params })
        case 'print statement':
          return as(owner, app).send(certificates.showStatement, { params })
        case 'a year passes':
          return undefined
      }
    }

    async function begin(reply: unknown) {
      const started = reply as { data: { id: number; kind: string } }
      const isFirst = id === 0
      id = started.data.id
      // More than twelve months after its end a licence is no longer renewed.
      const mayRenew = model.isRenewal && model.year - model.until <= 1
      expect(started.data.kind).toBe(mayRenew ? 'renewal' : 'new')
      const recorded = { facility_id: facility.id, recorded_by: owner.id }
      if (isFirst) await completeApplication(db, { id, ...recorded })
      else {
        await makePayment(db, recorded)
        await confirmEverySection(db, { id, ...recorded })
      }
    }
  }
})
