import type { Consequences } from '@portal/domain/actions/action.ts'
import type { Db } from '../database/connect.ts'
import { notifyInPortal } from '../records/messages/notifications.ts'
import { queueMessage } from './queue-message.ts'

type Warning =
  | 'password-changed'
  | 'wrong-codes'
  | 'password-stopped'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'phone-confirmed'
  | 'phone-taken'

/** Tells a person about a change of their account, in case it was somebody else. */
export function tellAboutAccount(db: Db, template: Warning, { id, now }: { id: number; now: Date }): Promise<void> {
  const cause = `${template}/${id}/${now.toISOString()}`
  return queueMessage(db, { template, to: { userId: id }, facts: {}, cause })
}

const warningsOfCodes = {
  'wrong-codes': {
    title: 'Wrong codes were entered for your account',
    text: 'Somebody who knows your password entered five wrong codes of your second factor.',
  },
  'password-stopped': {
    title: 'Your password was stopped',
    text: 'Fifty wrong codes of your second factor were entered with your password, so it does not work any more. Choose another one.',
  },
} as const

/** Tells a person in the portal and by mail that somebody who knows their password guesses codes of their second factor. */
export async function warnOfWrongCodes(
  db: Db,
  template: keyof typeof warningsOfCodes,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  const { title, text: body } = warningsOfCodes[template]
  await notifyInPortal(db, { user_id: id, kind: 'account', title, body, created_at: now.toISOString() })
  await tellAboutAccount(db, template, { id, now })
}

interface DoneByOfficer {
  /** The person of the account. */
  id: number
  /** Null on the server, from the command line. */
  officer: { id: number; first_name: string; last_name: string } | null
  now: Date
  /** What the officer did, if the words of the action do not say it. */
  more?: string | undefined
}

/**
 * Tells a person what an officer did to their account: in the portal, and by mail whatever the person prefers. Otherwise an
 * officer could take over an account unnoticed. Officers are not told of what they do to their own.
 */
export async function tellWhatOfficerDid(
  db: Db,
  { tellsPerson }: Consequences,
  { id, officer, now, more }: DoneByOfficer,
): Promise<void> {
  if (!tellsPerson || id === officer?.id) return
  const { title } = tellsPerson
  const text = [tellsPerson.text, more].filter(Boolean).join(' ')
  const created_at = now.toISOString()
  const body = `${text}\n${doneBy(officer)}`
  await notifyInPortal(db, { user_id: id, kind: 'account', title, body, created_at })
  const cause = `account-action/${title}/${id}/${created_at}`
  await queueMessage(db, { template: 'account-action', to: { userId: id }, facts: { title, text }, cause })
}

/** Who did something to an account. */
export function doneBy(officer: { first_name: string; last_name: string } | null): string {
  return officer ? `By ${officer.first_name} ${officer.last_name}.` : 'On the server.'
}
