import type { Db } from '@portal/server/database/connect.ts'
import { pageFacilities } from '@portal/server/records/facilities/facility-list.ts'
import { sql } from 'kysely'
import { chance } from './chance.ts'
import { typedWays } from './typed-ways.ts'

const samples = 150
const first = 5

/** How many of a hundred searches find the right name among the first five. */
export interface Recall {
  all: number
  /** Among names that at most five facilities fit equally well: of more than five, no order can put the right one first. */
  tellable: number
}

interface Sampled {
  id: number
  company_name: string
  local_gov_area_id: number
}

/** In how many of a hundred searches the right name is among the first five, by the way it is typed. */
export async function recallOf(db: Db, { withLga }: { withLga: boolean }): Promise<Map<string, Recall>> {
  const dice = chance(3)
  const names = await sampleNames(db, dice.share)
  const alike = new Map<number, number>()
  for (const name of names) alike.set(name.id, await countAlike(db, name, withLga))
  const recall = new Map<string, Recall>()
  for (const [way, type] of Object.entries(typedWays)) {
    const found: Sampled[] = []
    for (const name of names) {
      const { company_name, local_gov_area_id } = name
      const filters = { q: type(company_name, dice), page: 1, per_page: 15, ...(withLga ? { local_gov_area_id } : {}) }
      const { data } = await pageFacilities(db, filters, '2026-06-01')
      const isRight = data.slice(0, first).some((row) => row.id === name.id || row.company_name === company_name)
      if (isRight) found.push(name)
      else if (process.env.BENCH_VERBOSE) console.log(`  ${way}: ${filters.q} -> ${data[0]?.company_name}`)
    }
    const isTellable = ({ id }: Sampled) => way !== 'first and last word' || (alike.get(id) ?? 0) <= first
    const tellable = names.filter(isTellable).length
    recall.set(way, {
      all: (100 * found.length) / names.length,
      tellable: (100 * found.filter(isTellable).length) / tellable,
    })
  }
  return recall
}

async function sampleNames(db: Db, share: () => number): Promise<Sampled[]> {
  const all = await db
    .selectFrom('facility')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: samples }, () => 1 + Math.floor(share() * Number(all.n)))
  const chosen = await db
    .selectFrom('facility')
    .where('id', 'in', ids)
    .select(['id', 'company_name', 'local_gov_area_id'])
    .execute()
  return chosen.filter(({ company_name }) => company_name.split(/\s+/).length > 2)
}

/** How many names, in the LGA if it is chosen, begin and end with the same words as a name. */
async function countAlike(db: Db, { company_name, local_gov_area_id }: Sampled, withLga: boolean): Promise<number> {
  const words = company_name.split(/\s+/)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from facility
    where name_key >= search_text(${words.at(0)}) and name_key < search_text(${words.at(0)}) || '~'
      and starts_with(name_key, search_text(${words.at(0)}) || ' ')
      and right(name_key, length(${words.at(-1)}) + 1) = ' ' || search_text(${words.at(-1)})
      and (${!withLga}::boolean or local_gov_area_id = ${local_gov_area_id})
  `.execute(db)
  return rows[0]?.n ?? 0
}
