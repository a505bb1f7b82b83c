import { readFile } from 'node:fs/promises'
import type { Db } from '@portal/server/database/connect.ts'
import { pageFacilities } from '@portal/server/records/facilities/facility-list.ts'
import { sql } from 'kysely'
import { timedClasses } from './timed-classes.ts'

/** The pages and filters that each class of search is measured with. */
const views = {
  'page 1': { page: 1 },
  'page 100': { page: 100 },
  LGA: { page: 1, local_gov_area_id: 545 },
  'LGA, type, status': { page: 1, local_gov_area_id: 545, facility_type_id: 2, status: ['Approved'] },
} as const

/** The database time of one class of search in one view, in milliseconds. */
export interface Timing {
  name: string
  view: keyof typeof views
  p50: number
  p95: number
  isBeginning: boolean
}

/**
 * Measures each class of search with each view on a database with one connection. The time is that of the processor in the
 * connection's process, so that other work on the machine changes little; where the system does not tell it, the clock's.
 */
export async function timeSearches(db: Db): Promise<Timing[]> {
  const timings: Timing[] = []
  const spent = await databaseClock(db)
  for (const { name, typed, isBeginning = false } of await timedClasses(db)) {
    for (const [view, filters] of Object.entries(views)) {
      const times: number[] = []
      for (const q of typed) {
        const search = () => pageFacilities(db, { ...filters, q, per_page: 15 }, '2026-06-01')
        await search()
        const before = await spent()
        await search()
        times.push((await spent()) - before)
      }
      times.sort((one, other) => one - other)
      timings.push({ name, view: view as keyof typeof views, p50: at(times, 0.5), p95: at(times, 0.95), isBeginning })
    }
  }
  return timings
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

async function databaseClock(db: Db): Promise<() => Promise<number>> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const file = `/proc/${rows[0]?.pid}/schedstat`
  const read = async () => Number((await readFile(file, 'utf8')).split(' ')[0]) / 1e6
  return (await read().catch(() => undefined)) === undefined ? async () => performance.now() : read
}
