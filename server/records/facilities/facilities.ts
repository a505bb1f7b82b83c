import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import type { OpenRestriction } from '@portal/contract/standing/restriction.ts'
import type { OwnerStart } from '@portal/domain/actions/starting-actions.ts'
import { facilityWarnings } from '@portal/domain/facilities/warnings.ts'
import type { RenewalPeriods } from '@portal/domain/licences/renewal.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Standing } from '@portal/domain/standing/standing.ts'
import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { FacilityTable } from '../../database/tables/facilities.ts'
import type { LocalGovAreaTable } from '../../database/tables/places.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { isPresent } from '../applications/present-registration.ts'
import type { Brief } from '../applications/registration-briefs.ts'
import { refuseTakenBack } from '../imports/taken-back.ts'
import { licenceEndBesides } from '../licences/licence-end.ts'
import { periodsOn } from '../licences/renewal-periods.ts'
import { restrictionsColumn, type StoredRestriction } from '../standing/restrictions.ts'
import { closedFrom } from './closings.ts'
import { withRegistrations } from './facility-registrations.ts'
import { openChanges, openTypeChange } from './open-requests.ts'
import { compareNames } from './similar-names.ts'
import { type DuplicateKey, listDuplicates } from './twins.ts'
import { wasApproved } from './was-approved.ts'

type Lga = Selectable<LocalGovAreaTable>

/** A facility with its type, its LGA, its ward and the registration shown with it: the wire's Facility. */
export type Facility = Omit<FacilityRow, 'restrictions'> & {
  registration: Brief | null
  /** The newest registration, if it is not the one shown: a renewal beside the licence in force. */
  renewal: Brief | null
  /** It was recorded from paper that says no day of its licence. */
  needs_date: boolean
  /** The change of its type that is under way or was declined. */
  type_change: Brief | null
  /** What its owner can start now. */
  starts: OwnerStart | null
  /** How it stands with the ministry today. */
  standing: Standing
  /** Those that are in force or begin later. */
  restrictions: OpenRestriction[]
}

type FacilityRow = Selectable<FacilityTable> & {
  facility_types: FacilityType
  local_gov_areas: Lga
  type_retired: boolean
  closed_from: string | null
  restrictions: StoredRestriction[]
  periods: RenewalPeriods
  ward_name: string | null
  from_import: { id: number; number: string } | null
  type_change_id: number | null
}

/** The columns of a new facility. Its owner, type and place must exist. */
export type NewFacility = Insertable<FacilityTable>

