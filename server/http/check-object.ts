import type { About, Call } from '@portal/contract/call.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { mayChangeContents } from '@portal/domain/registration-lifecycle.ts'
import type { SignedIn } from '../auth/sessions.ts'
import type { Db } from '../database/connect.ts'
import { type Belonging, findBelonging, lockNewestStatus } from '../records/owners.ts'
import type { Sent } from './read-input.ts'

const missing = {
  facility: 'This facility does not exist',
  registration: 'This registration does not exist',
  staff: 'This member of staff does not exist',
  referee: 'This referee does not exist',
  document: 'This document does not exist',
} as const satisfies Record<About['kind'], string>

/**
 * The one place that decides whose objects a person may touch: every object a call is about must exist, and belong to
 * the caller unless the caller is an officer. Somebody else's answers exactly like one that does not exist. An owner
 * changes an application only while its registration's status allows it. Spec §6.1.
 */
export async function checkObject(db: Db, call: Call, user: SignedIn | undefined, input: Sent): Promise<void> {
  for (const about of asList(call.about)) {
    const named = fieldOf(input[about.in], about.field)
    if (named === undefined) continue
    const belonging = await findBelonging(db, about.kind, named)
    const own = belonging !== undefined && belonging.user_id === user?.id
    if (!belonging || (user?.privilege_type !== 'admin' && !own)) refuse('not_found', missing[about.kind])
    if (call.changesContents && user) await checkContentsMayChange(db, belonging, user)
  }
}

async function checkContentsMayChange(db: Db, { facility_id }: Belonging, user: SignedIn): Promise<void> {
  const status = await lockNewestStatus(db, facility_id)
  if (mayChangeContents(user.privilege_type, status)) return
  refuse('action_not_offered', `This application cannot be changed while it is ${status}`, {
    status: status ?? '',
    offered: [],
  })
}

function asList(about: Call['about']): readonly About[] {
  if (!about) return []
  return 'kind' in about ? [about] : about
}

function fieldOf(part: unknown, field: string): number | string | undefined {
  if (typeof part !== 'object' || part === null || !(field in part)) return undefined
  const value: unknown = Reflect.get(part, field)
  return typeof value === 'number' || typeof value === 'string' ? value : undefined
}
