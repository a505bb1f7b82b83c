import '../../../testing/matchers.ts'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../../database/connect.ts'
import { as, urlOf } from '../../../testing/as.ts'
import { makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

// Writing 3,000 facilities takes too long on the embedded database.
const itOnPostgres = it.runIf(process.env.TEST_DATABASE === 'postgres')

/** Gives an owner 3,000 facilities, each with a registration. Without triggers, because the tally triggers would take minutes. */
async function addFacilities(db: Db, owner: { id: number }): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(db)
  await sql`
    insert into facility (user_id, recorded_by, company_name, owner_name, phone_number, address, facility_type_id, local_gov_area_id)
    select ${owner.id}::int, ${owner.id}::int, 'Alheri Clinic ' || n, 'Musa Abubakar', '+2348031234567', '12 Market Road, Bida', 2, 541
    from generate_series(1, 3000) as n
  `.execute(db)
  await sql`
    insert into registration (facility_id, facility_type_id, local_gov_area_id, reference, recorded_by, catalogue_version)
    select id, facility_type_id, local_gov_area_id, 'APP-MANY-' || id, recorded_by, catalogue_version() from facility where user_id = ${owner.id}::int
  `.execute(db)
  await sql`
    update facility set registration_id = registration.id, status = registration.status
    from registration where facility_id = facility.id and facility.user_id = ${owner.id}::int
  `.execute(db)
  await sql`
    insert into applicant (registration_id, first_name, last_name, email, phone_number)
    select id, 'Musa', 'Abubakar', 'musa@example.org', '+2348031234567' from registration where recorded_by = ${owner.id}::int
  `.execute(db)
}

itOnPostgres('returns the newest hundred facilities to an owner of 3,000, even for ten requests at once', async () => {
  const { app, db } = await testApp()
  const owner = await makeOwner(db)
  await db.transaction().execute((transaction) => addFacilities(transaction, owner))
  const headers = { authorization: `Bearer ${owner.token}` }
  const url = urlOf(account.showOwnAccount, {})
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject({ method: 'GET', url, headers })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(Math.max(...answers.map(({ rawPayload }) => rawPayload.byteLength))).toBeLessThan(300_000)
  const { data } = (await as(owner, app).send(account.showOwnAccount, {})).reply
  expect([data.facilities_total, data.registrations_total]).toEqual([3_000, 3_000])
  expect([data.facilities.length, data.registrations.length]).toEqual([100, 100])
  expect(data.registrations[0]?.id).toBeGreaterThan(data.registrations[99]?.id ?? 0)
  const last = { query: { page: 30, per_page: 100 } }
  expect((await as(owner, app).send(facilities.listFacilities, last)).reply.data).toMatchObject({ total: 3_000 })
  expect((await as(owner, app).send(registrations.listRegistrations, last)).reply.data).toHaveLength(100)
})
