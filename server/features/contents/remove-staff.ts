import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/contents.ts'
import type { Context } from '../../http/context.ts'
import { removeStaff as takeOffList } from '../../records/staffs.ts'

/** Takes a member of staff off the list. */
export async function removeStaff({ db, user, now }: Context, { params }: Input<typeof calls.removeStaff>) {
  await takeOffList(db, params.id, user.id, now)
  return { message: 'deleted successfully!' }
}
