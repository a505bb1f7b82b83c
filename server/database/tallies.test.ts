import { registrationStatuses } from '@portal/domain/registration-lifecycle.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { foldTallies } from '../records/tallies.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { Db } from './connect.ts'

const places = [
  { local_gov_area_id: 541, ward_id: null },
  { local_gov_area_id: 542, ward_id: null },
] as const

type Step =
  | { do: 'fold'; rows: number }
  | { do: 'add facility'; place: number; type: number }
  | { do: 'start'; facility: number; status: number; year: number }
  | { do: 'move'; registration: number; status: number; year: number }
  | { do: 'change place'; facility: number; place: number; type: number }
  | { do: 'penalise'; facility: number }

const turn = fc.nat(1000)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('fold' as const), rows: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('add facility' as const), place: turn, type: turn }),
  fc.record({ do: fc.constant('start' as const), facility: turn, status: turn, year: turn }),
  fc.record({ do: fc.constant('move' as const), registration: turn, status: turn, year: turn }),
  fc.record({ do: fc.constant('change place' as const), facility: turn, place: turn, type: turn }),
  fc.record({ do: fc.constant('penalise' as const), facility: turn }),
)

describe('the tallies', () => {
  beforeEach(async () => {
    const { db } = await testDatabase()
    await sql`truncate facility, registration, facility_tally, registration_tally, ward_tally, penalised_facility, tally_delta restart identity cascade`.execute(
      db,
    )
    await sql`update penalty_tally set n = 0, facilities = 0`.execute(db)
  })

  it('agree with a plain count after any sequence of writes', async () => {
    const { db } = await testDatabase()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const next of steps) await take(db, next)
        expect(await talliesOf(db)).toEqual(await plainCountOf(db))
      }),
      { numRuns: 25 },
    )
  })
})

async function take(db: Db, next: Step): Promise<void> {
  switch (next.do) {
    case 'fold':
      await foldTallies(db, next.rows)
      return
    case 'add facility':
      await makeFacility(db, { ...places[next.place % 2], facility_type_id: 1 + (next.type % 2) })
      return
    case 'start':
      return start(db, next)
    case 'move':
      return move(db, next)
    case 'change place': {
      const id = await pick(db, 'facility', next.facility)
      if (id === undefined) return
      await db
        .updateTable('facility')
        .set({ ...places[next.place % 2], facility_type_id: 1 + (next.type % 2) })
        .where('id', '=', id)
        .execute()
      return
    }
    case 'penalise': {
      const id = await pick(db, 'facility', next.facility)
      if (id === undefined) return
      const { recorded_by } = await db
        .selectFrom('facility')
        .where('id', '=', id)
        .select('recorded_by')
        .executeTakeFirstOrThrow()
      await db.insertInto('penalty').values({ facility_id: id, comment: 'Sharps.', recorded_by }).execute()
    }
  }
}

async function start(db: Db, { facility, status, year }: { facility: number; status: number; year: number }) {
  const facility_id = await pick(db, 'facility', facility)
  if (facility_id === undefined) return
  const open = await db
    .selectFrom('registration')
    .where('facility_id', '=', facility_id)
    .where('status', '<>', 'Approved')
    .select('id')
    .executeTakeFirst()
  if (open) return
  await makeRegistration(db, { facility_id, kind: year % 2 ? 'renewal' : 'new', ...standing(status, year) })
}

async function move(db: Db, { registration, status, year }: { registration: number; status: number; year: number }) {
  const id = await pick(db, 'registration', registration)
  if (id === undefined) return
  const to = standing(status, year)
  if (to.status !== 'Approved') {
    const { facility_id } = await db
      .selectFrom('registration')
      .where('id', '=', id)
      .select('facility_id')
      .executeTakeFirstOrThrow()
    const other = await db
      .selectFrom('registration')
      .where('facility_id', '=', facility_id)
      .where('status', '<>', 'Approved')
      .where('id', '<>', id)
      .select('id')
      .executeTakeFirst()
    if (other) return
  }
  await db
    .updateTable('registration')
    .set({ ...to, approved_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}

function standing(status: number, year: number) {
  const chosen = registrationStatuses[status % registrationStatuses.length] ?? 'pending'
  return { status: chosen, expiry_date: /pproved/.test(chosen) ? `${2020 + (year % 9)}-12-31` : null }
}

async function pick(db: Db, table: 'facility' | 'registration', turn: number): Promise<number | undefined> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute()
  return rows[turn % (rows.length || 1)]?.id
}

async function talliesOf(db: Db) {
  return read(db, {
    facilities: sql`select status, expiry_date, sum(n)::int as n from facility_count
      where local_gov_area_id = 0 and facility_type_id = 0 group by 1, 2 having sum(n) <> 0 order by 1, 2`,
    narrowed: sql`select local_gov_area_id, facility_type_id, sum(n)::int as n from facility_count
      where local_gov_area_id <> 0 and facility_type_id <> 0 group by 1, 2 having sum(n) <> 0 order by 1, 2`,
    wards: sql`select local_gov_area_id, sum(n)::int as n from ward_count group by 1 having sum(n) <> 0 order by 1`,
    registrations: sql`select local_gov_area_id, facility_type_id, status, kind, sum(n)::int as n from registration_count
      where local_gov_area_id <> 0 and facility_type_id <> 0 group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4`,
    penalties: sql`select sum(n)::int as n, sum(facilities)::int as facilities from penalty_count`,
  })
}

async function plainCountOf(db: Db) {
  return read(db, {
    facilities: sql`select coalesce(status, '') as status, coalesce(expiry_date, 'infinity') as expiry_date, count(*)::int as n
      from facility group by 1, 2 order by 1, 2`,
    narrowed: sql`select local_gov_area_id, facility_type_id, count(*)::int as n from facility group by 1, 2 order by 1, 2`,
    wards: sql`select local_gov_area_id, count(*)::int as n from facility group by 1 order by 1`,
    registrations: sql`select facility.local_gov_area_id, facility.facility_type_id, registration.status, kind, count(*)::int as n
      from registration join facility on facility.id = facility_id group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    penalties: sql`select count(*)::int as n, count(distinct facility_id)::int as facilities from penalty`,
  })
}

async function read<K extends string>(db: Db, queries: Record<K, ReturnType<typeof sql>>) {
  const found: [string, unknown][] = []
  for (const [name, query] of Object.entries<ReturnType<typeof sql>>(queries))
    found.push([name, (await query.execute(db)).rows])
  return Object.fromEntries(found)
}
