import type { Db } from '../database/connect.ts'
import { queueMessage } from './queue-message.ts'

type Warning = 'password-changed' | 'second-factor-on' | 'second-factor-off' | 'recovery-code-used'

/** Tells a person about a change of their account, in case it was somebody else. */
export function tellAboutAccount(db: Db, template: Warning, { id, now }: { id: number; now: Date }): Promise<void> {
  const cause = `${template}/${id}/${now.toISOString()}`
  return queueMessage(db, { template, to: { userId: id }, facts: {}, cause })
}
