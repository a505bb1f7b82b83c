import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { MergedTable } from './merge-places.ts'

/** A place that was merged, of which not everything may have been moved. */
export interface Leaving {
  table: MergedTable
  id: number
}

const tablesOf = {
  local_gov_area: ['facility', 'applicant', 'registration', 'user_account', 'concern'],
  ward: ['facility', 'applicant'],
} as const satisfies Record<MergedTable, readonly string[]>

/**
 * The places that were merged and that something refers to. Those that were moved are looked at again, because a form that was sent
 * during the merge may have waited for it to end. The wards of an LGA are moved with it first.
 */
export async function listLeaving(db: Db): Promise<Leaving[]> {
  const { rows } = await sql<Leaving>`
    select 'local_gov_area' as table, id from local_gov_area as place
    where merged_into is not null and (moved_at is null or ${isReferredTo('local_gov_area')})
    union all
    select 'ward', id from ward as place
    where merged_into is not null and (moved_at is null or ${isReferredTo('ward')})
      and not exists (
        select from local_gov_area where id = place.local_gov_area_id and merged_into is not null and moved_at is null
      )
  `.execute(db)
  return rows
}

/** Whether a row refers to `place`. */
function isReferredTo(table: MergedTable) {
  const column = columnOf(table)
  const found = tablesOf[table].map((name) => sql`exists (select from ${sql.table(name)} where ${column} = place.id)`)
  return sql`(${sql.join(found, sql` or `)})`
}

const columnOf = (table: MergedTable) => (table === 'ward' ? sql.ref('ward_id') : sql.ref('local_gov_area_id'))

/**
 * Moves what refers to a merged place: at most `limit` rows of each kind, with what belongs to them. Returns whether nothing is left, which it then notes. The
 * place is locked, so that each row is moved once. Papers, letters and snapshots keep the words of their day.
 */
export async function moveSome(db: Db, { table, id }: Leaving, { limit, at }: { limit: number; at: string }) {
  const place = sql`${sql.table(table)}`
  const { rows } = await sql`select from ${place} where id = ${id} for no key update`.execute(db)
  if (rows.length === 0) return true
  const batch = { column: columnOf(table), id, limit }
  // One kind after the other, because the audit record notes every row of a transaction at its end.
  if ((await moveFacilities(db, batch)) === limit) return false
  if ((await moveApplicants(db, batch)) === limit) return false
  for (const name of table === 'ward' ? [] : ['registration', 'user_account', 'concern']) {
    if ((await moveLgaOf(db, name, batch)) === limit) return false
  }
  await moveWords(db, { table, id })
  if (table === 'local_gov_area') await moveRevenue(db, id)
  await sql`update ${place} set moved_at = ${at}::timestamptz where id = ${id}`.execute(db)
  return true
}

interface Batch {
  column: RawBuilder<unknown>
  id: number
  limit: number
}

const newLga = (lga: string) => sql`
  coalesce((select merged_into from local_gov_area where id = ${sql.ref(lga)}), ${sql.ref(lga)})`
const newWard = (ward: string) =>
  sql`coalesce((select merged_into from ward where id = ${sql.ref(ward)}), ${sql.ref(ward)})`

/** Moves facilities, their registrations and what the public register says of them. Their names are compared with those of the others later. */
async function moveFacilities(db: Db, { column, id, limit }: Batch): Promise<number> {
  const chosen = await sql<{ id: number }>`
    select id from facility where ${column} = ${id} order by id limit ${limit} for no key update
  `.execute(db)
  const ids = chosen.rows.map((row) => row.id)
  if (ids.length === 0) return 0
  await sql`
    update register_entry set local_gov_area_id = ${newLga('register_entry.local_gov_area_id')},
      ward = case when lower(register_entry.ward) = lower(was.name) then coalesce(became.name, was.name) else register_entry.ward end,
      changed_in = pg_current_xact_id()
    from facility
    left join ward as was on was.id = facility.ward_id
    left join ward as became on became.id = was.merged_into
    where register_entry.facility_id = facility.id and facility.id = any(${ids}::int[])
  `.execute(db)
  await sql`
    update registration set local_gov_area_id = ${newLga('registration.local_gov_area_id')}
    where facility_id = any(${ids}::int[])
      and local_gov_area_id in (select id from local_gov_area where merged_into is not null)
  `.execute(db)
  await sql`
    update facility set local_gov_area_id = ${newLga('facility.local_gov_area_id')}, ward_id = ${newWard('facility.ward_id')},
      names_compared = false
    where id = any(${ids}::int[])
  `.execute(db)
  return ids.length
}

