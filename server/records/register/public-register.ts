import type { RegisteredFacility } from '@portal/contract/register/registered-facility.ts'
import { verificationOf } from '@portal/domain/licences/verification.ts'
import { standingInRegister } from '@portal/domain/register/public-register.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { findPaperLicence, findPapersByNumber } from '../licences/paper-numbers.ts'
import { readIssuedPapers } from '../licences/verification.ts'
import { publishedInspection, publishesInspections } from './published-inspection.ts'

/** How facilities are read from the register: with the state of a day. */
export interface RegisterReader {
  db: Db
  /** The day on which it is read. */
  today: string
}

/** The present name of the LGA of an entry. The paper states the one of its day: it may have been renamed or merged since. */
const presentLga = sql<string>`(select list from local_gov_area where id = register_entry.local_gov_area_id)`

/** The facility as it is now, for a licence from before the portal: no paper of it is issued again when the facility changes. */
const presentFacility = sql<{ facility_name: string; category: string; address: string } | null>`(
  select json_build_object('facility_name', company_name, 'category', category_list, 'address', address)
  from facility join facility_type on facility_type.id = facility.facility_type_id
  where facility.id = register_entry.facility_id and register_entry.origin = 'paper'
)`

/** What the register says in the entries with these ids, in this order. */
export async function readEntries(
  { db, today }: RegisterReader,
  ids: readonly number[],
): Promise<RegisteredFacility[]> {
  const papers = await readIssuedPapers(db, ids, today)
  const entries = await db
    .selectFrom('register_entry')
    .where('certificate_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['certificate_id', 'ward', 'working_days', 'hours_of_operation', 'latitude', 'longitude'])
    .select([publishedInspection(today).as('inspection'), presentLga.as('lga'), presentFacility.as('facility')])
    .execute()
  const published = new Map(entries.map(({ certificate_id, ...entry }) => [certificate_id, entry]))
  return ids.flatMap((id) => {
    const [issued, entry] = [papers.get(id), published.get(id)]
    if (!issued || !entry) return []
    const { number, reference, origin, paper, printed } = issued
    const stated = entry.facility ?? printed
    return [
      {
        number,
        reference: origin === 'paper' ? reference : number,
        origin,
        name: stated.facility_name,
        type: stated.category,
        address: stated.address,
        lga: entry.lga,
        ward: entry.ward,
        standing: standingInRegister(verificationOf(paper, today)),
        expiry_date: paper.expiry_date,
        conditions: printed.conditions,
        working_days: entry.working_days,
        hours_of_operation: entry.hours_of_operation,
        latitude: entry.latitude,
        longitude: entry.longitude,
        inspection: entry.inspection,
      },
    ]
  })
}

/** The condition for entries that the register shows on a day. */
export function isShownOn(today: string) {
  return sql<boolean>`(shown_from <= ${today}::date and coalesce(shown_until, 'infinity') >= ${today}::date)`
}

/**
 * The entry that is shown for the facility with this certificate, statement or registration number, however it was typed, or with
 * the reference of a paper licence; undefined if there is none.
 */
export async function findEntry(reader: RegisterReader, typed: string): Promise<number | undefined> {
  const [entry] = await findEntries(reader, typed)
  return entry
}

/** No more licences from before the portal that have the same number are shown. */
const maxWithNumber = 20

/** The entries that are shown for what was typed as a number. There are several only where licences from before the portal share one. */
export async function findEntries({ db, today }: RegisterReader, typed: string): Promise<number[]> {
  const recorded = await findPaperLicence(db, typed)
  const papers = recorded ? [recorded] : await findPapersByNumber(db, typed, { needsLetters: true })
  if (papers.length === 0) return []
  const registrations = [...new Set(papers.map(({ registration_id }) => registration_id))]
  const facilities = db
    .selectFrom('registration')
    .where('id', '=', sql<number>`any(${registrations}::int[])`)
    .select('facility_id')
  const entries = await db
    .selectFrom('register_entry')
    .distinctOn('facility_id')
    // As an array, the facilities are looked up first. As a subquery, the planner reads all entries from the newest one on.
    .where('facility_id', '=', sql<number>`any(array(${facilities}))`)
    .where(isShownOn(today))
    .orderBy('facility_id')
    .orderBy('certificate_id', 'desc')
    .limit(sql.lit(maxWithNumber))
    .select('certificate_id')
    .execute()
  return entries.map(({ certificate_id }) => certificate_id).sort((one, other) => other - one)
}

/** The facilities of the register in batches, each with the entries after the last one of the batch before it. */
export async function* allEntries(reader: RegisterReader, batchSize: number): AsyncGenerator<RegisteredFacility[]> {
  let after = 0
  while (true) {
    const batch = await reader.db
      .selectFrom('register_entry')
      .where(isShownOn(reader.today))
      .where('facility_id', '>', after)
      .orderBy('facility_id')
      .limit(sql.lit(batchSize))
      .select(['certificate_id', 'facility_id'])
      .execute()
    if (batch.length > 0)
      yield readEntries(
        reader,
        batch.map(({ certificate_id }) => certificate_id),
      )
    if (batch.length < batchSize) return
    after = batch.at(-1)?.facility_id ?? after
  }
}

/**
 * What the register's present state is recognised by; undefined where that is unknown. It differs whenever the ministry begins or
 * ceases to publish inspections, and whenever an entry has changed: the newest transaction that changed one, and those of the recent ones that are visible, because transactions do not end in the order in
 * which they began. After a copy from another database server the numbers of transactions may lie in the future.
 */
export async function registerVersion({ db, today }: RegisterReader): Promise<string | undefined> {
  const { rows } = await sql<{
    newest: string
    recent: string | null
    is_foreign: boolean
    inspections: boolean | null
  }>`
    select newest::text, ${publishesInspections(today)} as inspections, newest >= pg_snapshot_xmax(pg_current_snapshot()) as is_foreign, (
      select string_agg(distinct changed_in::text, ' ') from register_entry
      where changed_in >= pg_snapshot_xmin(pg_current_snapshot())
    ) as recent
    from (
      select coalesce((select changed_in from register_entry order by changed_in desc limit 1), '0'::xid8) as newest
    ) as known
  `.execute(db)
  const [known] = rows
  return known && !known.is_foreign ? `${known.newest} ${known.recent ?? ''} ${known.inspections}` : undefined
}
