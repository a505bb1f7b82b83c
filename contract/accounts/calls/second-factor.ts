import { accountActions } from '@portal/domain/actions/account.ts'
import { z } from 'zod'
import { ofOwnAccount } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { byId } from '../../fields/fields.ts'
import { presentPassword } from '../new-password.ts'
import { typedCode } from '../one-time-secrets.ts'

/** Whether logging in asks for a code as well. */
export const showSecondFactor = call('GET', '/api/account/second-factor', {
  feature: 'second-factor',
  summary: 'Whether logging in asks you for a code, and how many recovery codes you have left.',
  may: 'manage own account',
  beforeSecondFactor: true,
  reply: z.object({
    data: z.object({
      is_active: z.boolean(),
      is_required: z.boolean().describe('The ministry asks its officers for a second factor, so it cannot be removed.'),
      recovery_codes_left: z.int(),
    }),
  }),
})

/** Makes the key for an authenticator app. It has no effect before it is activated. */
export const prepareSecondFactor = call('POST', '/api/account/second-factor', {
  feature: 'second-factor',
  summary: 'Make a key for your authenticator app. Logging in does not change before you activate it.',
  may: 'manage own account',
  beforeSecondFactor: true,
  body: z
    .object({ current_password: presentPassword })
    .meta({ examples: [{ current_password: 'seven-green-bicycles' }] }),
  refuses: ['already_exists'],
  reply: z.object({
    data: z.object({
      key: z.string().describe('The key, for typing it in.'),
      qr_code: z.string().describe('The same as a picture to scan: a data URL of an SVG.'),
    }),
  }),
  audit: { isNotAudited: 'It has no effect before it is activated.' },
})

/** Activates the key with a code of the app. */
export const activateSecondFactor = call('POST', '/api/account/second-factor/activate', {
  feature: 'second-factor',
  summary: 'Activate the key with a code that your app shows. The recovery codes are shown only now.',
  may: 'manage own account',
  beforeSecondFactor: true,
  body: z.object({ code: typedCode }).meta({ examples: [{ code: '123456' }] }),
  reply: z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) }),
  audit: ofOwnAccount('switch_on_second_factor'),
})

/** Switches the second factor off. */
export const removeSecondFactor = call('POST', '/api/account/second-factor/remove', {
  feature: 'second-factor',
  summary: 'Log in without a code again.',
  may: 'manage own account',
  body: z
    .object({ current_password: presentPassword, code: typedCode })
    .meta({ examples: [{ current_password: 'seven-green-bicycles', code: '123456' }] }),
  refuses: ['action_not_offered'],
  status: 204,
  reply: z.void(),
  audit: ofOwnAccount('switch_off_second_factor'),
})

/** For somebody at the counter who has lost their phone and their recovery codes. */
export const removeSecondFactorOf = call('POST', '/api/users/{id}/remove-second-factor', {
  feature: 'second-factor',
  summary: 'Remove the second factor of a person who has lost their phone and their recovery codes.',
  may: accountActions['Remove second factor'].may,
  params: byId,
  refuses: ['not_found', 'action_not_offered'],
  status: 204,
  reply: z.void(),
  audit: { byUseCase: ['Remove second factor'] },
})