async function moveApplicants(db: Db, { column, id, limit }: Batch): Promise<number> {
  const { numAffectedRows } = await sql`
    update applicant set local_gov_area_id = ${newLga('applicant.local_gov_area_id')}, ward_id = ${newWard('applicant.ward_id')}
    where ctid = any(array(select ctid from applicant where ${column} = ${id} limit ${limit}))
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Moves rows that have an LGA and no ward. */
async function moveLgaOf(db: Db, name: string, { id, limit }: Batch): Promise<number> {
  const table = sql.table(name)
  const { numAffectedRows } = await sql`
    update ${table} set local_gov_area_id = ${newLga(`${name}.local_gov_area_id`)}
    where id = any(array(select id from ${table} where local_gov_area_id = ${id} order by id limit ${limit}))
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** What waits or was saved under the id of the place: open changes of facilities, and the filters of officers. */
async function moveWords(db: Db, { table, id }: Leaving): Promise<void> {
  const wanted = (side: string) => sql`jsonb_build_object(
    'local_gov_area_id', lga.id, 'lga', lga.list, 'ward_id', ward.id, 'ward', ward.name)
    from local_gov_area as lga left join ward on ward.id = ${newWardIn(side)}
    where lga.id = ${newLgaIn(side)}`
  const field = table === 'ward' ? 'ward_id' : 'local_gov_area_id'
  for (const side of ['old', 'new']) {
    const details = sql.ref(`change_request.${side}`)
    await sql`
      update change_request set ${sql.ref(side)} = ${details} || (select ${wanted(side)})
      where status = 'open' and (${details} ->> ${field})::int = ${id}
    `.execute(db)
  }
  if (table === 'ward') return
  await sql`
    update saved_view set search = regexp_replace(search, ${`(^|&)local_gov_area_id=${id}(&|$)`}, '\\1local_gov_area_id=' ||
      (select merged_into from local_gov_area where id = ${id}) || '\\2')
    where search ~ ${`(^|&)local_gov_area_id=${id}(&|$)`}
  `.execute(db)
}

const idIn = (side: string, field: string) => sql`(${sql.ref(`change_request.${side}`)} ->> ${sql.lit(field)})::int`
const newLgaIn = (side: string) => sql`(
  select coalesce(merged_into, id) from local_gov_area where id = ${idIn(side, 'local_gov_area_id')})`
const newWardIn = (side: string) =>
  sql`(select coalesce(merged_into, id) from ward where id = ${idIn(side, 'ward_id')})`

/** What invoices without a registration brought in, and whatever else the figures of revenue have of the LGA. */
async function moveRevenue(db: Db, id: number): Promise<void> {
  await sql`
    update invoice_balance set local_gov_area_id = ${newLga('invoice_balance.local_gov_area_id')} where local_gov_area_id = ${id}
  `.execute(db)
  await sql`
    insert into revenue_delta (month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo, open_kobo)
    select month, case sign when -1 then ${id} else (select merged_into from local_gov_area where id = ${id}) end, facility_type_id,
      sign * invoiced, sign * waived, sign * confirmed, sign * open
    from (
      select month, facility_type_id, sum(invoiced_kobo) as invoiced, sum(waived_kobo) as waived,
        sum(confirmed_kobo) as confirmed, sum(open_kobo) as open
      from revenue where local_gov_area_id = ${id} group by month, facility_type_id
    ) as kept
    cross join (values (-1), (1)) as side (sign)
    where (invoiced, waived, confirmed, open) <> (0, 0, 0, 0)
  `.execute(db)
}
