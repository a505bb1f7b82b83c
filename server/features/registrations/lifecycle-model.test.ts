import '../../testing/matchers.ts'
import * as certificates from '@portal/contract/calls/certificates.ts'
import * as contents from '@portal/contract/calls/contents.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import type { DecidedStatus } from '@portal/domain/registration-lifecycle.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const moves = [
  'start',
  'submit',
  'rival submits',
  'consider with one verdict',
  'consider with both verdicts',
  'Temporarily approved',
  'Approved',
  'declined',
  'owner adds staff',
  'officer adds staff',
  'print certificate',
  'print statement',
  'a year passes',
] as const
type Move = (typeof moves)[number]

/** What the ministry's rules say of one facility, in as few words as they can be said. Spec §4.2. */
interface Model {
  status: 'none' | 'pending' | 'Awaiting decision' | 'Temporarily approved' | 'Approved' | 'declined'
  year: number
  /** The year in which the approval ends. */
  until: number
}

const submits: Record<Model['status'], boolean> = {
  none: false,
  pending: true,
  'Awaiting decision': false,
  'Temporarily approved': false,
  Approved: false,
  declined: true,
}

const isExpired = (model: Model) => model.status === 'Approved' && model.until < model.year

/** Whether a move succeeds, and what it makes of the facility. Anything else changes nothing. */
function play(model: Model, move: Move): { succeeds: boolean; next: Model } {
  const stays = (succeeds: boolean) => ({ succeeds, next: model })
  const becomes = (status: Model['status'], more: Partial<Model> = {}) => ({
    succeeds: true,
    next: { ...model, status, ...more },
  })
  const { status } = model
  switch (move) {
    case 'start':
      return status === 'none' || isExpired(model) ? becomes('pending') : stays(false)
    case 'submit':
      return submits[status] ? becomes('pending') : stays(false)
    case 'rival submits':
      return stays(false)
    case 'consider with one verdict':
      return stays(status !== 'none')
    case 'consider with both verdicts':
      return status === 'pending' ? becomes('Awaiting decision') : stays(status !== 'none')
    case 'Temporarily approved':
      return status === 'pending' || status === 'declined' ? becomes('Temporarily approved') : stays(false)
    case 'Approved':
      return status === 'declined' || status === 'Temporarily approved' || status === 'Awaiting decision'
        ? becomes('Approved', { until: model.year })
        : stays(false)
    case 'declined':
      return status === 'none' || status === 'declined' || (status === 'Approved' && !isExpired(model))
        ? stays(false)
        : becomes('declined')
    case 'owner adds staff':
      return stays(status !== 'Awaiting decision' && status !== 'Approved')
    case 'officer adds staff':
      return stays(true)
    case 'print certificate':
      return stays(status === 'Approved')
    case 'print statement':
      return stays(status === 'Temporarily approved')
    case 'a year passes':
      return { succeeds: true, next: { ...model, year: model.year + 1 } }
  }
}

/** A type for which the catalogue asks no questions yet, so that a renewal is complete at once. */
const mortuary = 14

/** Approvals and years come more often, so that many licences get old enough to be renewed. */
const anyMove = fc.oneof(fc.constantFrom(...moves), fc.constantFrom<Move>('Approved', 'a year passes', 'start'))

const numRuns = process.env.TEST_DATABASE === 'postgres' ? 2000 : 250

describe('the life of a registration', () => {
  it('follows the table of decisions whatever several people do in whatever order', { timeout: 600_000 }, async () => {
    const { app, db, setClock } = await testApp()
    const [rival, officer, owner] = [await makeOwner(db), await makeOfficer(db), await makeOwner(db)]
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { minLength: 2, maxLength: 9 }), async (sequence) => {
        const facility = await makeFacility(db, { user_id: owner.id, facility_type_id: mortuary })
        let model: Model = { status: 'none', year: 2026, until: 0 }
        let id = 0
        for (const move of ['start', ...sequence] as const) {
          setClock(`${model.year}-06-15T09:00:00Z`)
          const { succeeds, next } = play(model, move)
          const answer = await make(move)
          expect(answer === undefined || answer.status < 400, `${move} while ${JSON.stringify(model)}`).toBe(succeeds)
          model = next
          if (move === 'start' && answer && succeeds) await begin(answer.reply)
          const { status } = await db
            .selectFrom('registration')
            .where('id', '=', id)
            .select('status')
            .executeTakeFirstOrThrow()
          expect(status, `after ${move}`).toBe(model.status)
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
          const decide = (status: DecidedStatus) =>
            as(officer, app).send(calls.decideRegistration, { body: { id, status } })
          const consider = (body: object) => as(officer, app).send(calls.considerRegistration, { params, body })
          switch (move) {
            case 'start':
              return as(owner, app).send(calls.startRegistration, { body: { facility_id: facility.id } })
            case 'submit':
              return as(owner, app).send(calls.submitRegistration, { params })
            case 'rival submits':
              return as(rival, app).send(calls.submitRegistration, { params })
            case 'consider with one verdict':
              return consider({ information_verdict: 'Satisfactory' })
            case 'consider with both verdicts':
              return consider({ information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' })
            case 'Temporarily approved':
            case 'Approved':
            case 'declined':
              return decide(move)
            case 'owner adds staff':
              return as(owner, app).send(contents.addStaff, { body: staff })
            case 'officer adds staff':
              return as(officer, app).send(contents.addStaff, { body: staff })
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
          expect(started.data.kind).toBe(isFirst ? 'new' : 'renewal')
          if (isFirst) await completeApplication(db, { id, facility_id: facility.id, recorded_by: owner.id })
        }
      }),
      { numRuns },
    )
  })
})
