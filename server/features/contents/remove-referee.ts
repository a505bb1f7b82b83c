import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/contents.ts'
import type { Context } from '../../http/context.ts'
import { removeReferee as takeOffList } from '../../records/referees.ts'

/** Takes a referee off the list. */
export async function removeReferee({ db, user, now }: Context, { params }: Input<typeof calls.removeReferee>) {
  await takeOffList(db, params.id, user.id, now)
  return { message: 'deleted successfully!' }
}
