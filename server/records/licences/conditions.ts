import { type Condition, conditionState } from '@portal/domain/licences/conditions.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ConditionEvidenceTable } from '../../database/tables/conditions.ts'
import { momentOf } from '../../database/value-types.ts'

interface StoredEvidence {
  id: number
  text: string
  file_slug: string | null
  by: string
  at: string
}

/** A condition as the query reads it, with its evidence, the oldest first. */
export interface StoredCondition extends Condition {
  id: number
  set_at: string
  met_at: string | null
  met_by: string | null
  met_note: string | null
  evidence: StoredEvidence[]
}

const fullName = (account: string) => sql.raw(`${account}.first_name || ' ' || ${account}.last_name`)

const conditionObject = sql`jsonb_build_object(
  'id', condition.id, 'text', condition.text, 'due_date', condition.due_date, 'set_at', condition.set_at,
  'met_at', condition.met_at, 'met_note', condition.met_note, 'met_by', ${fullName('officer')},
  'evidence', (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', evidence.id, 'text', evidence.text, 'file_slug', evidence.file_slug,
          'by', ${fullName('provider')}, 'at', evidence.provided_at
        ) order by evidence.id
      ), '[]'
    )
    from condition_evidence as evidence
    join user_account as provider on provider.id = evidence.provided_by
    where evidence.condition_id = condition.id
  )
)`

/** The conditions of a registration that no later decision has ended, in the order in which they were set. */
export const conditionsOf = (registrationId: number) => sql<StoredCondition[]>`(
  select coalesce(jsonb_agg(${conditionObject} order by condition.id), '[]')
  from registration_condition as condition
  left join user_account as officer on officer.id = condition.met_by
  where condition.registration_id = ${registrationId} and condition.ended_at is null
)`

/** Whether the last decision on the registration set conditions. The query has the table `registration`. */
export const hasConditions = sql<boolean>`exists (
  select from registration_condition as asked where asked.registration_id = registration.id and asked.ended_at is null
)`.as('has_conditions')

/** A condition as the wire shows it, without what the person may do with it. */
export function conditionOf({ met_at, met_by, met_note, ...stored }: StoredCondition, today: string) {
  return {
    ...stored,
    set_at: momentOf(stored.set_at),
    state: conditionState({ ...stored, met_at }, today),
    met: met_at !== null && met_by !== null ? { at: momentOf(met_at), by: met_by, note: met_note ?? '' } : null,
    evidence: stored.evidence.map((one) => ({ ...one, at: momentOf(one.at) })),
  }
}

/** One condition; undefined when it does not exist. */
export function findCondition(db: Db, id: number) {
  return db
    .selectFrom('registration_condition')
    .where('id', '=', id)
    .select(['id', 'registration_id', 'text', 'due_date', 'met_at', 'ended_at'])
    .select(
      sql<number>`(select count(*)::int from condition_evidence where condition_id = registration_condition.id)`.as(
        'provided',
      ),
    )
    .executeTakeFirst()
}

/** Ends the conditions of the decision before and adds those of this one, in one statement. The registration is locked. */
export async function replaceConditions(
  db: Db,
  registration_id: number,
  { conditions, set_by, set_at }: { conditions: readonly Condition[]; set_by: number; set_at: string },
): Promise<void> {
  const rows = JSON.stringify(conditions.map(({ text, due_date }) => ({ text, due_date })))
  await sql`
    with ended as (
      update registration_condition set ended_at = ${set_at}
      where registration_id = ${registration_id} and ended_at is null
    )
    insert into registration_condition (registration_id, text, due_date, set_by, set_at)
    select ${registration_id}, asked.text, asked.due_date, ${set_by}, ${set_at}::timestamptz
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (text text, due_date date)) with ordinality
      as asked (text, due_date, position)
    order by asked.position
  `.execute(db)
}

/** Adds evidence for a condition. */
export async function insertEvidence(db: Db, evidence: Insertable<ConditionEvidenceTable>): Promise<void> {
  await db.insertInto('condition_evidence').values(evidence).execute()
}

/** Marks a condition as met. Its registration is locked. */
export async function markConditionMet(
  db: Db,
  id: number,
  met: { met_by: number; met_at: string; met_note: string },
): Promise<void> {
  await db.updateTable('registration_condition').set(met).where('id', '=', id).execute()
}
