import type { Registration } from '@portal/contract/applications/registration.ts'
import type { Assignee } from '@portal/domain/actions/case-actions.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { registrationStatusOf } from '@portal/domain/licences/registration-expiry.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ApplicantTable } from '../../database/tables/registrations.ts'
import { momentOf } from '../../database/value-types.ts'
import { isOwnFacility } from '../facilities/own-facilities.ts'
import { firstRowsOf, listTotal } from '../shared/paging.ts'
import { returnedColumn, returnedOf } from './returns.ts'

type Applicant = Selectable<ApplicantTable>

/** A registration with its applicant and the officer who decided last: the wire's RegistrationBrief. */
export type Brief = Awaited<ReturnType<typeof listBriefs>>[number]

/** The registrations with these ids, in no particular order. */
export async function listBriefs(db: Db, ids: readonly number[], today: string) {
  if (ids.length === 0) return []
  const rows = await briefs(db)
    .where('registration.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  return rows.map((row) => briefOf(row, today))
}

/** A person's newest registrations, the newest first, and the total. */
export async function listNewestBriefsOf(db: Db, userId: number, today: string) {
  const own = db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .where(isOwnFacility(userId))
    .orderBy('registration.id', 'desc')
    .select(['registration.id', listTotal])
  const { total, data } = await firstRowsOf(own)
  const ids = data.map(({ id }) => id)
  const found = new Map((await listBriefs(db, ids, today)).map((brief) => [brief.id, brief]))
  return { total, data: ids.flatMap((id) => found.get(id) ?? []) }
}

/** The officer who has a case; null if nobody has it. The query joins `assignee`. */
const assigneeColumn = sql<Assignee | null>`
  case when assignee.id is not null then
    jsonb_build_object('id', assignee.id, 'first_name', assignee.first_name, 'last_name', assignee.last_name)
  end
`.as('assignee')

/** From which type to which a change goes; null for every other registration. */
const changeOfType = sql<Registration['change_of_type']>`case when registration.kind = 'change' then (
  select jsonb_build_object('from', present.category_list, 'to', wanted.category_list)
  from facility_type as present, facility_type as wanted
  where present.id = registration.from_type_id and wanted.id = registration.facility_type_id
) end`.as('change_of_type')

/** A query for registrations, with what {@link briefOf} makes a brief of. */
export function briefs(db: Db) {
  return db
    .selectFrom('registration')
    .leftJoin('applicant', 'applicant.registration_id', 'registration.id')
    .leftJoin('state', 'state.id', 'applicant.state_id')
    .leftJoin('local_gov_area', 'local_gov_area.id', 'applicant.local_gov_area_id')
    .leftJoin('ward', 'ward.id', 'applicant.ward_id')
    .leftJoin('user_account as officer', 'officer.id', 'registration.processed_by')
    .leftJoin('user_account as assignee', 'assignee.id', 'registration.assignee_id')
    .select([assigneeColumn, returnedColumn, changeOfType])
    .select([
      'registration.id',
      'registration.facility_id',
      'registration.facility_type_id',
      'registration.status',
      'registration.kind',
      'registration.origin',
      'registration.reference',
      'registration.valid_from',
      'registration.expiry_date',
      'registration.extended_at',
      'registration.created_at',
      'registration.updated_at',
      'registration.submitted_at',
      'registration.processed_at',
      'registration.ended_at',
      'officer.first_name as officer_first_name',
      'officer.last_name as officer_last_name',
      'state.name as state_name',
      'local_gov_area.list as local_gov_area_name',
      'ward.name as ward_name',
      sql<Applicant | null>`to_jsonb(applicant)`.as('applicant'),
    ])
}

/** A row of {@link briefs}. */
export type BriefRow = Awaited<ReturnType<ReturnType<typeof briefs>['execute']>>[number]

/** The brief of a row, which may have more columns. */
export function briefOf(row: BriefRow, today: string) {
  const { officer_first_name, officer_last_name, processed_at, applicant } = row
  const { state_name, local_gov_area_name, ward_name } = row
  const decided = officer_first_name !== null && officer_last_name !== null && processed_at !== null
  return {
    assignee: row.assignee,
    id: row.id,
    facility_id: row.facility_id,
    facility_type_id: row.facility_type_id,
    status: row.status,
    kind: row.kind,
    origin: row.origin,
    recorded_on: row.origin === 'paper' ? lagosDate(Date.parse(row.created_at)) : null,
    change_of_type: row.change_of_type,
    reference: row.reference,
    valid_from: row.valid_from,
    expiry_date: row.expiry_date,
    extended_at: row.extended_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    submitted_at: row.submitted_at,
    ended_at: row.ended_at,
    returned: returnedOf(row.returned),
    registration_status: registrationStatusOf(row, today),
    user: applicant && { ...personOf(applicant), state_name, local_gov_area_name, ward_name },
    processed_by: decided ? { first_name: officer_first_name, last_name: officer_last_name, at: processed_at } : null,
  }
}

/** The applicant as the wire's Person, from a row that was read as JSON. */
function personOf({ employment_address, employment_experience, updated_at, ...person }: Applicant) {
  const isEmployed = employment_address !== null || employment_experience !== null
  return {
    ...person,
    updated_at: momentOf(updated_at),
    employment: isEmployed ? { address: employment_address, experience: employment_experience } : null,
  }
}
