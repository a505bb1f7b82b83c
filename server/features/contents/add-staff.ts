import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/contents.ts'
import type { Context } from '../../http/context.ts'
import { insertStaff } from '../../records/staffs.ts'

/** Adds a member of staff. */
export async function addStaff({ db, user }: Context, { body }: Input<typeof calls.addStaff>) {
  return { data: await insertStaff(db, { ...body, recorded_by: user.id }) }
}
