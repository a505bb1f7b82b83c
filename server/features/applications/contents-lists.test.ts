import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/contents-lists.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { insertSnapshot } from '../../records/applications/application.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

/** A facility with 130 staff, 120 referees, 110 documents, 105 payments and 101 penalties. */
async function makeLargeFacility(db: Db, owner: { id: number }, officer: { id: number }) {
  const facility = await makeFacility(db, { user_id: owner.id })
  const own = sql`${facility.id}::int, ${owner.id}::int`
  const person = sql`'Person ' || n, '+2348031234567'`
  await sql`
    insert into staff (facility_id, recorded_by, full_name, phone_number, staff_category_type, cadre, highest_qualification, time)
    select ${own}, ${person}, case when n <= 110 then 'Professional' else 'Non-professional' end,
      case when n <= 100 then 'Nurses/Midwives' when n <= 110 then 'Pharmacist' when n <= 120 then 'ward assistant' else 'Driver ' || n end,
      'RN', case when n % 2 = 0 then 'part time' else 'full time' end
    from generate_series(1, 130) as n
  `.execute(db)
  await sql`
    insert into referee (facility_id, recorded_by, full_name, phone_number, occupation, duration_of_acquaintance)
    select ${own}, ${person}, 'Teacher', '5 years' from generate_series(1, 120) as n
  `.execute(db)
  // What was removed counts nowhere.
  await sql`
    insert into staff (facility_id, recorded_by, full_name, phone_number, staff_category_type, cadre, highest_qualification, time, removed_by, removed_at)
    select ${own}, ${person}, 'Professional', 'Nurses/Midwives', 'RN', 'full time', ${owner.id}::int, now() from generate_series(1, 7) as n
  `.execute(db)
  await sql`
    insert into referee (facility_id, recorded_by, full_name, phone_number, occupation, duration_of_acquaintance, removed_by, removed_at)
    select ${own}, ${person}, 'Teacher', '5 years', ${owner.id}::int, now() from generate_series(1, 7) as n
  `.execute(db)
  await sql`
    insert into file (facility_id, recorded_by, slug, media_type, size_bytes)
    select ${own}, 'file-' || ${facility.id}::int || '-' || n, 'application/pdf', 11 from generate_series(1, 215) as n
  `.execute(db)
  await sql`
    insert into document (facility_id, recorded_by, name, file_slug)
    select ${own}, 'PHCN bill', 'file-' || ${facility.id}::int || '-' || n from generate_series(1, 110) as n
  `.execute(db)
  await sql`
    insert into payment (facility_id, recorded_by, amount_kobo, document)
    select ${own}, n * 100, 'file-' || ${facility.id}::int || '-' || n from generate_series(111, 215) as n
  `.execute(db)
  await sql`
    insert into payment (facility_id, recorded_by, amount_kobo, document, removed_by, removed_at)
    select ${own}, 100, 'file-' || ${facility.id}::int || '-1', ${owner.id}::int, now()
  `.execute(db)
  await sql`
    insert into penalty (facility_id, recorded_by, comment)
    select ${facility.id}::int, ${officer.id}::int, 'Reason ' || n from generate_series(1, 101) as n
  `.execute(db)
  return facility
}

async function makeLongRegistration(db: Db, facility: { id: number }, officer: { id: number }) {
  const registration = await makeRegistration(db, { facility_id: facility.id })
  await sql`
    insert into comment (registration_id, user_id, body, visible_to_owner)
    select ${registration.id}::int, ${officer.id}::int, 'Remark ' || n, n % 2 = 0 from generate_series(1, 240) as n
  `.execute(db)
  await sql`
    insert into registration_event (registration_id, actor_id, from_status, to_status, reason, at)
    select ${registration.id}::int, ${officer.id}::int, 'pending', 'pending', 'Line ' || n, now() from generate_series(1, 150) as n
  `.execute(db)
  return registration
}

async function largeFacility() {
  const { app, db } = await testApp()
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeLargeFacility(db, owner, officer)
  // What belongs to another facility is on none of the lists.
  await makeLargeFacility(db, await makeOwner(db), officer)
  const registration = await makeLongRegistration(db, facility, officer)
  return { db, owner: as(owner, app), officer: as(officer, app), facility, registration }
}

let portal: Awaited<ReturnType<typeof largeFacility>>

beforeAll(async () => {
  portal = await largeFacility()
})

const page = { page: 2, per_page: 100 }

