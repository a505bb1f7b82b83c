import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import type { FindingOutcome } from '@portal/domain/inspections/inspections.ts'
import { type RawBuilder, sql } from 'kysely'

/** The question of a corrective action, as the catalogue had it when the visit began. */
export const questionOfVisit = sql<string>`(
  select question.sub_list from sub_list_version as question
  where question.id = corrective_action.sub_list_id and question.from_version <= inspection.catalogue_version
    and (question.until_version is null or question.until_version > inspection.catalogue_version)
)`

interface NewestFinding {
  outcome: FindingOutcome | null
  note: string | null
}

/** A column of the newest finding about the question of a corrective action. */
export function finding<Column extends keyof NewestFinding>(column: Column): RawBuilder<NewestFinding[Column]> {
  return sql<NewestFinding[Column]>`(
    select ${sql.ref(`found.${column}`)} from inspection_finding as found
    where found.inspection_id = corrective_action.inspection_id and found.sub_list_id = corrective_action.sub_list_id
    order by found.version desc limit 1
  )`
}

const name = (account: string) => sql`${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}`

/** The replies of the owner to a corrective action, the oldest first; their times are those of PostgreSQL. */
export const replies = sql<CorrectiveAction['replies']>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', reply.id, 'text', reply.text, 'replied_by', ${name('replier')}, 'replied_at', replied_at,
    'files', (
      select coalesce(jsonb_agg(slug order by slug), '[]') from corrective_reply_file where reply_id = reply.id
    ),
    'is_accepted', is_accepted, 'reason', reply.reason, 'decided_by', ${name('decider')}, 'decided_at', decided_at
  ) order by reply.id), '[]')
  from corrective_reply as reply
  join user_account as replier on replier.id = replied_by
  left join user_account as decider on decider.id = decided_by
  where reply.corrective_action_id = corrective_action.id
)`
