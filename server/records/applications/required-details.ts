import { sql } from 'kysely'
import { settingOn } from '../settings/settings.ts'

const startedOn = sql<string>`(registration.created_at at time zone 'Africa/Lagos')::date`

/** The details that the ministry required of an applicant on the day of the start and that are not stated, for a row named `asked`. */
export const applicantLacks = sql`array(
  select field from registration
  left join applicant on applicant.registration_id = registration.id
  cross join lateral regexp_split_to_table(${settingOn('applicant_requires', startedOn)} #>> '{}', '\\s*,\\s*')
    with ordinality as required (field, place)
  where registration.id = asked.registration_id and coalesce(to_jsonb(applicant) ->> field, '') = ''
  order by place
)`

/** The details of the facility that are empty, which only one from the paper register has, for a row named `asked`. */
export const facilityLacks = sql`array(
  select detail from facility
  cross join lateral (values ('address', address), ('owner_name', owner_name), ('phone_number', phone_number)) as stated (detail, text)
  where facility.id = asked.id and text = ''
)`

/**
 * The numbers that the facility's type asks of an operating officer and that the present one lacks, for a row named `asked`.
 * The type asks for what it asked for at the start.
 */
export const officerLacks = sql`array(
  select field from registration
  join facility_type_version as asked_type on asked_type.id = registration.facility_type_id
    and from_version <= catalogue_version and (until_version is null or until_version > catalogue_version)
  join operating_officer as officer on officer.facility_id = registration.facility_id and officer.replaced_at is null
  cross join lateral (values
    ('folio_number', asks_folio and coalesce(folio_number, '') = ''),
    ('additional_mdcn_qualification', asks_additional_mdcn and coalesce(additional_mdcn_qualification, '') = '')
  ) as number (field, is_lacking)
  where registration.id = asked.registration_id and is_lacking
)`
