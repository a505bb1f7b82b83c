import { z } from 'zod'
import { makeDigits } from '../auth/typed-codes.ts'
import type { Db } from '../database/connect.ts'
import { findCredentials } from '../records/accounts/accounts.ts'
import { storePhoneCode } from '../records/accounts/confirmed-phones.ts'
import { minute, passwordLink, refuseEnded } from './delivered-secrets.ts'
import { type PreparedFor, plainTemplate, secretTemplate, type Template } from './template.ts'

const codeEnd = 10 * minute

/** An SMS goes to the number that an account has when it is sent. Fails if it is not, or not any more, the account's confirmed one. */
async function checkConfirmed(db: Db, { userId, address = '' }: PreparedFor): Promise<void> {
  if (userId === undefined || (await findCredentials(db, address))?.id !== userId) refuseEnded()
}

/** The messages about phone numbers with which people log in. Codes and links are made at delivery, for the number that they go to. */
export const phoneTemplates = {
  'password-reset-sms': secretTemplate({
    isSecurity: true,
    channels: ['sms'],
    facts: z.object({ asked_at: z.iso.datetime() }),
    example: { asked_at: '2026-03-02T09:00:00.000Z' },
    prepare: async (db, facts, to) => {
      await checkConfirmed(db, to)
      return passwordLink('sms')(db, facts, to)
    },
    withheld: { token: '…' },
    content: (_, { token }) => ({
      title: 'Choose a new password within 30 minutes. If it was not you who asked for it, do nothing.',
      paragraphs: [],
      link: { label: 'Choose a new password', path: `/reset?token=${token}` },
    }),
  }),
  'phone-code': secretTemplate({
    isSecurity: true,
    channels: ['sms'],
    facts: z.object({ asked_at: z.iso.datetime() }),
    example: { asked_at: '2026-03-02T09:00:00.000Z' },
    prepare: async (db, { asked_at }, { userId: user_id, address: phone_number, now }) => {
      if (user_id === undefined || phone_number === undefined) return refuseEnded()
      const { secret, hash: code_hash } = await makeDigits(6)
      const ends_at = new Date(now.getTime() + codeEnd).toISOString()
      const isStored = await storePhoneCode(db, { user_id, phone_number, asked_at }, { code_hash, ends_at })
      return isStored ? { code: secret } : refuseEnded()
    },
    withheld: { code: '…' },
    content: (_, { code }) => ({
      title: `${code} confirms this phone number. Enter it under Your account within 10 minutes. If you did not ask for it, give it to nobody.`,
      paragraphs: [],
    }),
  }),
  'phone-confirmed': plainTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: z.object({}),
    example: {},
    content: () => ({
      title: 'You can log in with your phone number now',
      paragraphs: [
        'The phone number of your account was confirmed by SMS. It can be used to log in, and by owners to choose a new password.',
        'If this was not you, log in with your email and put your own number under Your account. Then choose another password, and tell the ministry.',
      ],
    }),
  }),
  'phone-taken': plainTemplate({
    isSecurity: true,
    channels: ['mail'],
    facts: z.object({}),
    example: {},
    content: () => ({
      title: 'Your phone number does not log you in any more',
      paragraphs: [
        'Somebody confirmed the phone number of your account for another account, with a code that was sent to it. A number belongs to one account, so from now on you log in with your email alone.',
        'If the number is still yours, confirm it again under Your account. If it is not, put your present number there.',
      ],
    }),
  }),
} satisfies Record<string, Template>
