import '../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import * as search from '@portal/contract/search/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../database/connect.ts'
import { compareNames } from '../records/facilities/similar-names.ts'
import { storeFlags } from '../records/facilities/stored-flags.ts'
import { listDuplicates } from '../records/facilities/twins.ts'
import { as } from '../testing/as.ts'
import { bida, makeFacility } from '../testing/factories.ts'
import { forLoading } from '../testing/loading-database.ts'
import { makeImport, makePaperFacility, paperRow, recordFromPaper, takeBackRows } from '../testing/paper-licences.ts'
import { makeOfficer } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'

async function portal() {
  const database = await newTestDatabase()
  const { app, db, setClock } = await testApp(database)
  setClock('2026-11-28T09:00:00Z')
  const person = await makeOfficer(db)
  return { db, officer: as(person, app), importing: { database, officer: person } }
}

type Officer = Awaited<ReturnType<typeof portal>>['officer']

/** Everything that lists or counts facilities, for officers. */
async function seen(officer: Officer) {
  const ofFacilities = async (query: { q?: string; status?: 'Approved'[]; licensed?: 'yes'; from_paper?: 'yes' }) => {
    const { total, data } = (await officer.send(facilities.listFacilitiesForOfficer, { query })).reply
    return [total, data.length]
  }
  const ofRegistrations = async (query: { q?: string; origin?: 'paper' }) => {
    const { total, data } = (await officer.send(registrations.listRegistrations, { query })).reply
    return [total, data.length]
  }
  const { reply: counted } = await officer.send(dashboard.showSummary, {})
  return {
    facilities: await ofFacilities({}),
    licensed: await ofFacilities({ licensed: 'yes' }),
    approved: await ofFacilities({ status: ['Approved'] }),
    onPaper: await ofFacilities({ from_paper: 'yes' }),
    byName: await ofFacilities({ q: 'Ndayako' }),
    byNumber: await ofFacilities({ q: 'MOH/PRIV/0917' }),
    byPhone: await ofFacilities({ q: '08031110001' }),
    registrations: await ofRegistrations({}),
    paperLicences: await ofRegistrations({ origin: 'paper' }),
    foundRegistrations: await ofRegistrations({ q: 'Ndayako' }),
    dashboard: [counted.facility_total, counted.facility_active],
  }
}

const none = [0, 0]
const one = [1, 1]

it('lists, counts and finds a facility from paper like any other, and not at all once it was taken back', async () => {
  const { officer, importing } = await portal()
  const nothing = {
    ...{ facilities: none, licensed: none, approved: none, onPaper: none, byName: none, byNumber: none, byPhone: none },
    ...{ registrations: none, paperLicences: none, foundRegistrations: none, dashboard: none },
  }
  const made = await makePaperFacility(importing)
  expect(await seen(officer)).toEqual(Object.fromEntries(Object.keys(nothing).map((name) => [name, one])))
  await takeBackRows(importing, made.from, [made])
  expect(await seen(officer)).toEqual(nothing)
  const found = await officer.send(search.searchPortal, { query: { q: 'Ndayako' } })
  expect(JSON.stringify(found.reply)).not.toContain('Ndayako')
})

it('lists facilities that need a date, until they have one', async () => {
  const { db, officer, importing } = await portal()
  const licence = { number: 'X 5', issued_on: null, last_day: null, operating_officer: null }
  await makePaperFacility(importing, { licence })
  await makePaperFacility(importing, { company_name: 'Etsu Maternity' })
  const query = { from_paper: 'needs_date' } as const
  const { total, data } = (await officer.send(facilities.listFacilitiesForOfficer, { query })).reply
  expect([
    total,
    data.map(({ facility }) => [facility.company_name, facility.needs_date, facility.paper_number]),
  ]).toEqual([1, [['Ndayako Clinic', true, 'X 5']]])
  const import_id = (await makeImport(db, importing.officer)).id - 1
  const ofImport = (await officer.send(facilities.listFacilitiesForOfficer, { query: { import_id } })).reply
  expect(ofImport.data.map(({ facility }) => facility.company_name)).toEqual(['Etsu Maternity'])
})

