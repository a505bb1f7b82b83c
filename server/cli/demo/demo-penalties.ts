import type { Db } from '../../database/connect.ts'
import type { Chance } from './chance.ts'
import { daysBefore, type makeDemoFacilities } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'
import names from './names.json' with { type: 'json' }

type Facilities = Awaited<ReturnType<typeof makeDemoFacilities>>

/** Penalises one facility in sixteen. */
export async function makeDemoPenalties(db: Db, chance: Chance, people: DemoPeople, facilities: Facilities, now: Date) {
  const penalties = facilities
    .filter((_, index) => index % 16 === 5)
    .map((facility) => ({
      facility_id: facility.id,
      user_id: facility.user_id,
      recorded_by: chance.of(people.officers).id,
      comment: chance.of(names.penalties),
      created_at: daysBefore(now, chance.between(2, 200)),
    }))
  await db.insertInto('penalty').values(penalties).execute()
}
