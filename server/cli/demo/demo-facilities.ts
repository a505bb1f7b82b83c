import type { Selectable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { LocalGovAreaTable, WardTable } from '../../database/tables/places.ts'
import type { Chance } from './chance.ts'
import { type DemoPeople, somePhone } from './demo-people.ts'
import names from './names.json' with { type: 'json' }

/** Facilities in LGAs with a town, and in every other LGA. */
const perTownLga = new Map<string, number>(
  Object.entries({ Chanchaga: 36, Suleja: 32, Bida: 26, Bosso: 22, Kontagora: 18, Lapai: 14 }),
)
const perOtherLga = 8
/** One facility in this many belongs to the demonstration's owner. */
const demoOwnerInterval = 40
/** Rough share of each type: many clinics, few mortuaries. */
const types = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 12, 13, 14]

type Lga = Selectable<LocalGovAreaTable>
type Ward = Selectable<WardTable>

/** Makes 300 facilities over all LGAs of the home state and their wards, added over the last three years. */
export async function makeDemoFacilities(db: Db, chance: Chance, people: DemoPeople, now: Date) {
  const lgas = await db.selectFrom('local_gov_area').where('state_id', '=', 27).orderBy('id').selectAll().execute()
  const wards = await db.selectFrom('ward').orderBy('id').selectAll().execute()
  const named = new Set<string>()
  let created = 0
  const facilities = lgas.flatMap((lga) => {
    const ofLga = wards.filter(({ local_gov_area_id }) => local_gov_area_id === lga.id)
    return Array.from({ length: perTownLga.get(lga.list) ?? perOtherLga }, () => {
      const isOfDemoOwner = created++ % demoOwnerInterval === 0
      const owner = isOfDemoOwner ? people.demoOwnerAccount : chance.of(people.owners)
      return {
        ...facilityIn(chance, { lga, ofLga, named }),
        ...(lga.list === 'Chanchaga' ? positionInMinna(created) : {}),
        ...ownedBy(owner),
        created_at: daysBefore(now, chance.between(20, 1_000)),
      }
    })
  })
  return db.insertInto('facility').values(facilities).returningAll().execute()
}

/** A place in Minna, another one for each number. */
function positionInMinna(number: number) {
  return { latitude: (9_580 + ((number * 37) % 60)) / 1000, longitude: (6_520 + ((number * 53) % 70)) / 1000 }
}

function ownedBy(owner: DemoPeople['demoOwnerAccount']) {
  return { user_id: owner.id, recorded_by: owner.id, owner_name: `${owner.first_name} ${owner.last_name}` }
}

function facilityIn(chance: Chance, { lga, ofLga, named }: { lga: Lga; ofLga: Ward[]; named: Set<string> }) {
  const facility_type_id = chance.of(types)
  return {
    company_name: newName(chance, { lga, facility_type_id, named }),
    phone_number: somePhone(chance),
    cac: chance.percent(80) ? `RC${chance.between(100_000, 9_999_999)}` : null,
    address: `${chance.between(1, 140)} ${chance.of(names.streets)}`,
    facility_type_id,
    local_gov_area_id: lga.id,
    ward_id: chance.percent(90) ? chance.of(ofLga).id : null,
    working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
    hours_of_operation: chance.of(['08:00AM-8:00AM', '08:00AM-10:00PM', '08:00AM-5:00PM', '08:00AM-7:00PM']),
  }
}

/** A name that no other facility of the LGA has. */
function newName(
  chance: Chance,
  { lga, facility_type_id, named }: { lga: Lga; facility_type_id: number; named: Set<string> },
): string {
  const kind = Object.entries(names.kinds).find(([id]) => Number(id) === facility_type_id)?.[1] ?? 'Clinic'
  let name = ''
  do name = `${chance.of(names.houses)} ${chance.percent(35) ? `${lga.list} ` : ''}${kind}`
  while (named.has(`${lga.id} ${name}`))
  named.add(`${lga.id} ${name}`)
  return name
}

/** The given number of days earlier. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString()
}
