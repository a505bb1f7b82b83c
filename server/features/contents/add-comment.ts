import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/contents.ts'
import type { Context } from '../../http/context.ts'
import { insertComment } from '../../records/comments.ts'

/** An officer comments on a registration. */
export async function addComment({ db, user }: Context, { body }: Input<typeof calls.addComment>) {
  return { data: await insertComment(db, { ...body, user_id: user.id }) }
}
