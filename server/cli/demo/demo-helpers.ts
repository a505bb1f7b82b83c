import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { hashClaimCode } from '../../auth/claim-codes.ts'
import type { Db } from '../../database/connect.ts'
import { daysBefore, type makeDemoFacilities } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'

/** The code of the demonstration's letter, for a facility that waits for its owner. */
export const demoClaimCode = 'K7M2QXT94B'

interface Demo {
  people: DemoPeople
  facilities: Awaited<ReturnType<typeof makeDemoFacilities>>
  now: Date
}

/** Two facilities from paper, one with a letter that nobody has used, one claimed with its letter; and helpers of two others. */
export async function makeDemoHelpers(db: Db, { people, facilities, now }: Demo): Promise<void> {
  const [officer] = people.officers
  const own = facilities.filter(({ user_id }) => user_id === people.demoOwnerAccount.id)
  const others = facilities.filter(({ user_id }) => user_id !== people.demoOwnerAccount.id)
  const [waiting, claimed, helped] = [others[3], others[9], others[15]]
  const assistant = people.owners.find(({ id }) => id === helped?.user_id)
  if (!officer || !waiting || !claimed || !helped || !assistant || !own[0]) return
  await db.updateTable('facility').set({ user_id: null }).where('id', '=', waiting.id).execute()
  const made = { made_by: officer.id, last_day: addDays(lagosDate(now), 80) }
  await db
    .insertInto('claim')
    .values([
      { ...made, facility_id: waiting.id, code_hash: await hashClaimCode(demoClaimCode), made_at: daysBefore(now, 10) },
      {
        ...made,
        facility_id: claimed.id,
        code_hash: await hashClaimCode('used before'),
        made_at: daysBefore(now, 30),
        ended_at: daysBefore(now, 12),
        used_by: claimed.user_id,
      },
    ])
    .execute()
  const named_at = daysBefore(now, 20)
  await db
    .insertInto('helper')
    .values([
      { facility_id: own[0].id, email: assistant.email, user_id: assistant.id, named_by: own[0].recorded_by, named_at },
      {
        facility_id: helped.id,
        email: people.demoOwnerAccount.email,
        user_id: people.demoOwnerAccount.id,
        named_by: assistant.id,
        named_at,
      },
    ])
    .execute()
}
