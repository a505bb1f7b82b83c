import '../testing/matchers.ts'
import { randomUUID } from 'node:crypto'
import * as concerns from '@portal/contract/concerns/calls.ts'
import { expect, it } from 'vitest'
import { lockFacilities } from '../records/imports/take-back.ts'
import { as } from '../testing/as.ts'
import { countLockWaits } from '../testing/count-lock-waits.ts'
import { makeFacility } from '../testing/factories.ts'
import { addPaperLicences, makeImport, makePaperFacility, paperRow, takeBackRows } from '../testing/paper-licences.ts'
import { makeOfficer } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'

async function portal() {
  const { app, db, setClock } = await testApp()
  const officer = await makeOfficer(db)
  const importing = { database: await testDatabase(), officer }
  /** A concern that was reported on a day. */
  const reported = async (reported_at: string) =>
    db
      .insertInto('concern')
      .values({
        ...{ reference: `CN-${randomUUID()}`, kind: 'other', text: 'Rude staff', place: 'a clinic', status: 'new' },
        reported_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const link = async (concern: { id: number }, facility_id: number, at: string) => {
    setClock(at)
    return as(officer, app).send(concerns.linkConcern, { params: concern, body: { facility_id } })
  }
  return { db, officer, importing, reported, link }
}

const kept = (row: { line: number; facility_id: number }) => [
  { line: row.line, facility_id: row.facility_id, why: 'Not taken back: a concern is linked to it.' },
]

it('leaves a facility to which an old concern was linked', async () => {
  const { importing, reported, link } = await portal()
  const concern = await reported('2026-11-01T09:00:00Z')
  const { from, line, facility_id } = await makePaperFacility(importing)
  expect((await link(concern, facility_id, '2026-11-27T12:00:00Z')).status).toBe(200)
  const row = { line, facility_id }
  expect(await takeBackRows(importing, from, [row])).toEqual({ taken: [], kept: kept(row) })
})

it.each([
  ['leaves a licence of a facility to which a concern was linked since', '2026-11-27T12:00:00Z', false],
  ['takes a licence back of a facility that had its concern before', '2026-11-26T12:00:00Z', true],
])('%s', async (_, at, isTaken) => {
  const { db, officer, importing, reported, link } = await portal()
  const facility = await makeFacility(db, { updated_at: '2026-11-20T09:00:00Z' })
  const concern = await reported('2026-11-01T10:00:00Z')
  const from = await makeImport(db, officer)
  const row = { line: 3, facility_id: facility.id, licence: { ...paperRow().licence, number: 'MOH/77' } }
  if (isTaken) await link(concern, facility.id, at)
  await addPaperLicences(importing, from, [row])
  if (!isTaken) await link(concern, facility.id, at)
  expect(await takeBackRows(importing, from, [row])).toEqual(
    isTaken ? { taken: [3], kept: [] } : { taken: [], kept: kept(row) },
  )
})

it('refuses to link what was taken back, also at the same time', async () => {
  const { importing, reported, link } = await portal()
  const concern = await reported('2026-11-02T09:00:00Z')
  const { facility_id } = await makePaperFacility(importing)
  const undo = await importing.database.db.startTransaction().execute()
  await lockFacilities(undo, [facility_id])
  const linking = link(concern, facility_id, '2026-11-28T12:00:00Z')
  await expect.poll(() => countLockWaits(importing.database.db)).toBe(1)
  await undo
    .updateTable('facility')
    .set({ taken_back_at: '2026-11-28T11:00:00Z' })
    .where('id', '=', facility_id)
    .execute()
  await undo.commit().execute()
  const refused = await linking
  expect(refused).toBeRefused('not_found')
  expect(refused.problem?.detail).toContain('was taken back on 28 November 2026')
})
