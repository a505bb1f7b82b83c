import { takeCase } from '@portal/contract/cases/calls.ts'
import type { Db } from '../database/connect.ts'
import { as } from './as.ts'
import { availableFacilities, staff } from './contents.ts'
import { makePastCase } from './past-cases.ts'
import { makeOfficer } from './people.ts'
import type { TestApp } from './test-app.ts'

export const agaie = 539

/** Makes a small ministry of which every figure of the reports can be counted by hand. */
export async function makeReportedMinistry({ app, db }: TestApp, now: string): Promise<void> {
  const hadiza = await makeOfficer(db)
  const spreadsheet = await makeOfficer(db)
  await db
    .updateTable('user_account')
    .set({ first_name: '=1+1', last_name: 'Bala' })
    .where('id', '=', spreadsheet.id)
    .execute()
  await db
    .updateTable('user_account')
    .set({ first_name: 'Amina', last_name: 'Sani' })
    .where('id', '=', hadiza.id)
    .execute()
  const [one, other] = [hadiza.id, spreadsheet.id]

  // Considered after 10 days and approved after 22, on 1 February in Lagos. Its owner took 5 days to submit it.
  const licence = { status: 'Approved', approved_at: now, expiry_date: '2026-12-31' } as const
  const first = await makePastCase(db, { ...licence, created_at: '2026-01-05T09:00:00Z' }, [
    { at: '2026-01-10T09:00:00Z', submits: true },
    { at: '2026-01-20T09:00:00Z', from: 'pending', to: 'Awaiting decision', by: one },
    { at: '2026-01-31T23:30:00Z', from: 'Awaiting decision', to: 'Approved', by: other },
  ])
  // Submitted on 1 February in Lagos, with its owner for 1 + 10 days, and considered after 5 days, declined after 9.
  // Ten days later submitted again, and temporarily approved after 3. The approval afterwards has no days of its own.
  const inAgaie = { facility_type_id: 3, local_gov_area_id: agaie }
  const second = await makePastCase(db, { ...licence, created_at: '2026-01-31T22:00:00Z', facility: inAgaie }, [
    { at: '2026-01-31T23:30:00Z', submits: true },
    { at: '2026-02-04T09:00:00Z', returnedBy: one, until: '2026-02-14T09:00:00Z' },
    { at: '2026-02-16T09:00:00Z', from: 'pending', to: 'Awaiting decision', by: one },
    { at: '2026-02-20T09:00:00Z', from: 'Awaiting decision', to: 'declined', by: one },
    { at: '2026-03-02T09:00:00Z', submits: true },
    { at: '2026-03-05T09:00:00Z', from: 'pending', to: 'Temporarily approved', by: other },
    { at: '2026-03-20T09:00:00Z', from: 'Temporarily approved', to: 'Approved', by: other },
  ])
  // Never submitted: the ministry had it from the day on which it was recorded.
  const temporary = { status: 'Temporarily approved', expiry_date: '2026-12-31' } as const
  await makePastCase(db, { ...temporary, created_at: '2026-03-01T09:00:00Z' }, [
    { at: '2026-03-04T09:00:00Z', from: 'pending', to: 'Temporarily approved', by: one },
  ])
  // Submitted before snapshots were taken, and not submitted at all.
  const waiting = await makePastCase(db, { submitted_at: '2025-12-30T09:00:00Z' })
  await makePastCase(db, { created_at: '2026-04-01T09:00:00Z' })
  await as(hadiza, app).send(takeCase, { params: { id: waiting.id } })

  // An invoice of 7,500.50 naira, of which 500 were waived.
  const charge = { recorded_by: one, created_at: now }
  const { id: invoice_id } = await db
    .insertInto('invoice')
    .values({
      number: 'INV-2026-000001',
      facility_id: waiting.facility_id,
      registration_id: waiting.id,
      purpose: 'registration',
      issued_on: '2026-06-15',
      fee_version: 0,
      ...charge,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('invoice_line')
    .values([
      { invoice_id, kind: 'fee', description: 'Registration', amount_kobo: 750_050, ...charge },
      { invoice_id, kind: 'waiver', description: 'Waiver', amount_kobo: -50_000, reason: 'Flood', ...charge },
    ])
    .execute()

  // Licences that ended in 2024 and 2025 or end today, and what became of them.
  const ending = (expiry_date: string, submitted_at = '2024-02-01T09:00:00Z') =>
    makePastCase(db, { ...licence, created_at: submitted_at, submitted_at, expiry_date })
  const renew = (facility_id: number, submitted_at: string, is: object = { ...licence, expiry_date: '2027-03-31' }) =>
    makePastCase(db, { facility_id, kind: 'renewal', created_at: submitted_at, submitted_at, ...is })
  await renew((await ending('2025-03-31')).facility_id, '2025-03-31T22:59:00Z')
  await renew((await ending('2025-03-31')).facility_id, '2025-03-31T23:00:00Z')
  await renew((await ending('2025-06-30')).facility_id, '2025-07-01T09:00:00Z', { status: 'Awaiting decision' })
  const lapsed = await ending('2025-12-31')
  const closed = await ending('2025-12-31')
  await ending('2026-06-15')
  // One facility closed before its licence ended, the other on the day after.
  const closedLater = await ending('2024-12-31')
  const closing = { reason: 'The owner retires.', closed_by: one, closed_at: now }
  await db
    .insertInto('facility_closing')
    .values([
      { ...closing, facility_id: closed.facility_id, closed_from: '2025-06-01' },
      { ...closing, facility_id: closedLater.facility_id, closed_from: '2025-01-01' },
    ])
    .execute()

  await makeYear2023(db, one)

  // One facility was closed for a while, another one with a licence is closed now, and a third is outside the state.
  const { id: outside } = await db
    .selectFrom('local_gov_area')
    .where('list', '=', 'Chikun')
    .select('id')
    .executeTakeFirstOrThrow()
  const until2027 = { ...licence, submitted_at: '2024-02-01T09:00:00Z', expiry_date: '2027-06-30' }
  await makePastCase(db, { ...until2027, facility: { local_gov_area_id: outside } })
  const shut = await makePastCase(db, until2027)
  const reopening = { reopened_at: now, reopened_by: one, reopen_reason: 'A mistake.' }
  for (const closed_now of [{ facility_id: first.facility_id, ...reopening }, { facility_id: shut.facility_id }]) {
    await db
      .insertInto('facility_closing')
      .values({ ...closing, ...closed_now, closed_from: '2026-02-10' })
      .execute()
  }

  await describeFacilities(db, {
    first: first.facility_id,
    second: second.facility_id,
    expired: lapsed.facility_id,
    one,
    now,
  })
}

/** A year of its own: an application that was returned after it was considered, and licences whose renewals came to nothing. */
async function makeYear2023(db: Db, one: number): Promise<void> {
  // Considered after 5 days. Then its owner had it for 3 of the 11 days until it was declined.
  await makePastCase(db, { created_at: '2023-03-01T08:00:00Z' }, [
    { at: '2023-03-01T09:00:00Z', submits: true },
    { at: '2023-03-06T09:00:00Z', from: 'pending', to: 'Awaiting decision', by: one },
    { at: '2023-03-07T09:00:00Z', returnedBy: one, until: '2023-03-10T09:00:00Z' },
    { at: '2023-03-12T09:00:00Z', from: 'Awaiting decision', to: 'declined', by: one },
  ])
  const submitted_at = '2022-02-01T09:00:00Z'
  const licence = { status: 'Approved', approved_at: submitted_at, submitted_at, expiry_date: '2023-05-31' } as const
  const renewal = { kind: 'renewal', created_at: '2023-05-02T09:00:00Z' } as const
  // The renewal was not submitted, or was withdrawn, or was approved in time although the owner never submitted it.
  for (const next of [
    {},
    { submitted_at: '2023-05-03T09:00:00Z', ended_at: '2023-05-04T09:00:00Z' },
    { status: 'Approved', approved_at: '2023-05-30T09:00:00Z', expiry_date: '2024-05-31' } as const,
  ]) {
    const { facility_id } = await makePastCase(db, { ...licence, created_at: submitted_at })
    await makePastCase(db, { ...renewal, facility_id, ...next })
  }
}

interface Described {
  first: number
  second: number
  expired: number
  one: number
  now: string
}

/** Staff and rooms of two facilities that have a licence, and of one whose licence has ended. */
async function describeFacilities(db: Db, { first, second, expired, one, now }: Described): Promise<void> {
  const works = (facility_id: number, overrides: object = {}) =>
    db
      .insertInto('staff')
      .values({ ...staff, recorded_by: one, facility_id, ...overrides })
      .execute()
  await works(first)
  await works(first, { time: 'part time' })
  await works(first, { removed_at: now, removed_by: one })
  await works(first, { staff_category_type: 'Non-professional', designation: 'Ward Assistant' })
  await works(first, { staff_category_type: 'Non-professional', cadre: 'Driver' })
  await works(second, { cadre: 'Doctors (Medical/Dental)' })
  await works(second, { cadre: 'Herbalist' })
  await works(expired)
  const stated = { ...availableFacilities, available_fac: ['Laboratory', 'Laboratory', 'Ambulance'] }
  const state = (facility_id: number, overrides: object = {}) =>
    db
      .insertInto('available_facilities')
      .values({ ...stated, recorded_by: one, facility_id, ...overrides })
      .execute()
  await state(first, { bed_space_capacity: 900, replaced_at: now })
  await state(first)
  await state(expired)
}
