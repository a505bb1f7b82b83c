import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/catalogue.ts'
import type { Context } from '../../http/context.ts'
import { getPart } from '../../records/catalogue.ts'
import { listProgress } from '../../records/requirements.ts'

/** A part with its requirements; for one facility, those of its type and how far it has answered them. */
export async function showPart({ db }: Context, { params, query }: Input<typeof calls.showPart>) {
  const part = await getPart(db, params.id)
  return { data: { ...part, requirements: await listProgress(db, part.id, query.facility_id) } }
}
