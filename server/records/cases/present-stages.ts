import { daysBetween } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isToBeSigned } from './case-filters.ts'

/** The present stages of cases that somebody has to sign, by the registration; nothing for one that is at none. */
export async function listPresentStages(db: Db, registrationIds: readonly number[], today: string) {
  if (registrationIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('registration')
    .innerJoin('stage_terms', 'stage_terms.id', 'registration.stage_terms_id')
    .innerJoin('stage', 'stage.id', 'stage_terms.stage_id')
    .where('registration.id', '=', sql<number>`any(${[...registrationIds]}::int[])`)
    .where(sql<boolean>`${isToBeSigned}`)
    .select(['registration.id as registration_id', 'stage.id', 'stage.name', 'promised_days'])
    .select(sql<string>`stage_since`.as('since'))
    .execute()
  return new Map(
    rows.map(({ registration_id, since, ...stage }) => {
      const days = daysBetween(lagosDate(Date.parse(since)), today)
      return [registration_id, { ...stage, days, is_late: days > stage.promised_days }]
    }),
  )
}

/** Every stage that there ever was, also one that is ended: cases may still be at it. */
export function listStageNames(db: Db) {
  return db.selectFrom('stage').orderBy('id').select(['id', 'name']).execute()
}

/** The names of stages by their ids, with the days that they promise on a day; null for one that is no more in use. */
export async function listStagePromises(db: Db, ids: readonly number[], today: string) {
  return db
    .selectFrom('stage')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .select(['id', 'name'])
    .select(
      sql<number | null>`(
        select case when cardinality(purposes) > 0 then promised_days end from stage_terms
        where stage_id = stage.id and start_date <= ${today}::date order by start_date desc, stage_terms.id desc limit 1
      )`.as('promised_days'),
    )
    .execute()
}
