import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const bareNumber = sql`nullif(regexp_replace(upper(fields ->> 'paper_number'), '[^A-Z0-9]', '', 'g'), '')`
const nameInLga = sql`lower(fields ->> 'name') || '|' || (fields ->> 'lga')`

/**
 * Marks rows that repeat an earlier row of their file: the same number, the same name in the same LGA, or the same facility of the
 * portal. A new one is doubtful then; one that is here already stays so, and says it. What was marked and repeats nothing any more is
 * as it was. In one statement, however many rows there are; it writes only what has changed, so it runs after every correction.
 */
export async function markRepeats(db: Db, importId: number): Promise<void> {
  await sql`
    with matched as materialized (
      select line, repeats, why, choice is distinct from 'leave out' as counts, ${bareNumber} as number, ${nameInLga} as name,
        case when repeats is not null and state = 'doubtful' then 'new' else state end as state,
        case when state = 'same' then same_as end as facility
      from import_row
      where import_id = ${importId}::int and state in ('new', 'same', 'doubtful') and committed_at is null
    ), found as (
      select distinct on (line) line, first, reason from (
        select line, first_value(line) over (partition by number order by line) as first, 'number' as reason, 1 as place
        from matched where counts and number is not null
        union all
        select line, first_value(line) over (partition by name order by line), 'name', 2
        from matched where counts and name is not null
        union all
        select line, first_value(line) over (partition by facility order by line), 'facility', 3
        from matched where counts and facility is not null
      ) as each where line <> first order by line, place
    ), wanted as (
      select line, matched.state, repeats, first, case reason when 'number' then reason else 'name' end as reason,
        'Row ' || first || case reason
          when 'number' then ' has the same number'
          when 'name' then ' has the same name in this LGA'
          else ' is the same facility'
        end as sentence
      from matched left join found using (line)
      where matched.state in ('new', 'same') and (repeats is not null or first is not null)
    )
    update import_row as present set
      repeats = first, why = sentence,
      state = case when wanted.state = 'new' and first is not null then 'doubtful' else wanted.state end,
      likely_same = case when present.repeats is null then likely_same else likely_same - (-1) end || case
        when first is null then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('facility_id', null, 'line', first, 'reasons', jsonb_build_array(reason)))
      end
    from wanted
    where present.import_id = ${importId}::int and present.line = wanted.line
      and (wanted.repeats, why) is distinct from (first, sentence)
  `.execute(db)
}
