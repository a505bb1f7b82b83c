import { type QueueView, queueViewNames } from '@portal/domain/cases/queue-views.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { tallyRegistrations } from '../reports/tallies.ts'
import { countedSome, type Total } from '../shared/paging.ts'
import { type CaseFilters, caseCondition } from './case-filters.ts'

const limit = 1000
const counted = queueViewNames.filter((view) => view !== 'all')

/**
 * How many registrations each view has, in one statement that stops at the limit of each, with the first that nobody has. All
 * of them are counted from the tallies.
 */
export async function countQueue(
  db: Db,
  filters: Record<QueueView, CaseFilters>,
  today: string,
): Promise<{ counts: Record<QueueView, Total>; oldest: number | null }> {
  const counts = counted.map(
    (view) => sql`(
      select count(*)::int from (
        select from registration where ${caseCondition(filters[view])} limit ${sql.lit(limit + 1)}
      ) as counted
    ) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<QueueView, number> & { oldest: number | null }>`
    select ${sql.join(counts)}, (
      select id from registration where ${caseCondition(filters.unassigned)} order by queued_at, id limit 1
    ) as oldest
  `.execute(db)
  const [found] = rows
  if (!found) throw new Error('A select without a condition answers one row')
  const all = { total: await tallyRegistrations(db, {}, today) }
  return {
    counts: { ...recordOf(queueViewNames, (view) => countedSome(found[view], limit)), all },
    oldest: found.oldest,
  }
}
