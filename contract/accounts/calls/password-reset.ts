import { accountActions } from '@portal/domain/actions/account.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { email, loginName } from '../../fields/contact-fields.ts'
import { byId, moment } from '../../fields/fields.ts'
import { isRepeated, newPasswordFields, notRepeated } from '../new-password.ts'
import { linkToken, typedCode } from '../one-time-secrets.ts'

/** Asks for a new password. The reply is the same, after the same time, whether there is an account or not. */
export const forgotPassword = call('POST', '/api/password/forgot', {
  feature: 'password-reset',
  summary: 'Ask for a message with a link to choose a new password.',
  may: 'reset a forgotten password',
  body: z.object({ email: loginName }).meta({ examples: [{ email: 'amina.bello@example.com' }] }),
  reply: z.object({ message: z.string() }),
  audit: { isNotAudited: 'Anybody may type any email; what is done with the link is recorded.' },
})

const hasSecret = ({ token, email, code }: { token?: string; email?: string; code?: string }) =>
  token !== undefined || (email !== undefined && code !== undefined)

/** Chooses a new password with the link of a message, or with a code that an officer gave at the counter. */
export const resetPassword = call('POST', '/api/password/reset', {
  feature: 'password-reset',
  summary: 'Choose a new password, with the token of a link or with your email and a code from the ministry.',
  may: 'reset a forgotten password',
  body: z
    .object({ token: linkToken.optional(), email: email.optional(), code: typedCode.optional(), ...newPasswordFields })
    .refine(isRepeated, notRepeated)
    .refine(hasSecret, { error: 'Enter your email and the code', path: ['code'] })
    .meta({
      examples: [
        {
          email: 'amina.bello@example.com',
          code: 'k7mp-2xwr-q9ab',
          password: 'nine-yellow-boats',
          password_confirmation: 'nine-yellow-boats',
        },
      ],
    }),
  reply: z.object({ message: z.string() }),
  audit: { byUseCase: ['password_reset'] },
})

/** A code for somebody at the counter who has forgotten their password and gets no mail. Shown once. */
export const issueResetCode = call('POST', '/api/users/{id}/reset-code', {
  feature: 'password-reset',
  summary: 'Make a one-time code with which a person chooses a new password within an hour.',
  may: accountActions['Make one-time code'].may,
  params: byId,
  refuses: ['not_found', 'action_not_offered'],
  reply: z.object({ data: z.object({ code: z.string(), ends_at: moment }) }),
  audit: { byUseCase: ['Make one-time code'] },
})
