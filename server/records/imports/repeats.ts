import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const bareNumber = sql`nullif(regexp_replace(upper(fields ->> 'paper_number'), '[^A-Z0-9]', '', 'g'), '')`
const nameInLga = sql`lower(fields ->> 'name') || '|' || (fields ->> 'lga')`

/**
 * Marks new rows that repeat an earlier row of their file as doubtful: the same number, or the same name in the same LGA. Of rows
 * that are the same the first stays as it is. In one statement, however many rows there are.
 */
export async function markRepeats(db: Db, importId: number, lines?: readonly number[]): Promise<void> {
  await sql`
    with given as materialized (
      select line, state, ${bareNumber} as number, ${nameInLga} as name from import_row
      where import_id = ${importId}::int and state in ('new', 'same', 'doubtful')
        and choice is distinct from 'leave out'
    ), repeated as (
      select line, first, reason, row_number() over (partition by line order by reason desc) as place from (
        select line, first_value(line) over (partition by number order by line) as first, 'number' as reason
        from given where number is not null
        union all
        select line, first_value(line) over (partition by name order by line), 'name'
        from given where name is not null
      ) as found where line <> first
    )
    update import_row as present set
      state = 'doubtful',
      why = 'Row ' || first || case reason when 'number' then ' has the same number' else ' has the same name in this LGA' end,
      likely_same = present.likely_same
        || jsonb_build_object('facility_id', null, 'line', first, 'reasons', jsonb_build_array(reason))
    from repeated
    where present.import_id = ${importId}::int and present.line = repeated.line and place = 1 and present.state = 'new'
      ${lines ? sql`and present.line = any(${[...lines]}::int[])` : sql``}
  `.execute(db)
}

/** The rows that were said to repeat one of these rows, which is not what it was. */
export async function listRepeating(db: Db, importId: number, lines: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    select line from import_row
    where import_id = ${importId}::int and likely_same @> any(
      select jsonb_build_array(jsonb_build_object('line', line)) from unnest(${[...lines]}::int[]) as line
    )
    limit 500
  `.execute(db)
  return rows.map(({ line }) => line)
}
