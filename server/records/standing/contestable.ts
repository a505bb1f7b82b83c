import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { payableStatuses } from '@portal/domain/standing/penalties.ts'
import { contestedRestriction, lastDayToContest } from '@portal/domain/standing/representations.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { settingOn } from '../settings/settings.ts'

const uncontested = (column: 'penalty_id' | 'restriction_id', row: string) =>
  sql<boolean>`not exists (select from representation where ${sql.ref(column)} = ${sql.ref(`${row}.id`)})`

const daysOf = (takenAt: string) =>
  settingOn('representation_days', sql<string>`(${sql.ref(takenAt)} at time zone 'Africa/Lagos')::date`).as('days')

/** The penalties and restrictions of a facility against which no representation was made and still can be, the newest first of each. */
export async function listContestable(db: Db, facilityId: number, today: string) {
  const penalties = await db
    .selectFrom('penalty')
    .where('facility_id', '=', facilityId)
    .where('status', 'in', payableStatuses)
    .where(uncontested('penalty_id', 'penalty'))
    .orderBy('penalty.id', 'desc')
    .select(['penalty.id', 'comment', 'offence', 'penalty.created_at as taken_at', daysOf('penalty.created_at')])
    .execute()
  const restrictions = await db
    .selectFrom('facility_restriction as restriction')
    .where('facility_id', '=', facilityId)
    .where('lifted_at', 'is', null)
    .where(uncontested('restriction_id', 'restriction'))
    .orderBy('restriction.id', 'desc')
    .select(['restriction.id', 'kind', 'reason', 'imposed_at as taken_at', daysOf('imposed_at')])
    .execute()
  return [
    ...penalties.map(({ id, comment, offence, ...decision }) => ({
      ...contestableUntil(decision),
      against: 'penalty' as const,
      penalty_id: id,
      restriction_id: null,
      subject: offence ?? comment,
    })),
    ...restrictions.map(({ id, kind, reason, ...decision }) => ({
      ...contestableUntil(decision),
      against: contestedRestriction(kind),
      penalty_id: null,
      restriction_id: id,
      subject: reason,
    })),
  ].filter(({ until }) => today <= until)
}

function contestableUntil({ taken_at, days }: { taken_at: string; days: number }) {
  return { taken_at, until: lastDayToContest(lagosDate(Date.parse(taken_at)), days) }
}
