import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/settings.ts'
import type { Context } from '../../http/context.ts'
import { getOfficeHolder, lockOfficeHolders, updateOfficeHolder } from '../../records/office-holders.ts'

/** An officer takes a term of office off the list. Papers that carry the name keep it. */
export async function removeOfficeHolder(
  { db, user, now }: Context,
  { params }: Input<typeof calls.removeOfficeHolder>,
) {
  await lockOfficeHolders(db)
  const { id } = await getOfficeHolder(db, params.id)
  await updateOfficeHolder(db, id, { removed_by: user.id, removed_at: now.toISOString() })
  return { message: 'deleted successfully!' }
}
