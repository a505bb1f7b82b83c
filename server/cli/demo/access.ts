import { openSession } from '../../auth/sessions.ts'
import { hashCode, newSalt } from '../../auth/typed-codes.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import { demoOfficer, demoOwner, director, newcomer } from './people.ts'
import type { Portal } from './portal.ts'

/** The key of the one officer with a second factor, to type into an authenticator app. */
const demoKey = 'JBSWY3DPEHPK3PXP'

const hour = 3_600_000
const devices = ['Chrome on an Android phone', 'Firefox on a Windows computer'] as const

/** How people get in: open sessions, an officer with a second factor whose codes are known, and an invitation that waits for its mail. */
export function giveAccess({ clock, change }: Portal, now: Date): Promise<void> {
  return change(async (db) => {
    const people = await db.selectFrom('user_account').select(['id', 'email', 'must_change_password']).execute()
    const idOf = (wanted: string) => people.find(({ email }) => email === wanted)?.id ?? 0
    for (const email of [demoOwner, demoOfficer]) {
      for (const [place, device] of devices.entries()) {
        await openSession(db, idOf(email), new Date(now.getTime() - (place + 1) * hour), device)
      }
    }
    await db
      .updateTable('user_account')
      .set({ last_signed_in_at: clock.now().toISOString() })
      .where('must_change_password', '=', false)
      .execute()
    const user_id = idOf(director)
    const activated_at = clock.now().toISOString()
    await db.insertInto('second_factor').values({ user_id, secret: demoKey, activated_at, last_step: 0 }).execute()
    const salt = newSalt()
    const codes = await Promise.all(
      Array.from({ length: 8 }, (_, place) => hashCode(`demo-demo-demo-000${place + 1}`, salt)),
    )
    await db
      .insertInto('recovery_code')
      .values(codes.map((code_hash) => ({ user_id, code_hash })))
      .execute()
    await queueMessage(db, {
      template: 'invitation',
      to: { userId: idOf(newcomer) },
      facts: { portal: 'https://licences.example.org', asked_at: clock.now().toISOString() },
      cause: `invitation/${idOf(newcomer)}`,
    })
  })
}
