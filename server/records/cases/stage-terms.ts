import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { StageTermsTable } from '../../database/tables/stages.ts'

/** Every stage with its terms, in the order in which they were saved. */
export function listStagesWithTerms(db: Db) {
  return db
    .selectFrom('stage')
    .select(['stage.id', 'name'])
    .select((stage) =>
      jsonArrayFrom(
        stage
          .selectFrom('stage_terms as terms')
          .innerJoin('user_account', 'user_account.id', 'terms.recorded_by')
          .whereRef('stage_id', '=', 'stage.id')
          .orderBy('terms.id')
          .select([
            'terms.id',
            'start_date',
            'place',
            'signed_by',
            'promised_days',
            'purposes',
            'needs_verdicts',
            'needs_payment',
            'needs_inspection',
            'back_to',
            'recorded_at',
            sql<string>`first_name || ' ' || last_name`.as('recorded_by'),
            sql<{ id: number; category_list: string }[] | null>`(
              select jsonb_agg(jsonb_build_object('id', id, 'category_list', category_list) order by id)
              from facility_type where facility_type.id = any(terms.facility_type_ids)
            )`.as('facility_types'),
          ]),
      ).as('terms'),
    )
    .orderBy('stage.id')
    .execute()
}

/** How often the terms of a stage were saved. */
export async function countTermsOf(db: Db, stageId: number): Promise<number> {
  const { count } = await db
    .selectFrom('stage_terms')
    .where('stage_id', '=', stageId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Locks the stages until the transaction ends, so that the ids of their terms follow the order of recording. */
export async function lockStages(db: Db): Promise<void> {
  await sql`lock table stage_terms in share row exclusive mode`.execute(db)
}

/** Adds a stage; undefined when there is one with the same name. */
export async function insertStage(db: Db, name: string, recorded: { recorded_by: number; recorded_at: string }) {
  const row = await db
    .insertInto('stage')
    .values({ name, ...recorded })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Adds the terms of a stage from a day on. The stages must be locked. `recorded_at` is the version of the stage, so it increases each time. */
export async function insertStageTerms(db: Db, terms: Insertable<StageTermsTable>): Promise<void> {
  const recorded_at = sql<string>`(
    select greatest(${terms.recorded_at}::timestamptz, max(recorded_at) + interval '1 millisecond')
    from stage_terms where stage_id = ${terms.stage_id}
  )`
  await db
    .insertInto('stage_terms')
    .values({ ...terms, recorded_at })
    .execute()
}