/** The facilities with these ids, by id. */
export async function getFacilities(db: Db, ids: readonly number[], today: string): Promise<Map<number, Facility>> {
  if (ids.length === 0) return new Map()
  const rows = await facilityRows(db.selectFrom('facility'), today)
    .where('facility.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  return new Map((await withRegistrations(db, rows, today)).map((facility) => [facility.id, facility]))
}

/** One facility, or `not_found`. */
export async function getFacility(db: Db, id: number, today: string): Promise<Facility> {
  return (await getFacilities(db, [id], today)).get(id) ?? refuse('not_found', 'This facility does not exist')
}

/** Adds a facility and returns its id. */
export async function insertFacility(db: Db, facility: NewFacility): Promise<number> {
  const { id } = await db.insertInto('facility').values(facility).returning('id').executeTakeFirstOrThrow()
  await compareNames(db, [id])
  return id
}

/** Replaces the details of a facility and increases its version. */
export async function updateFacility(db: Db, id: number, details: Updateable<FacilityTable>, now: Date): Promise<void> {
  const updated_at = sql<string>`greatest(${now.toISOString()}, updated_at + interval '1 millisecond')`
  await db
    .updateTable('facility')
    .set({ ...details, updated_at })
    .where('id', '=', id)
    .execute()
  if (details.company_name !== undefined || details.local_gov_area_id !== undefined) await compareNames(db, [id])
}

/** Locks a facility until the transaction ends, so that nobody else changes it meanwhile. */
export async function lockFacility(db: Db, id: number): Promise<void> {
  await db.selectFrom('facility').where('id', '=', id).select('id').forNoKeyUpdate().execute()
}

/** A facility that this transaction has locked, with its owner and its newest registration, if there is one. */
export type LockedFacility = Awaited<ReturnType<typeof lockFacilityWithNewest>>

/** Locks a facility, then reads its owner and its newest registration, as the previous holder of the lock left them. */
export async function lockFacilityWithNewest(db: Db, id: number, today: string) {
  await lockFacility(db, id)
  const facility = await findFacilityWithNewest(db, id, today)
  refuseTakenBack(facility)
  return facility
}

/**
 * The owner, the name and the state of a facility, with its newest registration that has not ended, if there is one. A change of type
 * that was declined keeps nobody from anything.
 */
export async function findFacilityWithNewest(db: Db, id: number, today: string) {
  const { registration_id, status, kind, reference, expiry_date, valid_from, ...facility } = await db
    .selectFrom('facility')
    .leftJoin('registration', (join) => join.onRef('registration.facility_id', '=', 'facility.id').on(isPresent))
    .where('facility.id', '=', id)
    .orderBy('registration.id', 'desc')
    .limit(sql.lit(1))
    .select(['facility.id', 'facility.user_id', 'facility.company_name', 'facility.facility_type_id', openTypeChange])
    .select('facility.taken_back_at')
    .select(['registration.id as registration_id', 'registration.status', 'registration.kind'])
    .select(['registration.reference', 'registration.expiry_date', 'registration.valid_from'])
    .select([closedFrom, restrictionsColumn, wasApproved, openChanges, periodsOn(today)])
    .executeTakeFirstOrThrow()
  const newest =
    registration_id === null || status === null || kind === null || reference === null
      ? undefined
      : { id: registration_id, status, kind, reference, expiry_date, valid_from }
  return { ...facility, newest }
}

/** The facility of a registration, with the id of its newest registration that has not ended; undefined when the registration does not exist. */
export function findFacilityOfRegistration(db: Db, registrationId: number, today: string) {
  return facilityRows(db.selectFrom('facility'), today)
    .where('facility.id', '=', (row) =>
      row.selectFrom('registration').where('registration.id', '=', registrationId).select('facility_id'),
    )
    .select((row) =>
      row
        .selectFrom('registration')
        .whereRef('registration.facility_id', '=', 'facility.id')
        .where('registration.ended_at', 'is', null)
        .where(sql<boolean>`(registration.kind <> 'change' or registration.id = ${registrationId})`)
        .select((newest) => newest.fn.max('registration.id').as('id'))
        .as('newest_id'),
    )
    .select([wasApproved, licenceEndBesides(registrationId)])
    .executeTakeFirst()
}

/** The facility's type. What is asked is what the type of the newest registration asked for when that was started. */
const facilityTypeAsAsked = sql<FacilityType>`(
  select jsonb_build_object(
    'id', facility_type.id, 'category_list', category_list, 'definition', definition,
    'asks_folio', asked.asks_folio, 'asks_additional_mdcn', asked.asks_additional_mdcn)
  from facility_type_version as asked, catalogue_version_of(facility.id) as version
  where asked.id = asked_type_of(facility.id) and from_version <= version and (until_version is null or until_version > version)
)`

/** Adds the columns of the wire's facility to a query on the table. */
function facilityRows<O>(query: SelectQueryBuilder<Tables, 'facility', O>, today: string) {
  return query
    .innerJoin('facility_type', 'facility_type.id', 'facility.facility_type_id')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'facility.local_gov_area_id')
    .selectAll('facility')
    .select([
      facilityTypeAsAsked.as('facility_types'),
      sql<Lga>`to_jsonb(local_gov_area) - 'retired_at'`.as('local_gov_areas'),
      sql<boolean>`facility_type.retired_at is not null`.as('type_retired'),
      closedFrom,
      restrictionsColumn,
      periodsOn(today),
      openTypeChange,
      sql<{ id: number; number: string } | null>`(
        select jsonb_build_object('id', id, 'number', number) from import where id = facility.import_id
      )`.as('from_import'),
      sql<string | null>`(select ward.name from ward where ward.id = facility.ward_id)`.as('ward_name'),
    ])
}

/** The warnings for the person who adds a facility, or corrects the one with `exceptId`. They say nothing of the others. */
export async function warningsAbout(
  place: { db: Db; today: string },
  facility: DuplicateKey,
  exceptId?: number,
): Promise<string[]> {
  const duplicates = await listDuplicates(place, facility, exceptId)
  return facilityWarnings({ cac: facility.cac ?? null, reasons: duplicates.flatMap(({ reasons }) => reasons) })
}
