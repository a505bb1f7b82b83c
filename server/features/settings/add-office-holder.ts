import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/settings.ts'
import type { Context } from '../../http/context.ts'
import { insertOfficeHolder, lockOfficeHolders } from '../../records/office-holders.ts'
import { checkTerm, withStanding } from './office-terms.ts'

/** An officer records who holds an office. Two people never hold one at the same time. */
export async function addOfficeHolder(
  { db, user, now, today }: Context,
  { body }: Input<typeof calls.addOfficeHolder>,
) {
  await lockOfficeHolders(db)
  await checkTerm(db, body, 'start_date')
  const recorded = { recorded_by: user.id, recorded_at: now.toISOString() }
  return { data: withStanding(await insertOfficeHolder(db, { ...body, ...recorded }), today) }
}
