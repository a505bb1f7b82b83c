import type { Selectable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { LocalGovAreaTable } from '../../database/tables/places.ts'
import type { Chance } from './chance.ts'
import { somePhone } from './invent.ts'
import names from './names.json' with { type: 'json' }

/** Facilities in LGAs with a town, and in every other LGA: 300 in all. */
const perTownLga = new Map<string, number>(
  Object.entries({ Chanchaga: 36, Suleja: 32, Bida: 26, Bosso: 22, Kontagora: 18, Lapai: 14 }),
)
const perOtherLga = 8
/** Rough share of each type: many clinics, few mortuaries. Specialist hospitals are in the stories alone, because they have stages. */
const types = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6, 6, 7, 8, 8, 10, 11, 12, 12, 13, 14]

/** What is stated about a facility when it is added. */
export type Site = ReturnType<typeof inventSite>

/** 300 facilities over all LGAs of the home state and their wards: first one in each LGA, then a second one in each, and so on. */
export async function inventSites(db: Db, chance: Chance): Promise<Site[]> {
  const lgas = await db.selectFrom('local_gov_area').where('state_id', '=', 27).orderBy('id').selectAll().execute()
  const wards = await db.selectFrom('ward').orderBy('id').selectAll().execute()
  const named = new Set<string>()
  const rounds = Array.from({ length: Math.max(...perTownLga.values()) }, (_, round) => round)
  return rounds.flatMap((round) =>
    lgas
      .filter(({ list }) => round < (perTownLga.get(list) ?? perOtherLga))
      .map((lga) => {
        const ofLga = wards.filter(({ local_gov_area_id }) => local_gov_area_id === lga.id)
        return inventSite(chance, { lga, ward_id: chance.percent(90) ? chance.of(ofLga).id : undefined, named, round })
      }),
  )
}

interface Place {
  lga: Selectable<LocalGovAreaTable>
  ward_id: number | undefined
  named: Set<string>
  round: number
}

function inventSite(chance: Chance, { lga, ward_id, named, round }: Place) {
  const facility_type_id = chance.of(types)
  return {
    company_name: newName(chance, { lga, facility_type_id, named }),
    phone_number: somePhone(chance),
    cac: chance.percent(80) ? `RC${chance.between(100_000, 9_999_999)}` : undefined,
    address: `${chance.between(1, 140)} ${chance.of(names.streets)}`,
    facility_type_id,
    local_gov_area_id: lga.id,
    ward_id,
    ...(lga.list === 'Chanchaga' ? positionInMinna(round) : {}),
  }
}

/** A place in Minna, another one for each number. */
function positionInMinna(number: number) {
  return { latitude: (9_580 + ((number * 37) % 60)) / 1000, longitude: (6_520 + ((number * 53) % 70)) / 1000 }
}

/** A name that no other facility of the LGA has. */
function newName(
  chance: Chance,
  { lga, facility_type_id, named }: Pick<Place, 'lga' | 'named'> & { facility_type_id: number },
): string {
  const kind = Object.entries(names.kinds).find(([id]) => Number(id) === facility_type_id)?.[1] ?? 'Clinic'
  let name = ''
  do name = `${chance.of(names.houses)} ${chance.percent(35) ? `${lga.list} ` : ''}${kind}`
  while (named.has(`${lga.id} ${name}`))
  named.add(`${lga.id} ${name}`)
  return name
}
