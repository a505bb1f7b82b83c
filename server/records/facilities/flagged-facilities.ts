import { type FlagKind, flagKinds } from '@portal/domain/facilities/facility-flags.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isNotTakenBack } from '../imports/taken-back.ts'
import { sharedPractitioners } from './shared-practitioners.ts'
import { leastDistance } from './twins.ts'

const id = sql.ref<number>('facility.id')

/** The pair was not accepted. Uses the primary key of accepted_pair. */
const isNew = (other: RawBuilder<unknown>, shared: RawBuilder<unknown>) => sql`not exists (
  select from accepted_pair where facility_id = least(${id}, ${other}) and other_id = greatest(${id}, ${other})
    and shared = ${shared}
)`

/**
 * The open flags of these facilities, in one statement. Names were compared before, by `compareNames`, because comparing them
 * is too slow for every row of a list.
 */
export async function findOpenFlags(
  { db, today }: { db: Db; today: string },
  ids: readonly number[],
): Promise<Map<number, FlagKind[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Record<FlagKind, boolean> & { id: number }>`
    select id,
      exists (
        select from ${sharedPractitioners(id, today)} where ${isNew(sql.ref('shared_practitioner.other_id'), sql.ref('shared_practitioner.shared'))}
      ) as practitioner,
      exists (
        select from similar_facility where facility_id = facility.id and ${isNew(sql.ref('similar_id'), sql.lit('similar name'))}
      ) or exists (
        select from same_facilities(
          id, company_name, local_gov_area_id, cac, phone_number, user_id, latitude, longitude, ${leastDistance(today)}
        ) as same
        where ${isNew(sql.ref('same.facility_id'), sql.ref('same.reason'))}
      ) as duplicate
    from facility
    where id = any(${[...ids]}::int[]) and ${isNotTakenBack}
  `.execute(db)
  return new Map(rows.map((row) => [row.id, flagKinds.filter((kind) => row[kind])]))
}
