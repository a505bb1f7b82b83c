import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/flags.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { type FlagKind, pairsToAccept } from '@portal/domain/facilities/facility-flags.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { insertAcceptedFlag } from '../../records/facilities/accepted-flags.ts'
import { flagsFrom, listSharedDetails } from '../../records/facilities/facility-flags.ts'
import { storeFlags } from '../../records/facilities/stored-flags.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** Flags of facilities, which officers accept with a reason. */
export function flagRoutes(serve: Serve): void {
  serve(calls.acceptFlag, acceptFlag)
}

const inWords = {
  practitioner: 'Operating officer shared with another facility.',
  duplicate: 'Likely duplicate.',
} as const satisfies Record<FlagKind, string>

/** Accepts what the officer saw of a flag. Of two officers the second is refused, also on the page of the other facility. */
async function acceptFlag(context: Context, { params: { id }, body }: Input<typeof calls.acceptFlag>) {
  const { db, user, now } = context
  const { kind, keys, reason } = body
  return act(context, onFacility, 'Accept flag', id, {
    input: { reason: `${inWords[kind]} ${reason}` },
    write: async () => {
      const details = await listSharedDetails(context, id)
      const ofKind = details.filter((detail) => detail.kind === kind)
      const pairs = pairsToAccept({ kind, facilityId: id }, ofKind, keys)
      if (pairs.length === 0) return refuseAccepted()
      const flag = { facility_id: id, kind, reason, accepted_by: user.id, accepted_at: now.toISOString() }
      const written = await insertAcceptedFlag(db, flag, pairs)
      if (written.accepted === 0) return refuseAccepted()
      await storeFlags(db, [id, ...pairs.flatMap(({ facility_id, other_id }) => [facility_id, other_id])], context)
      return written
    },
    reply: async () => ({
      data: flagsFrom(await listSharedDetails(context, id)),
      message: facilityActions['Accept flag'].message,
    }),
  })
}

function refuseAccepted(): never {
  return refuse('action_not_offered', 'Another officer has accepted this, or the facilities no longer share it', {
    status: '',
    offered: [],
  })
}
