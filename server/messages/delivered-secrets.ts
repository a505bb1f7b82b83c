import { makeLinkSecret } from '../auth/one-time-secrets.ts'
import type { Db } from '../database/connect.ts'
import { storeLinkSecret } from '../records/accounts/password-resets.ts'
import { DeliveryFailure } from './sender.ts'
import type { PreparedFor } from './template.ts'

export const minute = 60_000

/** How long the links with which people choose a password work. */
const lifetimes = { link: 30 * minute, sms: 30 * minute, invitation: 3 * 24 * 60 * minute }

/** Makes the secret of a link when its message is delivered, and stores its hash. `store` returns false if the link is not wanted any more. */
export async function deliverLink(store: (secret_hash: Buffer) => Promise<boolean>): Promise<{ token: string }> {
  const { secret, hash } = makeLinkSecret()
  return (await store(hash)) ? { token: secret } : refuseEnded()
}

/** Fails a message whose secret is not wanted any more. */
export function refuseEnded(): never {
  throw new DeliveryFailure('refused', 'What was asked for has ended, or was asked for again')
}

/** Makes the link of a message with which its person chooses a password. */
export function passwordLink(kind: keyof typeof lifetimes) {
  return (db: Db, { asked_at }: { asked_at: string }, { userId: user_id, now }: PreparedFor) =>
    deliverLink(async (secret_hash) => {
      const ends_at = new Date(now.getTime() + lifetimes[kind]).toISOString()
      return user_id !== undefined && storeLinkSecret(db, { user_id, kind, asked_at }, { secret_hash, ends_at })
    })
}
