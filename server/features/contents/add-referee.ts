import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/contents.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { mayDo } from '@portal/domain/roles.ts'
import type { Context } from '../../http/context.ts'
import { insertReferee } from '../../records/referees.ts'

const onlyOfficers = 'Only an officer of the ministry gives the verdict on a referee'

/** Adds a referee. An owner leaves the verdict out. decisions.md §3. */
export async function addReferee({ db, user }: Context, { body }: Input<typeof calls.addReferee>) {
  if (body.verdict && !mayDo(user.privilege_type, 'give a referee verdict')) {
    refuse('not_allowed', onlyOfficers, { errors: { verdict: [onlyOfficers] } })
  }
  return { data: await insertReferee(db, { ...body, recorded_by: user.id }) }
}
