import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const bareNumber = sql`nullif(regexp_replace(upper(fields ->> 'paper_number'), '[^A-Z0-9]', '', 'g'), '') collate "C"`
const nameInLga = sql`(lower(fields ->> 'name') || '|' || (fields ->> 'lga')) collate "C"`

/** What was said of a row before it was marked. */
const ownWhy = sql`case when repeats is null then why else nullif(regexp_replace(why, '^Row [^.]*([.] )?', ''), '') end`

/**
 * Marks rows that repeat an earlier row of their file: the same number, the same name in the same LGA, or the same facility of the
 * portal. A new one is doubtful then; one that is here already stays so, and says it. What was marked and repeats nothing any more is
 * as it was. In one statement, however many rows there are; it writes only what has changed, so it runs after every correction.
 */
export async function markRepeats(db: Db, importId: number): Promise<void> {
  await sql`
    with matched as materialized (
      select line, repeats, why, ${ownWhy} as own_why, choice is distinct from 'leave out' as counts, ${bareNumber} as number, ${nameInLga} as name,
        case when repeats is not null and state = 'doubtful' then 'new' else state end as state,
        case when state = 'same' then same_as end as facility
      from import_row
      where import_id = ${importId}::int and state in ('new', 'same', 'doubtful') and committed_at is null
    ), compared as (
      -- Without a join, so that no plan can compare each row with each.
      select *,
        case when counts and number is not null then min(line) filter (where counts) over (partition by number) end as by_number,
        case when counts and name is not null then min(line) filter (where counts) over (partition by name) end as by_name,
        case when counts and facility is not null then min(line) filter (where counts) over (partition by facility) end as by_facility
      from matched
    ), found as (
      select line, state, repeats, why,
        case when by_number < line then by_number when by_name < line then by_name when by_facility < line then by_facility end as first,
        case when by_number < line then 'number' else 'name' end as reason,
        nullif(concat_ws('. ', case
          when by_number < line then 'Row ' || by_number || ' has the same number'
          when by_name < line then 'Row ' || by_name || ' has the same name in this LGA'
          when by_facility < line then 'Row ' || by_facility || ' is the same facility'
        end, own_why), '') as sentence
      from compared
    ), wanted as (
      select * from found
      where state in ('new', 'same') and (repeats is not null or first is not null)
        and (repeats, why) is distinct from (first, sentence)
    )
    update import_row as present set
      repeats = first, why = sentence,
      state = case when wanted.state = 'new' and first is not null then 'doubtful' else wanted.state end,
      likely_same = case when present.repeats is null then likely_same else likely_same - (-1) end || case
        when first is null then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('facility_id', null, 'line', first, 'reasons', jsonb_build_array(reason)))
      end
    from wanted where present.import_id = ${importId}::int and present.line = wanted.line
  `.execute(db)
}