it('is no duplicate of anything once it was taken back', async () => {
  const { db, importing } = await portal()
  const made = await makePaperFacility(importing, { cac: 'RC1112223' })
  const twin = await makeFacility(db, {
    company_name: 'Ndayako Clinic',
    phone_number: '+2348031110001',
    cac: 'RC1112223',
  })
  const key = {
    company_name: 'Ndayako Clinics',
    local_gov_area_id: bida,
    phone_number: '08031110001',
    cac: 'rc 1112223',
  }
  await compareNames(db, [made.facility_id, twin.id])
  const on = { db, today: '2026-11-28' }
  const reasons = async () => (await listDuplicates(on, key, twin.id)).map(({ id }) => id)
  expect(await reasons()).toEqual([made.facility_id])
  await takeBackRows(importing, made.from, [made])
  expect(await reasons()).toEqual([])
  await compareNames(db, [made.facility_id])
  await storeFlags(db, [made.facility_id, twin.id], { today: '2026-11-28', now: new Date('2026-11-28T09:00:00Z') })
  for (const table of ['similar_facility', 'flagged_facility'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})

it('gives no search key or duplicate for what paper does not say', async () => {
  const { db, importing } = await portal()
  const blank = { phone_number: null, owner_name: null, address: null, cac: null }
  await makePaperFacility(importing, { ...blank, company_name: 'Katcha Clinic' })
  await makePaperFacility(importing, { ...blank, company_name: 'Doko Hospital' })
  const key = { company_name: 'Another', local_gov_area_id: bida, phone_number: '', cac: '' }
  expect(await listDuplicates({ db, today: '2026-11-28' }, key)).toEqual([])
})

it('leaves the tallies as a recount from the rows would have them', async () => {
  const { db, importing } = await portal()
  const from = await makeImport(db, importing.officer)
  const rows = Array.from({ length: 12 }, (_, place) =>
    paperRow({ line: place + 2, company_name: `Clinic ${place}`, facility_type_id: (place % 3) + 1 }),
  )
  const recorded = await recordFromPaper(importing, from, rows)
  await takeBackRows(importing, from, recorded.slice(0, 5))
  const counted = await readTallies(db)
  await sql`select rebuild_tallies()`.execute(db)
  expect(counted).toEqual(await readTallies(db))
  expect(counted.facilities).toContainEqual(expect.objectContaining({ lga: 0, type: 0, n: 7 }))
})

async function readTallies(db: Db) {
  const facility = await sql<{ lga: number; type: number; n: number }>`
    select local_gov_area_id as lga, facility_type_id as type, status, expiry_date, sum(n)::int as n from facility_count
    group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
  `.execute(db)
  const registration = await sql`
    select local_gov_area_id, facility_type_id, status, kind, expiry_date, sum(n)::int as n from registration_count
    group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5
  `.execute(db)
  return { facilities: facility.rows, registrations: registration.rows }
}

it('keeps the search keys and the register as a rebuild from the rows would have them', async () => {
  const { db, importing } = await portal()
  const from = await makeImport(db, importing.officer)
  const licence = { issued_on: '2026-02-03', last_day: '2027-02-02', operating_officer: null }
  const rows = Array.from({ length: 12 }, (_, place) =>
    paperRow({
      ...{ line: place + 2, company_name: `Clinic ${place}`, cac: `RC20${place}0` },
      // Two have one number, and one needs a date.
      licence:
        place === 3
          ? { ...licence, number: null, issued_on: null, last_day: null }
          : { ...licence, number: `P/${5000 + (place >> 1)}` },
    }),
  )
  const recorded = await recordFromPaper(importing, from, rows)
  const taken = recorded.slice(0, 5)
  await takeBackRows(importing, from, taken)
  const { keys, entries } = await readNoted(db)
  expect(keys.filter(({ facility_id }) => taken.some((row) => row.facility_id === facility_id))).toEqual([])
  expect([keys.length > 0, entries.length, entries.filter(({ is_shown }) => is_shown).length]).toEqual([true, 11, 7])
  await forLoading(importing.database).db.deleteFrom('register_entry').execute()
  await sql`select rebuild_search(), fill_register()`.execute(forLoading(importing.database).db)
  expect({ keys, entries }).toEqual(await readNoted(db))
})

async function readNoted(db: Db) {
  const keys = await sql<{
    facility_id: number
  }>`select key, facility_id, kind from facility_key order by 1, 2, 3`.execute(db)
  const entries = await sql<{ is_shown: boolean }>`
    select facility_id, shown_from is not null as is_shown, shown_from, shown_until, is_granted, origin, expiry_date, name, words
    from register_entry order by certificate_id
  `.execute(db)
  return { keys: keys.rows, entries: entries.rows }
}
