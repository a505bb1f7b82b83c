import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as extensions from '@portal/contract/licences/calls/extensions.ts'
import type { Move } from './lifecycle-moves.ts'
import { type MoveWorld, makeFollowingMove } from './make-following-move.ts'

const reason = 'The inspector saw it.'

const staff = {
  full_name: 'Hauwa Sani',
  phone_number: '08031234567',
  staff_category_type: 'Professional',
  cadre: 'Pharmacist',
  highest_qualification: 'B.Pharm',
  time: 'full time',
} as const

const referee = {
  full_name: 'Usman Danjuma',
  phone_number: '08023456789',
  occupation: 'Civil servant',
  duration_of_acquaintance: '8 years',
}

/** Makes the request of a move; undefined for the passing of time. */
export function makeMove(world: MoveWorld, move: Move): Promise<{ status: number; reply: unknown }> | undefined {
  const { owner, rival, officer, facility_id, registration_id: id } = world
  const params = { id }
  const consider = (body: object) => officer.send(calls.considerRegistration, { params, body })
  switch (move) {
    case 'start':
      return owner.send(calls.startRegistration, { body: { facility_id } })
    case 'submit':
      return owner.send(calls.submitRegistration, { params })
    case 'withdraw':
      return owner.send(calls.withdrawRegistration, { params, body: {} })
    case 'rival submits':
      return rival.send(calls.submitRegistration, { params })
    case 'consider with one verdict':
      return consider({ information_verdict: 'Satisfactory' })
    case 'consider with both verdicts':
      return consider({ information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' })
    case 'return the staff': {
      const items = [{ section: 'staff' as const, remark: 'The list has no nurse.' }]
      return officer.send(returns.returnRegistration, { params, body: { items, due_date: `${world.year}-07-01` } })
    }
    case 'answer the return':
      return owner.send(returns.answerReturn, { params, body: { item: { section: 'staff' }, text: reason } })
    case 'extend':
      return officer.send(extensions.extendRegistration, { params, body: { reason } })
    case 'Temporarily approved':
    case 'Approved':
    case 'declined':
      return officer.send(calls.decideRegistration, { body: { id, status: move } })
    case 'approve with a condition': {
      const body = { id, status: 'Approved', conditions: [{ text: 'Fence the yard.' }] }
      return officer.send(calls.decideRegistration, { body })
    }
    case 'owner adds staff':
      return owner.send(rowCalls.addStaff, { body: { facility_id, ...staff } })
    case 'owner adds a referee':
      return owner.send(rowCalls.addReferee, { body: { facility_id, ...referee } })
    case 'officer adds staff':
      return officer.send(rowCalls.addStaff, { body: { facility_id, ...staff } })
    case 'print certificate':
      return owner.send(certificates.showCertificate, { params })
    case 'print statement':
      return owner.send(certificates.showStatement, { params })
    case 'a year passes':
      return undefined
    default:
      return makeFollowingMove(world, move)
  }
}
