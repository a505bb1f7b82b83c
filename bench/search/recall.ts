import type { Db } from '@portal/server/database/connect.ts'
import { pageFacilities } from '@portal/server/records/lists.ts'
import { chance } from './chance.ts'
import { typedWays } from './typed-ways.ts'

const samples = 150
const first = 5

/** In how many of a hundred searches the right name is among the first five, by the way it is typed. */
export async function recallOf(db: Db, { withLga }: { withLga: boolean }): Promise<Map<string, number>> {
  const dice = chance(3)
  const all = await db
    .selectFrom('facility')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: samples }, () => 1 + Math.floor(dice.share() * Number(all.n)))
  const chosen = await db
    .selectFrom('facility')
    .where('id', 'in', ids)
    .select(['id', 'company_name', 'local_gov_area_id'])
    .execute()
  const manyWords = chosen.filter(({ company_name }) => company_name.split(/\s+/).length > 2)
  const recall = new Map<string, number>()
  for (const [way, type] of Object.entries(typedWays)) {
    let right = 0
    for (const { id, company_name, local_gov_area_id } of manyWords) {
      const filters = { q: type(company_name, dice), page: 1, per_page: 15, ...(withLga ? { local_gov_area_id } : {}) }
      const { data } = await pageFacilities(db, filters, '2026-06-01')
      const isFound = data.slice(0, first).some((found) => found.id === id || found.company_name === company_name)
      if (isFound) right++
      else if (process.env.BENCH_VERBOSE)
        console.log(
          `  ${way}: ${filters.q} -> ${data
            .slice(0, 2)
            .map((found) => found.company_name)
            .join('; ')}`,
        )
    }
    recall.set(way, (100 * right) / manyWords.length)
  }
  return recall
}
