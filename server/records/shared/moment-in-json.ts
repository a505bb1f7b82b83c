import { sql } from 'kysely'

/** A column with a moment, the same within JSON as outside of it, where the database would write it in its own way. */
export function momentInJson(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
