import type { Db } from '../../database/connect.ts'
import type { Chance } from './chance.ts'
import { type DemoPeople, somePhone } from './demo-people.ts'
import names from './names.json' with { type: 'json' }

const perLga = 12
/** How many of each type a state has, roughly: many clinics, few mortuaries. */
const types = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 12, 13, 14]

/** Makes twelve facilities in every LGA of the home state, spread over its wards, added over the last three years. */
export async function makeDemoFacilities(db: Db, chance: Chance, people: DemoPeople, now: Date) {
  const lgas = await db.selectFrom('local_gov_area').where('state_id', '=', 27).orderBy('id').selectAll().execute()
  const wards = await db.selectFrom('ward').orderBy('id').selectAll().execute()
  const used = new Set<string>()
  const facilities = lgas.flatMap((lga) => {
    const ofLga = wards.filter(({ local_gov_area_id }) => local_gov_area_id === lga.id)
    return Array.from({ length: perLga }, () => {
      const owner = chance.of(people.owners)
      const facility_type_id = chance.of(types)
      const kind = Object.entries(names.kinds).find(([id]) => Number(id) === facility_type_id)?.[1] ?? 'Clinic'
      let company_name = ''
      do company_name = `${chance.of(names.houses)} ${chance.percent(35) ? `${lga.list} ` : ''}${kind}`
      while (used.has(`${lga.id} ${company_name}`))
      used.add(`${lga.id} ${company_name}`)
      return {
        user_id: owner.id,
        recorded_by: owner.id,
        company_name,
        owner_name: `${owner.first_name} ${owner.last_name}`,
        phone_number: somePhone(chance),
        cac: chance.percent(80) ? `RC${chance.between(100_000, 9_999_999)}` : null,
        address: `${chance.between(1, 140)} ${chance.of(names.streets)}, ${lga.list}`,
        facility_type_id,
        local_gov_area_id: lga.id,
        ward_id: chance.percent(90) ? chance.of(ofLga).id : null,
        working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
        hours_of_operation: chance.of(['08:00AM-8:00AM', '08:00AM-10:00PM', '08:00AM-5:00PM', '08:00AM-7:00PM']),
        created_at: daysBefore(now, chance.between(20, 1_000)),
      }
    })
  })
  return db.insertInto('facility').values(facilities).returningAll().execute()
}

/** The moment so many days earlier. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString()
}
