import type { SigningOffice } from '@portal/domain/licences/signing-offices.ts'
import type { Db } from '../database/connect.ts'
import { notify } from '../records/messages/notifications.ts'
import { doneBy } from './tell-about-account.ts'

interface Acting {
  db: Db
  now: Date
  user: { first_name: string; last_name: string }
}

interface Holding {
  title: SigningOffice
  name: string
  /** The account of the holder, who is told too. */
  user: { id: number } | null
}

/**
 * Tells the holder, and every officer with the duty users or audit, what became of an office or of its signature: whoever holds an office
 * signs stages and papers, so nobody gets it unnoticed.
 */
export async function tellOfOffice(
  { db, now, user: officer }: Acting,
  what: string,
  { title, name, user }: Holding,
): Promise<void> {
  await notify(db, {
    user_id: user?.id ?? null,
    officers_who_may: 'follow changes of duties',
    kind: 'duties',
    title: `${title}: ${what}`,
    body: `${name}. ${doneBy(officer)}`,
    created_at: now.toISOString(),
  })
}
