import { phoneStates } from '@portal/domain/accounts/phone.ts'
import { z } from 'zod'
import { ofOwnAccount } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { email, phone } from '../../fields/contact-fields.ts'
import { line, moment, recordIdText } from '../../fields/fields.ts'
import { isRepeated, newPasswordFields, notRepeated, presentPassword } from '../new-password.ts'
import { linkToken, typedCode } from '../one-time-secrets.ts'
import { session } from '../session.ts'
import { user } from '../user.ts'

/** The account with what its person can do with the phone number. */
const account = user
  .extend({ phone_state: z.enum(phoneStates).describe('How far you are with confirming the phone number.') })
  .meta({ id: 'Account' })
export type Account = z.output<typeof account>

/** The person's own account, for the screen on which they manage it. */
export const showAccount = call('GET', '/api/account', {
  feature: 'own-account',
  summary: 'Your account.',
  may: 'manage own account',
  reply: z.object({ data: account }),
})

/** Changes what an account says about its person. */
export const changeAccount = call('PUT', '/api/account', {
  feature: 'own-account',
  summary: 'Change your name and phone number.',
  may: 'manage own account',
  body: z
    .object({ first_name: line('your first name', 60), last_name: line('your last name', 60), phone_number: phone })
    .meta({ examples: [{ first_name: 'Amina', last_name: 'Bello', phone_number: '0803 123 4567' }] }),
  reply: z.object({ data: account }),
  audit: { ...ofOwnAccount('change_own_account'), compares: 'user_account' },
})

/** Changes the password. Whoever else was signed in with the old one is signed out. */
export const changePassword = call('PUT', '/api/account/password', {
  feature: 'own-account',
  summary: 'Change your password. All your other sessions end.',
  may: 'manage own account',
  beforePasswordChange: true,
  beforeSecondFactor: true,
  body: z
    .object({ current_password: presentPassword, ...newPasswordFields })
    .refine(isRepeated, notRepeated)
    .meta({
      examples: [
        {
          current_password: 'seven-green-bicycles',
          password: 'nine-yellow-boats',
          password_confirmation: 'nine-yellow-boats',
        },
      ],
    }),
  status: 204,
  reply: z.void(),
  audit: ofOwnAccount('change_password'),
})

/** Asks for another email. It is changed when the message to the new address is answered. */
export const askEmailChange = call('PUT', '/api/account/email', {
  feature: 'own-account',
  summary:
    'Change your email. A message to the new address asks you to confirm it, one to the old address has a link that stops the change.',
  may: 'manage own account',
  body: z
    .object({
      email,
      current_password: presentPassword,
      code: typedCode.optional().describe('A code of the second factor, where your account has one.'),
    })
    .meta({ examples: [{ email: 'amina@clinic.example.com', current_password: 'seven-green-bicycles' }] }),
  reply: z.object({ message: z.string() }),
  audit: ofOwnAccount('ask_email_change'),
})

/** Confirms a new email with the secret of the link that was sent to it. It may be opened in another browser. */
export const confirmEmail = call('POST', '/api/account/email/confirm', {
  feature: 'own-account',
  summary: 'Confirm a new email with the token of the link that was sent to it.',
  may: 'confirm an email',
  body: z.object({ token: linkToken }).meta({ examples: [{ token: '0b7tHkz2JmXqPZ4a' }] }),
  reply: z.object({ message: z.string() }),
  audit: { byUseCase: ['change_own_account'] },
})

/** Stops a change of email with the secret of the link that was sent to the old address. */
export const stopEmailChange = call('POST', '/api/account/email/stop', {
  feature: 'own-account',
  summary: 'Stop a change of email with the token of the link that was sent to the old address.',
  may: 'stop a change of email',
  body: z.object({ token: linkToken }).meta({ examples: [{ token: '0b7tHkz2JmXqPZ4a' }] }),
  reply: z.object({ message: z.string() }),
  audit: { byUseCase: ['stop_email_change'] },
})

/** Asks for an SMS with a code, to log in with the phone number from then on. */
export const askPhoneCode = call('POST', '/api/account/phone', {
  feature: 'own-account',
  summary:
    'Ask for an SMS with a code that confirms your phone number. Needs an SMS gateway and a Nigerian mobile number.',
  may: 'manage own account',
  body: z
    .object({
      current_password: presentPassword,
      code: typedCode.optional().describe('A code of the second factor, where your account has one.'),
    })
    .meta({ examples: [{ current_password: 'seven-green-bicycles' }] }),
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string() }),
  audit: ofOwnAccount('ask_phone_code'),
})

/** Confirms the phone number with the code of the SMS. Another account that had confirmed it loses it. */
export const confirmPhone = call('POST', '/api/account/phone/confirm', {
  feature: 'own-account',
  summary: 'Confirm your phone number with the code of the SMS. From then on you can log in with it.',
  may: 'manage own account',
  body: z.object({ code: typedCode }).meta({ examples: [{ code: '481 205' }] }),
  reply: z.object({ message: z.string() }),
  audit: { byUseCase: ['confirm_phone'] },
})

/** Everything that the portal stores about a person, for them to keep. What belongs to facilities is in their lists. */
export const downloadOwnData = call('GET', '/api/account/data', {
  feature: 'own-account',
  summary: 'What the portal stores about you, as data to keep.',
  may: 'manage own account',
  reply: z.object({
    data: z.object({
      account: user.extend({
        created_at: moment,
        terms_version: z.string().nullable(),
        terms_accepted_at: z.string().nullable(),
        last_signed_in_at: moment.nullable(),
      }),
      sessions: z.array(session),
      facilities: z.array(z.object({ id: z.int(), company_name: z.string(), created_at: moment })),
      notifications: z.array(z.object({ title: z.string(), body: z.string(), created_at: moment })),
      drafts: z.array(z.object({ form: z.string(), value: z.unknown(), updated_at: moment })),
    }),
  }),
})

/** Closes the account of somebody who owns no facility. What they wrote in the history of others stays, without their name. */
export const closeAccount = call('POST', '/api/account/close', {
  feature: 'own-account',
  summary: 'Close your account. Possible while you own no facility.',
  may: 'close own account',
  body: z
    .object({ current_password: presentPassword })
    .meta({ examples: [{ current_password: 'seven-green-bicycles' }] }),
  refuses: ['action_not_offered'],
  status: 204,
  reply: z.void(),
  audit: ofOwnAccount('close_account'),
})

/** Where the person is signed in. */
export const listSessions = call('GET', '/api/account/sessions', {
  feature: 'own-account',
  summary: 'The devices on which you are logged in, the most recently used first.',
  may: 'manage own account',
  reply: z.object({ data: z.array(session) }),
})

/** Signs one device out. */
export const endOneSession = call('DELETE', '/api/account/sessions/{id}', {
  feature: 'own-account',
  summary: 'Log one device out.',
  may: 'manage own account',
  params: z.object({ id: recordIdText }),
  status: 204,
  reply: z.void(),
  audit: ofOwnAccount('log_out_elsewhere'),
})

/** Signs all devices out except the one in use. */
export const endOtherSessions = call('DELETE', '/api/account/sessions', {
  feature: 'own-account',
  summary: 'Log out all devices except this one.',
  may: 'manage own account',
  status: 204,
  reply: z.void(),
  audit: ofOwnAccount('log_out_elsewhere'),
})
