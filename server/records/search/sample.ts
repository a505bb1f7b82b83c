import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { plannedEachTime } from '../../database/named-statements.ts'

/** About how many facilities are sampled. */
const sampled = 4000

/**
 * The share of facilities that match a tsquery, estimated from a few pages of the table. Counts of single words say little of
 * words together: `primary` and `health` come together, `primary` and `hospital` hardly ever. The same pages each time, so
 * that a search is carried out in the same way.
 */
export async function sampledShare(db: Db, query: string, facilities: number): Promise<number> {
  const percent = Math.min(100, (100 * sampled) / Math.max(1, facilities))
  const { rows } = await sql<{ share: number }>`${sql.raw(plannedEachTime)}
    select (count(*) filter (where words @@ ${query}::tsquery) + 0.5)::float8 / greatest(1, count(*)) as share
    from facility tablesample system (${sql.lit(percent)}) repeatable (1)
  `.execute(db)
  return rows[0]?.share ?? 1
}
