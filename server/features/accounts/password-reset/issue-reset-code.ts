import type * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import type { Input } from '@portal/contract/call.ts'
import { onAccount } from '../../../actions/account.ts'
import { act } from '../../../actions/act.ts'
import type { OneTimeSecret } from '../../../auth/one-time-secrets.ts'
import { makeCode } from '../../../auth/typed-codes.ts'
import { storeCode } from '../../../records/accounts/password-resets.ts'
import type { Context } from '../../../use-case/context.ts'

const codeEnd = 3_600_000
/** Twelve characters, 60 bits. */
const groups = 3

export function makeResetCode(): Promise<OneTimeSecret> {
  return makeCode(groups)
}

/** Gives a code to somebody at the counter, who is told in case it was not them. An older code ends. */
export async function issueResetCode(
  context: Context,
  { params }: Input<typeof calls.issueResetCode>,
  { secret: code, hash: secret_hash }: OneTimeSecret,
) {
  const { db, now } = context
  const asked_at = now.toISOString()
  const ends_at = new Date(now.getTime() + codeEnd).toISOString()
  return act(context, onAccount, 'Make one-time code', params.id, {
    input: {},
    write: ({ id: user_id }) => storeCode(db, { user_id, secret_hash, asked_at, ends_at }),
    reply: async () => ({ data: { code, ends_at } }),
  })
}
