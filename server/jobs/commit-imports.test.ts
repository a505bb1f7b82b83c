import '../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { as } from '../testing/as.ts'
import { countLockWaits } from '../testing/count-lock-waits.ts'
import { makeRegistration } from '../testing/factories.ts'
import { importOffice, registerOf } from '../testing/import-office.ts'

const numbered = [
  'Ndayako Clinic,Private Clinic,Bida,,,,NSMOH/PHF/00955,2026-02-03,2027-02-02,',
  'Gana Clinic,Private Clinic,Bida,,,,nsmoh/phf/00007,2026-02-03,2027-02-02,',
  'Etsu Clinic,Private Clinic,Bida,,,,PHF/99999,2026-02-03,2027-02-02,',
]
const leftOut = 'Kudu Clinic,Private Clinic,Bida,,,,NSMOH/PHF/07777,2026-02-03,2027-02-02,'

type Office = Awaited<ReturnType<typeof importOffice>>

async function committing(office: Office) {
  const { prepare, correct, commit } = office
  const { id } = await prepare(registerOf([...numbered, leftOut]))
  await correct(id, 5, { choice: 'leave out' })
  await commit(id)
  return id
}

type Waiting = Awaited<ReturnType<typeof makeRegistration>>

const awaitingDecision = ({ db }: Office) => makeRegistration(db, { status: 'Awaiting decision' })

async function approve({ app, db, decider }: Office, { id, facility_id }: Waiting) {
  const body = { id, status: 'Approved', reason: 'As on site.' } as const
  const decided = await as(decider, app).send(registrations.decideRegistration, { body })
  const numberOf = db.selectFrom('facility').where('id', '=', facility_id).select('registration_number')
  return { decided, number: (await numberOf.executeTakeFirstOrThrow()).registration_number }
}

it('lets officers approve while a batch comes in, with numbers above all of the import', async () => {
  const office = await importOffice()
  const { database, db, work, show } = office
  const waiting = await awaitingDecision(office)
  const id = await committing(office)
  // Somebody keeps the batch from its last statement, when it holds every lock that it needs.
  const other = await database.db.startTransaction().execute()
  await sql`select from import_row where import_id = ${id}::int for update`.execute(other)
  const working = work()
  onTestFinished(async () => {
    if (!other.isCommitted) await other.rollback().execute()
    await working
  })
  await expect.poll(() => countLockWaits(db), { timeout: 20_000 }).toBe(1)
  const { decided, number } = await approve(office, waiting)
  expect([decided.status, number]).toEqual([200, 'NSMOH/PHF/00956'])
  expect(await countLockWaits(db)).toBe(1)
  await other.commit().execute()
  await working
  expect(await show(id)).toMatchObject({ status: 'committed', outcomes: { 'came in': 3 } })
})

it('leaves the counter alone when the numbers are below it, or not made as the portal makes them', async () => {
  const office = await importOffice()
  const { db, work } = office
  await db.insertInto('counter').values({ name: 'registration_number', value: 1200 }).execute()
  await committing(office)
  await work()
  expect((await approve(office, await awaitingDecision(office))).number).toBe('NSMOH/PHF/01201')
})
