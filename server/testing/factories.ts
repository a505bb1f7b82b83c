import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { FacilityTable } from '../database/tables/facilities.ts'
import type { RegistrationTable } from '../database/tables/registrations.ts'
import { makeOwner } from './people.ts'

let count = 0

/** Bida in Niger State. */
export const bida = 541

/** Adds a facility, by default with a new owner. */
export async function makeFacility(db: Db, overrides: Partial<Insertable<FacilityTable>> = {}) {
  count += 1
  const user_id = overrides.user_id === undefined ? (await makeOwner(db)).id : overrides.user_id
  const facility: Insertable<FacilityTable> = {
    user_id,
    recorded_by: user_id ?? (await makeOwner(db)).id,
    company_name: `Alheri Clinic ${count}`,
    owner_name: 'Musa Abubakar',
    phone_number: `+23480${String(30_000_000 + count)}`,
    address: '12 Market Road, Bida',
    facility_type_id: 2,
    local_gov_area_id: bida,
    ...overrides,
  }
  return db.insertInto('facility').values(facility).returningAll().executeTakeFirstOrThrow()
}

type RegistrationOverrides = Partial<Insertable<RegistrationTable>> & { status?: RegistrationStatus }

/** Adds a registration, by default of a new facility. Approvals are in date by default. */
export async function makeRegistration(db: Db, overrides: RegistrationOverrides = {}) {
  count += 1
  const facility_id = overrides.facility_id ?? (await makeFacility(db)).id
  const facility = await db.selectFrom('facility').where('id', '=', facility_id).selectAll().executeTakeFirstOrThrow()
  const registration: Insertable<RegistrationTable> = {
    facility_id,
    reference: `APP-TEST-${process.pid}-${count}-${Math.random().toString(36).slice(2)}`,
    recorded_by: facility.recorded_by,
    ...(overrides.status === 'Approved' ? { approved_at: new Date().toISOString(), expiry_date: '2099-12-31' } : {}),
    ...(overrides.status === 'Temporarily approved' ? { expiry_date: '2099-12-31' } : {}),
    ...overrides,
  }
  const row = await db.insertInto('registration').values(registration).returningAll().executeTakeFirstOrThrow()
  await db
    .insertInto('applicant')
    .values({
      registration_id: row.id,
      first_name: 'Musa',
      last_name: 'Abubakar',
      email: 'musa@example.org',
      phone_number: '+2348031234567',
    })
    .execute()
  return row
}
