import { accountActions } from '@portal/domain/actions/account.ts'
import { z } from 'zod'
import { storeEmailSecret } from '../records/accounts/email-changes.ts'
import { deliverLink, minute, passwordLink } from './delivered-secrets.ts'
import { plainTemplate, secretTemplate, type Template } from './template.ts'

const emailLinkEnd = 24 * 60 * minute

const notByYou =
  'If this was not you, choose another password at once with “Forgot your password?” on the page where you log in, and tell the ministry.'

const askedChange = z.object({ user_id: z.int(), asked_at: z.iso.datetime() })
const askedExample = { user_id: 7, asked_at: '2026-03-02T09:00:00.000Z' }

/** Tells somebody about a change of their account that somebody else might have made. */
function warning(title: string, paragraphs: readonly string[] = []) {
  return plainTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: z.object({}),
    example: {},
    content: () => ({ title, paragraphs: [...paragraphs, notByYou] }),
  })
}

/** The messages about people's accounts. The secrets of their links are made at delivery, and only their hashes are stored. */
export const accountTemplates = {
  'password-reset': secretTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: z.object({ asked_at: z.iso.datetime() }),
    example: { asked_at: '2026-03-02T09:00:00.000Z' },
    prepare: passwordLink('link'),
    withheld: { token: '…' },
    content: (_, { token }) => ({
      title: 'Choose a new password',
      paragraphs: [
        'Somebody, probably you, asked for a new password for your account.',
        'The link can be used once within 30 minutes. If it was not you, there is nothing to do: your password stays as it is.',
      ],
      link: { label: 'Choose a new password', path: `/reset?token=${token}` },
    }),
  }),
  invitation: secretTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: z.object({ portal: z.url(), asked_at: z.iso.datetime() }),
    example: { portal: 'https://licences.example.org', asked_at: '2026-03-02T09:00:00.000Z' },
    prepare: passwordLink('invitation'),
    withheld: { token: '…' },
    content: ({ portal }, { token }) => ({
      title: 'You have an account as an officer',
      paragraphs: [
        `The ministry opened an account for you in its portal, ${portal}. You log in there with this email address and a password that you choose now.`,
        'The link can be used once within three days. After that, choose “Forgot your password?” on the page where you log in. Nobody from the ministry will ask you for your password.',
      ],
      link: { label: 'Choose your password', path: `/reset?token=${token}` },
    }),
  }),
  'password-changed': warning('Your password was changed', ['You were logged out everywhere else.']),
  'account-action': plainTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: z.object({ title: z.string(), text: z.string() }),
    example: accountActions['Reset password'].causes.tellsPerson,
    content: ({ title, text }) => ({
      title,
      paragraphs: [
        text,
        'If you did not ask for this, tell the ministry at once, and choose another password with “Forgot your password?” on the page where you log in.',
      ],
    }),
  }),
  'second-factor-on': warning('Logging in now asks for a code', ['A second factor was set up for your account.']),
  'second-factor-off': warning('Logging in no longer asks for a code', [
    'The second factor of your account was removed.',
  ]),
  'wrong-codes': warning('Wrong codes were entered for your account', [
    'Somebody who knows your password entered five wrong codes of your second factor. After fifty, the password stops working.',
  ]),
  'password-stopped': warning('Your password was stopped', [
    'Fifty wrong codes of your second factor were entered with your password, so it does not work any more. Choose another one with a link by mail, or with a code from the ministry’s counter.',
  ]),
  'recovery-code-used': warning('A recovery code was used to log in', [
    'If you have lost your phone, set up the second factor again on the page Your account.',
  ]),
  'email-change': secretTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: askedChange,
    example: askedExample,
    prepare: (db, asked, { now }) =>
      deliverLink((secret_hash) => {
        const ends_at = new Date(now.getTime() + emailLinkEnd).toISOString()
        return storeEmailSecret(db, asked, { secret_hash, ends_at })
      }),
    withheld: { token: '…' },
    content: (_, { token }) => ({
      title: 'Confirm your new email',
      paragraphs: [
        'Confirm that you want to use this address to log in. The link can be used once within 24 hours.',
        'If you did not ask for this, there is nothing to do.',
      ],
      link: { label: 'Confirm this address', path: `/confirm-email?token=${token}` },
    }),
  }),
  'email-change-asked': secretTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: askedChange,
    example: askedExample,
    prepare: (db, asked) => deliverLink((stop_hash) => storeEmailSecret(db, asked, { stop_hash })),
    withheld: { token: '…' },
    content: (_, { token }) => ({
      title: 'Somebody wants to change the email of your account',
      paragraphs: [
        'Somebody who knows your password, probably you, asked to log in with another email address from now on.',
        'If it was you, there is nothing to do. If it was not you, stop the change with the link, and then choose another password.',
      ],
      link: { label: 'Stop the change', path: `/stop-email?token=${token}` },
    }),
  }),
  'email-taken': plainTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: z.object({}),
    example: {},
    content: () => ({
      title: 'This email has an account already',
      paragraphs: [
        'Somebody wanted to use this address for another account. That is not possible, because you have an account with it. Nothing was changed.',
      ],
    }),
  }),
  'email-changed': plainTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: z.object({}),
    example: {},
    content: () => ({
      title: 'The email of your account was changed',
      paragraphs: [
        'From now on you log in with the new address.',
        // A link for a new password would go to the new address.
        'If this was not you, go to the ministry at once with something that shows who you are.',
      ],
    }),
  }),
} satisfies Record<string, Template>
