import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import type { Call } from '@portal/contract/call.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { lockFacility } from '../../records/facilities/facilities.ts'
import { type Actor, type Answer, as } from '../../testing/as.ts'
import { availableFacilities, operatingOfficer, referee, staff } from '../../testing/contents.ts'
import { countLockWaits } from '../../testing/count-lock-waits.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { filesOf, pdf } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

interface Facility {
  id: number
  recorded_by: number
}

const phone_number = '+2348059876543'

/** Every call that changes the contents of a facility. Each entry prepares the facility and returns the call. */
const changes = {
  'upload a document':
    async (_db: Db, { id }: Facility) =>
    (actor, app) =>
      as(actor, app).send(calls.uploadDocument, { body: { facility_id: id, name: 'PHCN bill' } }, { file: pdf() }),
  'upload a payment':
    async (_db: Db, { id }: Facility) =>
    (actor, app) =>
      as(actor, app).send(calls.uploadPayment, { body: { facility_id: id, amount: 1000 } }, { file: pdf() }),
  'add staff':
    async (_db: Db, { id }: Facility) =>
    (actor, app) =>
      as(actor, app).send(rowCalls.addStaff, { body: { ...staff, facility_id: id } }),
  'remove staff': async (db: Db, facility: Facility) => {
    const row = { ...staff, phone_number, facility_id: facility.id, recorded_by: facility.recorded_by }
    const { id } = await db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow()
    return (actor, app) => as(actor, app).send(rowCalls.removeStaff, { params: { id } })
  },
  'add a referee':
    async (_db: Db, { id }: Facility) =>
    (actor, app) =>
      as(actor, app).send(rowCalls.addReferee, { body: { ...referee, facility_id: id } }),
  'remove a referee': async (db: Db, facility: Facility) => {
    const row = { ...referee, phone_number, facility_id: facility.id, recorded_by: facility.recorded_by }
    const { id } = await db.insertInto('referee').values(row).returning('id').executeTakeFirstOrThrow()
    return (actor, app) => as(actor, app).send(rowCalls.removeReferee, { params: { id } })
  },
  'save the operating officer':
    async (_db: Db, { id }: Facility) =>
    (actor, app) =>
      as(actor, app).send(calls.saveOperatingOfficer, { body: { ...operatingOfficer, facility_id: id } }),
  'save the available facilities':
    async (_db: Db, { id }: Facility) =>
    (actor, app) =>
      as(actor, app).send(calls.saveAvailableFacilities, { body: { ...availableFacilities, facility_id: id } }),
} as const satisfies Record<string, (db: Db, facility: Facility) => Promise<Change>>

type Change = (actor: Actor | undefined, app: FastifyInstance) => Promise<Pick<Answer<Call>, 'status' | 'problem'>>

const tables = ['document', 'payment', 'staff', 'referee', 'operating_officer', 'available_facilities'] as const

async function rowsOf(db: Db, facility: Facility) {
  const rows = tables.map((table) => db.selectFrom(table).where('facility_id', '=', facility.id).selectAll().execute())
  return Promise.all(rows)
}

async function aFacility(status?: RegistrationStatus) {
  const portal = await testApp()
  const owner = await makeOwner(portal.db)
  const facility = await makeFacility(portal.db, { user_id: owner.id })
  if (status) await makeRegistration(portal.db, { facility_id: facility.id, status })
  return { ...portal, owner, facility }
}

for (const [name, prepare] of Object.entries(changes)) {
  describe(`to ${name}`, () => {
    it.each([undefined, 'pending', 'declined', 'Temporarily approved'] as const)(
      'is the right of the owner while the registration is %s',
      async (status) => {
        const { app, db, owner, facility } = await aFacility(status)
        const change = await prepare(db, facility)
        expect([200, 201]).toContain((await change(owner, app)).status)
      },
    )

    it.each(['Awaiting decision', 'Approved'] as const)(
      'is refused to the owner while the registration is %s, and open to officers only until it is Approved',
      async (status) => {
        const { app, db, dataDir, owner, facility } = await aFacility(status)
        const change = await prepare(db, facility)
        const before = await rowsOf(db, facility)
        const answer = await change(owner, app)
        expect(answer).toBeRefused('action_not_offered')
        expect(answer).toMatchObject({ problem: { present_status: status, offered: [] } })
        expect(await rowsOf(db, facility)).toEqual(before)
        expect(await filesOf({ db, dataDir }, facility.id)).toEqual({ stored: [], finished: [], begun: [] })

        const byOfficer = await change(await makeOfficer(db), app)
        if (status === 'Awaiting decision') expect([200, 201]).toContain(byOfficer.status)
        else expect(byOfficer).toBeRefused('action_not_offered')
      },
    )

    it('is refused to another owner as not found, and to visitors', async () => {
      const { app, db, dataDir, facility } = await aFacility()
      const change = await prepare(db, facility)
      const before = await rowsOf(db, facility)
      expect(await change(await makeOwner(db), app)).toBeRefused('not_found')
      expect(await change(undefined, app)).toBeRefused('signed_out')
      expect(await rowsOf(db, facility)).toEqual(before)
      expect((await filesOf({ db, dataDir }, facility.id)).stored).toEqual([])
    })
  })
}

it('depends on the newest registration, not on an old approval', async () => {
  const { app, db, owner, facility } = await aFacility('Approved')
  await makeRegistration(db, { facility_id: facility.id, kind: 'renewal' })
  const { status } = await as(owner, app).send(rowCalls.addStaff, { body: { ...staff, facility_id: facility.id } })
  expect(status).toBe(201)
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'cannot deadlock with a decision: both lock the facility before its registration',
  async () => {
    const { app, db, owner, facility } = await aFacility('pending')
    const save = await changes['save the operating officer'](db, facility)
    const { saving, lockable } = await db.transaction().execute(async (deciding) => {
      await lockFacility(deciding, facility.id)
      const saving = save(owner, app)
      await expect.poll(() => countLockWaits(db)).toBe(1)
      const lockable = await sql`
        select id from registration where facility_id = ${facility.id} for update skip locked
      `.execute(deciding)
      return { saving, lockable: lockable.rows }
    })
    expect(lockable).toHaveLength(1)
    expect((await saving).status).toBe(201)
  },
)
