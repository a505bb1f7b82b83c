import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/settings.ts'
import type { Context } from '../../http/context.ts'
import { getOfficeHolder, lockOfficeHolders, updateOfficeHolder } from '../../records/office-holders.ts'
import { checkTerm, withStanding } from './office-terms.ts'

/** An officer says on which day a term of office ends. */
export async function endOfficeHolder(
  { db, user, now, today }: Context,
  { params, body }: Input<typeof calls.endOfficeHolder>,
) {
  await lockOfficeHolders(db)
  const holder = await getOfficeHolder(db, params.id)
  await checkTerm(db, { ...holder, ...body }, 'end_date')
  const change = { ...body, ended_by: user.id, ended_at: now.toISOString() }
  return { data: withStanding(await updateOfficeHolder(db, holder.id, change), today) }
}
