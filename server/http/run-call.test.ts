import '../testing/matchers.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { bida } from '../testing/factories.ts'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'

const deadlock = '40P01'
const notUnique = '23505'

/** An owner who adds a facility while the first `times` transactions fail. A sequence counts the attempts, because it is not rolled back. */
async function ownerWithFailures(times: number, state = deadlock) {
  const { app, db } = await testApp(await newTestDatabase())
  await sql`create sequence attempts`.execute(db)
  await sql`
    create function fail() returns trigger language plpgsql as $$
    begin
      if nextval('attempts') <= ${sql.lit(times)} then raise exception 'no' using errcode = ${sql.lit(state)}; end if;
      return new;
    end $$
  `.execute(db)
  await sql`create trigger fail before insert on facility for each row execute function fail()`.execute(db)
  const owner = await makeOwner(db)
  const body = {
    company_name: 'Alheri Clinic',
    owner_name: 'Musa Abubakar',
    phone_number: '0803 123 4567',
    address: '12 Market Road, Bida',
    facility_type_id: 2,
    local_gov_area_id: bida,
  }
  const add = () => as(owner, app).send(calls.addFacility, { body }, { headers: { 'idempotency-key': 'one key' } })
  const counts = async () => {
    const attempts = await sql<{ last_value: string }>`select last_value from attempts`.execute(db)
    const facilities = await db.selectFrom('facility').where('user_id', '=', owner.id).select('id').execute()
    return { attempts: Number(attempts.rows[0]?.last_value), facilities: facilities.length }
  }
  return { add, counts }
}

it.each([
  ['deadlocks', deadlock],
  ['rows that another transaction has added meanwhile', notUnique],
])('retries a transaction after two %s, and does its work once', async (_, state) => {
  const { add, counts } = await ownerWithFailures(2, state)
  expect((await add()).status).toBe(201)
  expect(await counts()).toEqual({ attempts: 3, facilities: 1 })
})

it('gives up after the third deadlock, and has changed nothing', async () => {
  const { add, counts } = await ownerWithFailures(3)
  expect((await add()).status).toBeGreaterThanOrEqual(500)
  expect(await counts()).toEqual({ attempts: 3, facilities: 0 })
  expect((await add()).status).toBe(201)
  expect(await counts()).toEqual({ attempts: 4, facilities: 1 })
})

it('says that the same is there already when the third attempt meets it too', async () => {
  const { add, counts } = await ownerWithFailures(3, notUnique)
  const answer = await add()
  expect(answer).toBeRefused('already_exists')
  expect(answer.status).toBe(409)
  expect(answer.problem?.message).toBe('Somebody has entered the same just now. Load the page again, and look.')
  expect(await counts()).toEqual({ attempts: 3, facilities: 0 })
})
