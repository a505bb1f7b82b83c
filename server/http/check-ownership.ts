import type { Call, OwnedResource } from '@portal/contract/call.ts'
import { type Reach, reachOf } from '@portal/domain/accounts/capabilities.ts'
import { isActionOnRegistration, mayChangeContents } from '@portal/domain/actions/offered-actions.ts'
import { rowKinds, rowSectionOf } from '@portal/domain/applications/row-sections.ts'
import { mayHelpersDo } from '@portal/domain/facilities/facility-helpers.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { SignedIn } from '../auth/sessions.ts'
import type { Db } from '../database/connect.ts'
import { findOwnership, lockNewestStatus } from '../records/accounts/owners.ts'
import { refuseTakenBack } from '../records/imports/taken-back.ts'
import { hasOpenInvoice } from '../records/money/invoices.ts'
import type { RequestInput } from './read-input.ts'

const nouns = {
  facility: 'facility',
  registration: 'registration',
  document: 'document',
  answer: 'answer',
  change: 'request',
  invoice: 'invoice',
  payment: 'payment',
  condition: 'condition',
  representation: 'representation',
  letter: 'letter',
  penalty: 'penalty',
  inspection: 'inspection',
  'corrective action': 'corrective action',
  ...recordOf(rowKinds, (kind) => rowSectionOf(kind).one),
} as const satisfies Record<OwnedResource['kind'], string>

/**
 * Checks the objects that a call is about: each must exist, and belong to the caller, or to a facility
 * with which the caller helps, when the capability's reach is `own`.
 * Somebody else's object is refused exactly like one that does not exist. An owner may change an application only while
 * the status of its registration allows it. Spec §6. The registration of an action is locked here, with its facility, because
 * the same row would be locked next; its id is returned.
 */
export async function checkOwnership(
  db: Db,
  call: Call,
  user: SignedIn | undefined,
  input: RequestInput,
): Promise<number | undefined> {
  const reach = reachOf(user, call.may)
  let locked: number | undefined
  for (const resource of asList(call.resource)) {
    const id = fieldOf(input[resource.in], resource.field)
    if (id === undefined) continue
    const isLocking = db.isTransaction && resource.kind === 'registration' && isActionOnRegistration(call.may)
    const object = await findOwnership(db, { kind: resource.kind, id, userId: user?.id, isLocking })
    if (isLocking) locked = Number(id)
    const isOwner = object?.user_id === user?.id
    if (!object || (reach !== 'any' && !isOwner && !object.is_helped))
      return refuse('not_found', `This ${nouns[resource.kind]} does not exist`, object && { event: 'not own' })
    refuseTakenBack(object)
    if (reach !== 'any' && !isOwner && !mayHelpersDo(call.may))
      return refuse('not_allowed', 'Only the owner of this facility may do this')
    if (call.may === 'change registration contents' || call.may === 'attach evidence')
      await checkContentsMayChange(db, object.facility_id, reach)
    if (call.may === 'record a payment') await checkPaymentAccepted(db, object.facility_id, reach)
  }
  return locked
}

/** With an open invoice a payment is accepted in every status, otherwise while the contents may be changed. */
async function checkPaymentAccepted(db: Db, facilityId: number, reach: Reach): Promise<void> {
  const status = await lockNewestStatus(db, facilityId)
  if (mayChangeContents(reach, status) || (await hasOpenInvoice(db, facilityId))) return
  refuseChange(status)
}

async function checkContentsMayChange(db: Db, facilityId: number, reach: Reach): Promise<void> {
  const status = await lockNewestStatus(db, facilityId)
  if (!mayChangeContents(reach, status)) refuseChange(status)
}

function refuseChange(status: string | undefined): never {
  return refuse('action_not_offered', `This application cannot be changed while it is ${status}`, {
    status: status ?? '',
    offered: [],
  })
}

function asList(resource: Call['resource']): readonly OwnedResource[] {
  if (!resource) return []
  return 'kind' in resource ? [resource] : resource
}

function fieldOf(part: unknown, field: string): number | string | undefined {
  if (typeof part !== 'object' || part === null || !(field in part)) return undefined
  const value: unknown = Reflect.get(part, field)
  return typeof value === 'number' || typeof value === 'string' ? value : undefined
}
