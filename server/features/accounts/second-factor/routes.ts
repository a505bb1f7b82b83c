import * as calls from '@portal/contract/accounts/calls/second-factor.ts'
import type { Input } from '@portal/contract/call.ts'
import { needsSecondFactor } from '@portal/domain/accounts/second-factor.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { onAccount } from '../../../actions/account.ts'
import { act } from '../../../actions/act.ts'
import { tellAboutAccount } from '../../../messages/tell-about-account.ts'
import { countRecoveryCodes, deleteSecondFactor, findSecondFactor } from '../../../records/accounts/second-factors.ts'
import { readSettings } from '../../../records/settings/settings.ts'
import type { Context, Reading, Serve } from '../../../use-case/context.ts'
import { checkOwner, confirmOwner, type OwnerProof } from '../check-own-password.ts'
import { activate, checkFirstCode, checkPassword, prepare } from './set-up.ts'

/** The second factor: a code of an authenticator app that signing in asks for. */
export function secondFactorRoutes(serve: Serve): void {
  serve(calls.showSecondFactor, showSecondFactor)
  serve(calls.prepareSecondFactor, prepare, { before: checkPassword })
  serve(calls.activateSecondFactor, activate, { before: checkFirstCode })
  serve(calls.removeSecondFactor, removeOwn, { before: checkRemoval })
  serve(calls.removeSecondFactorOf, (context, { params }) =>
    act(context, onAccount, 'Remove second factor', params.id, {
      input: {},
      write: ({ id }) => remove(context.db, id),
      reply: () => Promise.resolve(),
    }),
  )
}

async function showSecondFactor({ db, user, today }: Context) {
  const factor = await findSecondFactor(db, user.id)
  const is_active = factor !== undefined && factor.activated_at !== null
  const is_required = await isRequired({ db, user, today })
  return { data: { is_active, is_required, recovery_codes_left: await countRecoveryCodes(db, user.id) } }
}

async function isRequired({ db, user, today }: Reading): Promise<boolean> {
  const { officers_need_second_factor } = await readSettings(db, today)
  return needsSecondFactor(user, officers_need_second_factor)
}

/** Asks for the password and a code. */
async function checkRemoval(context: Context, { body }: Input<typeof calls.removeSecondFactor>): Promise<OwnerProof> {
  if (await isRequired(context)) {
    refuse('action_not_offered', 'The ministry asks its officers for a second factor, so it cannot be switched off')
  }
  return checkOwner(context, body)
}

async function removeOwn(context: Context, _input: unknown, proof: OwnerProof): Promise<void> {
  const { db, user, now } = context
  await confirmOwner(context, proof)
  await remove(db, user.id)
  await tellAboutAccount(db, 'second-factor-off', { id: user.id, now })
}

async function remove(db: Context['db'], id: number): Promise<void> {
  if (!(await deleteSecondFactor(db, id))) refuse('action_not_offered', 'This account has no second factor')
}
