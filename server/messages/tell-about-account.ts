import type { Db } from '../database/connect.ts'
import { queueMessage } from './queue-message.ts'

/** Tells a person that their password was changed, in case it was somebody else. */
export function tellPasswordChanged(db: Db, userId: number, now: Date): Promise<void> {
  const cause = `password-changed/${userId}/${now.toISOString()}`
  return queueMessage(db, { template: 'password-changed', to: { userId }, facts: {}, cause })
}
