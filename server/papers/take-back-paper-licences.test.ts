import '../testing/matchers.ts'
import * as claims from '@portal/contract/facilities/calls/claims.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { touchingFacility, touchingLicence } from '../records/imports/find-touched.ts'
import { listTakeable, lockFacilities, takeRowsBack } from '../records/imports/take-back.ts'
import { as } from '../testing/as.ts'
import { countLockWaits } from '../testing/count-lock-waits.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import {
  addPaperLicences,
  makeImport,
  makePaperFacility,
  paperRow,
  recordFromPaper,
  takeBackRows,
} from '../testing/paper-licences.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'

async function portal() {
  const { app, db, setClock } = await testApp()
  setClock('2026-11-28T11:00:00Z')
  const officer = await makeOfficer(db)
  const importing = { database: await testDatabase(), officer }
  return { app, db, setClock, officer, importing }
}

const findFacility = (db: Awaited<ReturnType<typeof portal>>['db'], id: number) =>
  db.selectFrom('facility').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

it('ends the licence of a facility that nobody has touched, and its claim letter', async () => {
  const { app, db, officer, importing } = await portal()
  const { from, line, facility_id, registration_id } = await makePaperFacility(importing)
  const letter = await as(officer, app).send(claims.makeClaimLetter, { params: { id: facility_id } })
  expect(await takeBackRows(importing, from, [{ line, facility_id }])).toEqual({ taken: [2], kept: [] })
  expect(await findFacility(db, facility_id)).toMatchObject({
    ...{ taken_back_at: '2026-11-28T11:00:00.000Z', paper_number: 'MOH/PRIV/0917' },
    ...{ registration_id: null, status: null, expiry_date: null },
  })
  const licence = db
    .selectFrom('registration')
    .where('id', '=', registration_id ?? 0)
    .select(['status', 'ended_at'])
  expect(await licence.execute()).toEqual([{ status: 'Approved', ended_at: '2026-11-28T11:00:00.000Z' }])
  const claimed = await as(await makeOwner(db), app).send(claims.claimFacility, {
    body: { code: letter.reply.data.code },
  })
  expect(claimed.status).toBe(422)
  const entry = db
    .selectFrom('audit_entry')
    .where('action', '=', 'take_back_facility')
    .where('about_id', '=', String(facility_id))
  expect(await entry.select('body').execute()).toMatchObject([{ body: { after: { import: from.number, line: 2 } } }])
})

it('says of one that is opened by its address that it was taken back', async () => {
  const { app, officer, importing } = await portal()
  const { from, line, facility_id } = await makePaperFacility(importing)
  await takeBackRows(importing, from, [{ line, facility_id }])
  const shown = await as(officer, app).send(facilities.showFacility, { params: { id: facility_id } })
  expect(shown).toBeRefused('not_found')
  expect(shown.problem).toMatchObject({
    detail: 'This facility was taken back on 28 November 2026, with the import that had recorded it from paper',
  })
  const letter = await as(officer, app).send(claims.makeClaimLetter, { params: { id: facility_id } })
  expect(letter).toBeRefused('not_found')
})

it('takes nothing back twice, and lets the same rows come in again with their numbers', async () => {
  const { db, importing } = await portal()
  const ours = { licence: { ...paperRow().licence, number: 'NSMOH/PHF/00901' }, cac: 'RC7654321' }
  const first = await makePaperFacility(importing, ours)
  await takeBackRows(importing, first.from, [first])
  expect(await takeBackRows(importing, first.from, [first])).toEqual({ taken: [], kept: [] })
  const again = await makePaperFacility(importing, ours)
  expect(await findFacility(db, again.facility_id)).toMatchObject({
    ...{ registration_number: 'NSMOH/PHF/00901', status: 'Approved', taken_back_at: null },
  })
})

it.each([
  ['claimed', 'its owner has claimed it'],
  ['edited', 'its details were changed'],
  ['registration', 'a registration was started'],
  ['penalty', 'a penalty was imposed'],
  ['comment', 'officers worked on its licence'],
] as const)('leaves one that was touched: %s', async (touch, words) => {
  const { db, officer, importing } = await portal()
  const { from, line, facility_id, registration_id } = await makePaperFacility(importing)
  const at = '2026-11-27T15:00:00Z'
  const owner = await makeOwner(db)
  const ofFacility = db.updateTable('facility').where('id', '=', facility_id)
  const letter = {
    facility_id,
    made_by: officer.id,
    made_at: at,
    code_hash: Buffer.alloc(32, 7),
    last_day: '2026-12-31',
  }
  const does = {
    claimed: () =>
      db
        .insertInto('claim')
        .values({ ...letter, used_by: owner.id, ended_at: at })
        .execute(),
    edited: () => ofFacility.set({ address: '8 Emir Road, Bida', updated_at: at }).execute(),
    registration: () => makeRegistration(db, { facility_id, created_at: at }),
    penalty: () =>
      db
        .insertInto('penalty')
        .values({ facility_id, comment: 'Noise.', recorded_by: officer.id, created_at: at })
        .execute(),
    comment: () =>
      db
        .insertInto('comment')
        .values({ registration_id: registration_id ?? 0, body: 'Seen.', user_id: officer.id })
        .execute(),
  }
  await does[touch]()
  expect(await takeBackRows(importing, from, [{ line, facility_id }])).toEqual({
    taken: [],
    kept: [{ line: 2, facility_id, why: `Not taken back: ${words}.` }],
  })
  expect(await findFacility(db, facility_id)).toMatchObject({ taken_back_at: null, status: expect.any(String) })
})

