import { duties, roles } from '@portal/domain/accounts/capabilities.ts'
import { accountActions, accountStates } from '@portal/domain/actions/account.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { email, phone } from '../../fields/contact-fields.ts'
import { byId, line, optional, recordId, words } from '../../fields/fields.ts'
import { sorting } from '../../fields/filters.ts'
import { list, paging } from '../../fields/paging.ts'
import { userAccount } from '../user-account.ts'

const someDuties = z
  .array(z.enum(duties, 'Choose duties from the list'), 'Choose duties from the list')
  .max(duties.length, 'Choose each duty once')
  .overwrite((chosen) => duties.filter((duty) => chosen.includes(duty)))
  .describe('What the officer is entrusted with. Without any, they can only read.')

const done = z.object({ data: userAccount, message: z.string() })
const withPassword = done.extend({
  password: z
    .string()
    .describe('The generated password. It is shown only in this reply, and must be replaced at the first login.'),
})

/** The accounts of officers and owners, by name. */
export const listUsers = call('GET', '/api/users', {
  feature: 'users',
  summary: 'The accounts of officers and owners, by name unless another order is asked for.',
  may: 'manage users',
  query: paging.extend({
    q: words.optional().describe('Part of the name, the email or the phone number; or several such parts.'),
    privilege_type: z.enum(roles, 'Choose admin or user').optional(),
    waiting: z.enum(['yes'], 'Choose yes').optional().describe('Only accounts with duties that wait to be confirmed.'),
    state: z.enum(accountStates, `Choose one of ${accountStates.join(', ')}`).optional(),
    sort: sorting(['name', 'email', 'last_signed_in_at'], 'Without it they are listed by name.'),
  }),
  reply: list(userAccount),
})

/** One account. */
export const showUser = call('GET', '/api/users/{id}', {
  feature: 'users',
  summary: 'An account, with what you may do with it.',
  may: 'manage users',
  params: byId,
  refuses: ['not_found'],
  reply: z.object({ data: userAccount }),
})

/**
 * Opens an account for an officer. They get a link by mail with which they choose their password. Without mail a password is
 * generated, and they replace it when they first log in.
 */
export const inviteOfficer = call('POST', '/api/users', {
  feature: 'users',
  summary:
    'Open an account for an officer, who gets a link by mail; without mail, a generated password is shown once. Some duties wait until another officer confirms them.',
  may: 'manage users',
  body: z
    .object({
      first_name: line('the first name', 60),
      last_name: line('the last name', 60),
      email,
      phone_number: optional(phone),
      duties: someDuties,
    })
    .meta({
      examples: [
        {
          first_name: 'Ibrahim',
          last_name: 'Musa',
          email: 'ibrahim.musa@health.example',
          phone_number: '0803 123 4567',
          duties: ['review', 'decide'],
        },
      ],
    }),
  reply: done.extend({
    password: z
      .string()
      .nullable()
      .describe('The generated password, which is shown only in this reply. Null if a link was sent by mail instead.'),
  }),
  audit: { byUseCase: ['invite_officer'] },
})

/** Changes an account. What is left out stays. */
export const changeUser = call('PUT', '/api/users/{id}', {
  feature: 'users',
  summary:
    'Change the name, the phone number or the duties of an account. What is left out stays. Nobody changes their own duties; users, decide, finance and audit wait until a third officer confirms them.',
  may: accountActions['Change account'].may,
  params: byId,
  ifMatch: 'data',
  body: z
    .object({
      first_name: line('the first name', 60).optional(),
      last_name: line('the last name', 60).optional(),
      phone_number: phone.optional(),
      duties: someDuties.optional(),
    })
    .meta({ examples: [{ duties: ['review', 'decide'] }] }),
  refuses: ['not_found', 'action_not_offered'],
  reply: done,
  audit: { byUseCase: ['Change account'] },
})

const onAccount = { params: byId, refuses: ['not_found', 'action_not_offered'] } as const

const onDuties = {
  params: byId.extend({ given_id: recordId }),
  refuses: ['not_found', 'action_not_offered'],
} as const

/** Confirms duties that another officer gave to somebody. */
export const confirmDuties = call('POST', '/api/users/{id}/duties/{given_id}/confirm', {
  feature: 'users',
  ...onDuties,
  summary: 'Confirm duties that another officer gave to a third one.',
  may: accountActions['Confirm duties'].may,
  reply: done,
  audit: { byUseCase: ['Confirm duties'] },
})

/** Withdraws duties that wait. */
export const withdrawDuties = call('POST', '/api/users/{id}/duties/{given_id}/withdraw', {
  feature: 'users',
  ...onDuties,
  summary: 'Withdraw duties that wait to be confirmed.',
  may: accountActions['Withdraw duties'].may,
  reply: done,
  audit: { byUseCase: ['Withdraw duties'] },
})

/** Disables an account: its sessions end, and what an officer has goes to another one or back to where nobody has it. */
export const disableUser = call('POST', '/api/users/{id}/disable', {
  feature: 'users',
  ...onAccount,
  summary:
    'Disable an account. Its sessions end. The applications and concerns that the officer has go to the successor, who is told; without one nobody has them.',
  may: accountActions.Disable.may,
  body: z
    .object({
      successor_id: optional(recordId).describe('The officer who gets the applications and concerns of this one.'),
    })
    .meta({ examples: [{ successor_id: 4 }, {}] }),
  reply: done.extend({
    handed_over: z
      .array(z.object({ kind: z.enum(['application', 'concern']), id: z.int(), title: z.string() }))
      .describe('What the officer had, and the successor has now or nobody.'),
  }),
  audit: { byUseCase: ['Disable'] },
})

/** Lets the person of a disabled account sign in again. */
export const enableUser = call('POST', '/api/users/{id}/enable', {
  feature: 'users',
  ...onAccount,
  summary: 'Enable an account that was disabled.',
  may: accountActions.Enable.may,
  reply: done,
  audit: { byUseCase: ['Enable'] },
})

/** Replaces a password by a generated one. */
export const resetUserPassword = call('POST', '/api/users/{id}/reset', {
  feature: 'users',
  ...onAccount,
  summary: 'Replace the password of an account by a generated one that is shown once. Its sessions end.',
  may: accountActions['Reset password'].may,
  reply: withPassword,
  audit: { byUseCase: ['Reset password'] },
})

/** Signs a person out everywhere. */
export const endUserSessions = call('POST', '/api/users/{id}/end-sessions', {
  feature: 'users',
  ...onAccount,
  summary: 'Log a person out on all devices.',
  may: accountActions['End sessions'].may,
  reply: done,
  audit: { byUseCase: ['End sessions'] },
})
