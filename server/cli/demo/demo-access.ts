import { hashOfCode } from '../../auth/one-time-secrets.ts'
import { openSession } from '../../auth/sessions.ts'
import type { Db } from '../../database/connect.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import { type DemoPeople, demoOfficer } from './demo-people.ts'

/** The key of the one officer with a second factor, to type into an authenticator app. */
const demoKey = 'JBSWY3DPEHPK3PXP'

const hour = 3_600_000
const devices = ['Chrome on an Android phone', 'Firefox on a Windows computer'] as const

/** How people get in: open sessions, an officer with a second factor, and an invitation that waits for its mail. */
export async function makeDemoAccess(db: Db, { demoOwnerAccount }: DemoPeople, now: Date): Promise<void> {
  const idOf = async (email: string) => {
    const person = await db.selectFrom('user_account').where('email', '=', email).select('id').executeTakeFirstOrThrow()
    return person.id
  }
  for (const user_id of [demoOwnerAccount.id, await idOf(demoOfficer)]) {
    for (const [place, device] of devices.entries()) {
      await openSession(db, user_id, new Date(now.getTime() - (place + 1) * hour), device)
    }
  }
  const careful = await idOf('yakubu.director@demo.example')
  await db
    .insertInto('second_factor')
    .values({ user_id: careful, secret: demoKey, activated_at: now.toISOString(), last_step: 0 })
    .execute()
  const codes = Array.from({ length: 8 }, (_, place) => hashOfCode(`demo-demo-demo-000${place + 1}`))
  const rows = codes.map((code_hash) => ({ user_id: careful, code_hash }))
  await db.insertInto('recovery_code').values(rows).execute()
  const invited = await idOf('chidi.newcomer@demo.example')
  await queueMessage(db, {
    template: 'invitation',
    to: { userId: invited },
    facts: { portal: 'https://licences.example.org', asked_at: now.toISOString() },
    cause: `invitation/${invited}`,
  })
}
