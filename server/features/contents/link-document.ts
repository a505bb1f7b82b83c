import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/contents.ts'
import type { Context } from '../../http/context.ts'

/** A link to a file for somebody who may see it. decisions.md §6.7. */
export async function linkDocument({ signPath }: Context, { params }: Input<typeof calls.linkDocument>) {
  return signPath(`/documents/${params.slug}`)
}