it('takes only the licence back of a facility that was there before', async () => {
  const { db, officer, importing } = await portal()
  const facility = await makeFacility(db, { updated_at: '2026-11-20T09:00:00Z' })
  const from = await makeImport(db, officer)
  const row = { line: 3, facility_id: facility.id, licence: { ...paperRow().licence, number: 'NSMOH/PHF/00955' } }
  await addPaperLicences(importing, from, [row])
  expect(await takeBackRows(importing, from, [row])).toEqual({ taken: [3], kept: [] })
  expect(await findFacility(db, facility.id)).toMatchObject({
    ...{ taken_back_at: null, status: null, paper_number: null, registration_number: null },
  })
})

it('takes a facility back that needed a date', async () => {
  const { importing } = await portal()
  const licence = { number: 'MOH/5', issued_on: null, last_day: null, operating_officer: null }
  const { from, line, facility_id } = await makePaperFacility(importing, { licence })
  expect(await takeBackRows(importing, from, [{ line, facility_id }])).toEqual({ taken: [2], kept: [] })
})

it('refuses a claim that waits for an undo', async () => {
  const { app, db, officer, importing } = await portal()
  const { from, facility_id } = await makePaperFacility(importing)
  const letter = await as(officer, app).send(claims.makeClaimLetter, { params: { id: facility_id } })
  const owner = await makeOwner(db)
  const undo = await importing.database.db.startTransaction().execute()
  await lockFacilities(undo, [facility_id])
  const claiming = as(owner, app).send(claims.claimFacility, { body: { code: letter.reply.data.code } })
  await expect.poll(() => countLockWaits(db)).toBe(1)
  const rows = await listTakeable(undo, from.id, [{ line: 2, facility_id, reference: `${from.number}/2` }])
  await takeRowsBack(undo, rows, '2026-11-28T11:00:00Z')
  await undo.commit().execute()
  expect(await claiming).toBeRefused('not_found')
  expect(await findFacility(db, facility_id)).toMatchObject({ user_id: null })
})

it('knows of every table that has rows of a facility or a licence whether they are a touch', async () => {
  const { db } = await portal()
  const { rows } = await sql<{ name: string; of: string }>`
    select table_name as name, column_name as of from information_schema.columns
    where table_schema = 'public' and column_name in ('facility_id', 'registration_id')
  `.execute(db)
  /** What the portal makes by itself, what belongs to a row that is a touch, and what is asked for in the query. */
  const known = [
    ...['facility', 'registration', 'certificate', 'snapshot', 'register_entry', 'import_row', 'claim'],
    ...['facility_key', 'similar_facility', 'flagged_facility', 'accepted_pair', 'penalised_facility', 'visit_risk'],
    ...['registration_event', 'concern_facility', 'renewal_reminder', 'end_notice', 'replaced_consideration'],
    ...['representation', 'corrective_action', 'invoice_balance', 'revenue_entry'],
    // These are only of a registration that is under way, which a licence from paper never is.
    ...['submission', 'answer_evidence', 'registration_return', 'confirmed_section', 'confirmed_part'],
    ...['sign_off_round', 'sign_off'],
  ]
  const asked = new Set([...Object.keys(touchingFacility), ...Object.keys(touchingLicence), ...known])
  expect([...new Set(rows.map(({ name }) => name))].filter((name) => !asked.has(name))).toEqual([])
})

it('takes a batch back, and names what stays', async () => {
  const { db, officer, importing } = await portal()
  const from = await makeImport(db, officer)
  const rows = Array.from({ length: 200 }, (_, place) => paperRow({ line: place + 2, company_name: `Clinic ${place}` }))
  const recorded = await recordFromPaper(importing, from, rows)
  const touched = recorded[7]
  await db
    .updateTable('facility')
    .set({ updated_at: '2026-11-27T15:00:00Z' })
    .where('id', '=', touched?.facility_id ?? 0)
    .execute()
  const { taken, kept } = await takeBackRows(importing, from, recorded)
  expect([taken.length, kept.map(({ line }) => line)]).toEqual([199, [9]])
})
