import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { caseCondition } from '../cases/case-filters.ts'
import { isOpenConcern } from '../concerns/concerns.ts'
import { isCompleteChange } from '../facilities/complete-changes.ts'
import { countRenewals } from '../licences/renewal-counts.ts'
import type { ListDay } from '../licences/renewal-lists.ts'
import { tallyFacilities } from '../reports/tallies.ts'
import { countedSome, type Total } from '../shared/paging.ts'
import { inboxLimit } from './waiting-rows.ts'

/** The rows of each list of the navigation, in the order of an index. */
const listed = {
  registrations: sql`from registration where ${caseCondition({ with: 'ministry' })} order by queued_at, id`,
  payments: sql`from payment where status = 'submitted' and removed_at is null`,
  changes: sql`from change_request where status = 'open' and ${isCompleteChange}`,
  representations: sql`from representation where outcome is null`,
  concerns: sql`from concern where ${isOpenConcern}`,
  penalties: sql`from penalty where status = 'open'`,
} as const satisfies Record<string, RawBuilder<unknown>>

type List = keyof typeof listed

/** How much waits in each list of the navigation. Counting stops at the limit of the inbox. */
export async function countLists(db: Db, day: ListDay): Promise<Record<List | 'facilities' | 'renewals', Total>> {
  const columns = Object.entries(listed).map(
    ([list, rows]) =>
      sql`(select count(*)::int from (select ${rows} limit ${sql.lit(inboxLimit + 1)}) as counted) as ${sql.ref(list)}`,
  )
  const { rows } = await sql<Record<List, number>>`select ${sql.join(columns)}`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A select without a condition answers one row')
  const { due } = await countRenewals(db, {}, day)
  return {
    registrations: countedSome(counted.registrations, inboxLimit),
    payments: countedSome(counted.payments, inboxLimit),
    changes: countedSome(counted.changes, inboxLimit),
    representations: countedSome(counted.representations, inboxLimit),
    concerns: countedSome(counted.concerns, inboxLimit),
    penalties: countedSome(counted.penalties, inboxLimit),
    facilities: { total: await tallyFacilities(db, {}, day.today) },
    renewals: { total: due },
  }
}