describe('a facility with long lists', () => {
  it('includes a hundred rows of each, and their totals', async () => {
    const { owner, facility } = portal
    const { data } = (await owner.send(facilities.showFacility, { params: { id: facility.id } })).reply
    const { staffs, referees, documents, payments, penalties, totals } = data
    expect([staffs, referees, documents, payments, penalties].map(({ length }) => length)).toEqual([
      100, 100, 100, 100, 100,
    ])
    expect(totals).toMatchObject({
      staffs: 130,
      referees: 120,
      documents: 110,
      payments: 105,
      paid: 17_115,
      penalties: 101,
    })
    expect([staffs[0]?.full_name, referees[0]?.full_name]).toEqual(['Person 1', 'Person 1'])
    expect([payments[0]?.amount, penalties[0]?.comment]).toEqual([111, 'Reason 101'])
  })

  it('returns the rest in pages, in the same order', async () => {
    const { owner, facility } = portal
    const input = { params: { id: facility.id }, query: page }
    const staffs = (await owner.send(rowCalls.listStaffs, input)).reply
    expect(staffs.data.map(({ full_name }) => full_name).at(0)).toBe('Person 101')
    expect(staffs).toMatchObject({ total: 130, current_page: 2, last_page: 2, per_page: 100 })
    expect(staffs.data).toHaveLength(30)
    expect((await owner.send(rowCalls.listReferees, input)).reply.data).toHaveLength(20)
    expect((await owner.send(calls.listDocuments, input)).reply.data).toHaveLength(10)
    const payments = (await owner.send(calls.listPayments, input)).reply
    expect(payments.data.map(({ amount }) => amount)).toEqual([211, 212, 213, 214, 215])
    const penalties = (await owner.send(calls.listPenaltiesOfFacility, input)).reply
    expect(penalties.data.map(({ comment }) => comment)).toEqual(['Reason 1'])
  })
})

describe('a registration with long lists', () => {
  it('counts all staff in its strength table, not only the listed ones', async () => {
    const { officer, registration } = portal
    const { reply } = await officer.send(registrations.showRegistration, { params: { id: registration.id } })
    expect(reply.staffs).toHaveLength(100)
    expect(reply.total_no_of_staff).toBe(130)
    expect(reply.staff_strength.nurse).toEqual({ full: 50, part: 50, total: 100 })
    expect(reply.staff_strength.pharmacist).toEqual({ full: 5, part: 5, total: 10 })
    expect(reply.staff_strength.ward_assistant).toEqual({ full: 5, part: 5, total: 10 })
    expect(reply.staff_strength.others).toEqual({ full: 5, part: 5, total: 10 })
  })

  it('includes the newest hundred comments and history entries, the oldest of them first', async () => {
    const { officer, owner, registration } = portal
    const input = { params: { id: registration.id } }
    const { reply } = await officer.send(registrations.showRegistration, input)
    expect([reply.totals.comments, reply.totals.history]).toEqual([240, 150])
    const { comments, history } = reply.registration
    expect([comments.length, comments[0]?.body, comments.at(-1)?.body]).toEqual([100, 'Remark 141', 'Remark 240'])
    expect([history.length, history[0]?.reason, history.at(-1)?.reason]).toEqual([100, 'Line 51', 'Line 150'])
    const own = (await owner.send(registrations.showRegistration, input)).reply
    expect([own.totals.comments, own.registration.comments.at(-1)?.body]).toEqual([120, 'Remark 240'])
  })

  it('returns the rest in pages, the newest first, and to an owner only visible comments', async () => {
    const { officer, owner, registration } = portal
    const input = { params: { id: registration.id }, query: page }
    const comments = (await officer.send(calls.listComments, input)).reply
    expect([comments.total, comments.data[0]?.body, comments.data.at(-1)?.body]).toEqual([
      240,
      'Remark 140',
      'Remark 41',
    ])
    const own = (await owner.send(calls.listComments, input)).reply
    expect(own.total).toBe(120)
    expect(own.data.every(({ visible_to_owner }) => visible_to_owner)).toBe(true)
    const history = (await owner.send(calls.listHistory, input)).reply
    expect([history.total, history.data.length, history.data[0]?.reason]).toEqual([150, 50, 'Line 50'])
  })

  it('leaves out rows that were removed', async () => {
    const { owner, facility } = portal
    const [first] = (await owner.send(rowCalls.listStaffs, { params: { id: facility.id } })).reply.data
    await owner.send(rowCalls.removeStaff, { params: { id: first?.id ?? 0 } })
    expect((await owner.send(rowCalls.listStaffs, { params: { id: facility.id } })).reply.total).toBe(129)
  })

  it('returns the rest of what was approved, whatever the facility has recorded since', async () => {
    const { db, owner, facility } = portal
    const approved = await makeRegistration(db, { facility_id: facility.id, status: 'Approved' })
    await db
      .updateTable('payment')
      .set({ registration_id: approved.id })
      .where('facility_id', '=', facility.id)
      .execute()
    await insertSnapshot(
      db,
      { ...approved, standing: 'good' },
      { action: 'Approve', at: '2026-05-07T10:00:00Z', visit: null },
    )
    const removed = { removed_at: '2026-06-01T10:00:00Z' }
    for (const table of ['staff', 'referee', 'document', 'payment'] as const)
      await db.updateTable(table).set(removed).where('facility_id', '=', facility.id).execute()
    const lists = [rowCalls.listStaffs, rowCalls.listReferees, calls.listDocuments, calls.listPayments]
    const lengthsOf = async (input: { params: { id: number }; query: object }) => {
      const replies = await Promise.all(lists.map((list) => owner.send(list, input)))
      return replies.map(({ reply }) => [reply.total, reply.data.length])
    }
    const query = { ...page, registration_id: approved.id }
    expect(await lengthsOf({ params: { id: facility.id }, query })).toEqual([
      [129, 29],
      [120, 20],
      [110, 10],
      [105, 5],
    ])
    expect(await lengthsOf({ params: { id: facility.id }, query: page })).toEqual(Array(4).fill([0, 0]))
    const { id: other } = await makeFacility(db, { user_id: facility.user_id })
    expect(await lengthsOf({ params: { id: other }, query })).toEqual(Array(4).fill([0, 0]))
  })
})
