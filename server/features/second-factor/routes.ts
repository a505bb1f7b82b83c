import * as calls from '@portal/contract/calls/second-factor.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { actOnAccount } from '../../act-on-account.ts'
import type { Context, Serve } from '../../http/context.ts'
import { tellAboutAccount } from '../../messages/tell-about-account.ts'
import { countRecoveryCodes, deleteSecondFactor, findSecondFactor } from '../../records/second-factors.ts'
import { activate, checkPassword, prepare } from './set-up.ts'
import { checkBoth } from './switch-off.ts'

/** The second factor: a code of an authenticator app that signing in asks for. */
export function secondFactorRoutes(serve: Serve): void {
  serve(calls.showSecondFactor, showSecondFactor)
  serve(calls.prepareSecondFactor, prepare, { before: checkPassword })
  serve(calls.activateSecondFactor, activate)
  serve(calls.removeSecondFactor, ({ db, user, now }) => remove(db, user.id, now), { before: checkBoth })
  serve(calls.removeSecondFactorOf, async (context, { params }) => {
    const { id } = await actOnAccount(context, 'Remove second factor', params.id)
    await remove(context.db, id, context.now)
  })
}

async function showSecondFactor({ db, user }: Context) {
  const factor = await findSecondFactor(db, user.id)
  const is_active = factor !== undefined && factor.activated_at !== null
  return { data: { is_active, recovery_codes_left: await countRecoveryCodes(db, user.id) } }
}

async function remove(db: Context['db'], id: number, now: Date): Promise<void> {
  if (!(await deleteSecondFactor(db, id))) refuse('action_not_offered', 'This account has no second factor')
  await tellAboutAccount(db, 'second-factor-off', { id, now })
}
