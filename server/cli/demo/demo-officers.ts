import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Db } from '../../database/connect.ts'
import { type DemoPeople, demoPassword } from './demo-people.ts'

const yesterday = -86_400_000

/** Creates officers with different duties, one who is invited and has not logged in, and one whose account is disabled. */
export async function makeDemoOfficers(db: Db, { officers: [inviter] }: DemoPeople, now: Date): Promise<void> {
  const password_hash = await hashPassword(demoPassword)
  const before = new Date(now.getTime() + yesterday).toISOString()
  const officer = (first_name: string, last_name: string, duties: Duty[]) => ({
    first_name,
    last_name,
    email: `${first_name}.${last_name}@demo.example`.toLowerCase(),
    phone_number: '',
    password_hash,
    privilege_type: 'admin' as const,
    duties,
    invited_by: inviter?.id ?? null,
    last_signed_in_at: before as string | null,
    must_change_password: false,
    disabled_at: null as string | null,
  })
  await db
    .insertInto('user_account')
    .values([
      officer('Hauwa', 'Reviewer', ['review']),
      officer('Yakubu', 'Director', ['review', 'decide']),
      officer('Ngozi', 'Registry', ['catalogue', 'settings']),
      officer('Bola', 'Reader', []),
      { ...officer('Chidi', 'Newcomer', ['review']), must_change_password: true, last_signed_in_at: null },
      { ...officer('Sadiq', 'Former', ['review', 'decide']), disabled_at: before },
    ])
    .execute()
}
