import type { Db } from '../../database/connect.ts'

/** What lets somebody into an account later: links and codes for a new password, a change of email, and a code for a phone number. */
const pendingTables = ['password_reset', 'email_change', 'phone_confirmation'] as const

/** Ends everything that is pending in an account, also what a message that is still on its way would bring. */
export async function endPending(db: Db, userId: number): Promise<void> {
  for (const table of pendingTables) await db.deleteFrom(table).where('user_id', '=', userId).execute()
}
