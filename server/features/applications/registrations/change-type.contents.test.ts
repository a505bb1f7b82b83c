import '../../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readSharedContents } from '../../../records/applications/kept-contents.ts'
import { as } from '../../../testing/as.ts'
import { changingClinic } from '../../../testing/changing-clinic.ts'
import { availableFacilities, operatingOfficer, staff } from '../../../testing/contents.ts'
import { makeOfficer } from '../../../testing/people.ts'

/** A clinic whose owner puts other people and beds into its change of type: one is added, one corrected, one removed. */
async function changed() {
  const clinic = await changingClinic()
  const { db, owner, facility } = clinic
  const facility_id = facility.id
  const present = async () => {
    const { operating_officer, available_facilities, rows } = await readSharedContents(db, facility_id)
    return {
      officer: operating_officer?.full_name,
      beds: available_facilities?.bed_space_capacity,
      staff: rows.staff.map((row) => ({ ...row, updated_at: null })),
      referees: rows.referee.map((row) => ({ ...row, updated_at: null })),
    }
  }
  const nurse = { facility_id, recorded_by: clinic.person.id, phone_number: '+2348031234567' } as const
  await db
    .insertInto('staff')
    .values({
      ...nurse,
      full_name: 'Bala Garba',
      staff_category_type: 'Professional',
      cadre: 'Nurses/Midwives',
      highest_qualification: 'RN',
      time: 'full time',
    })
    .execute()
  const licensed = await present()
  const id = await clinic.started()
  const [first, second] = licensed.staff.map((row) => row.id)
  const officer = { ...operatingOfficer, folio_number: '77123', facility_id }
  const sent = [
    await owner.send(contents.saveOperatingOfficer, { body: officer }),
    await owner.send(contents.saveAvailableFacilities, { body: { ...availableFacilities, facility_id } }),
    await owner.send(rowCalls.addStaff, { body: { ...staff, facility_id } }),
    await owner.send(rowCalls.changeStaff, {
      params: { id: first ?? 0 },
      body: { ...staff, full_name: 'Corrected', facility_id },
    }),
    await owner.send(rowCalls.removeStaff, { params: { id: second ?? 0 }, query: {} }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 200, 200])
  const asked = await present()
  expect(asked).toMatchObject({ officer: 'Dr Ngozi Okafor', beds: 20 })
  expect(asked.staff.map((row) => 'full_name' in row && row.full_name)).toEqual(['Corrected', 'Hauwa Sani'])
  return { ...clinic, id, present, licensed, asked }
}

describe('the contents that a change of type shares with the licence', () => {
  it('are those of the licence again once it is withdrawn', async () => {
    const { owner, id, present, licensed } = await changed()
    expect((await owner.send(calls.withdrawRegistration, { params: { id }, body: {} })).status).toBe(200)
    expect(await present()).toEqual(licensed)
    expect(licensed).toMatchObject({ officer: 'Ngozi Okafor', beds: 4 })
  })

  it('are those of the licence again once it is declined, and the history says what changed', async () => {
    const { db, clerk, facility, id, present, licensed, toDecide, decide } = await changed()
    await toDecide(id)
    expect((await decide(id, 'declined')).status).toBe(200)
    expect(await present()).toEqual(licensed)
    const history = await sql`
      select part, change.kind, event.actor_id = ${clerk.id} as by_officer from contents_change as change
      join registration_event as event on event.change_id = change.id
      where change.facility_id = ${facility.id} and event.registration_id = ${id} and event.actor_id = ${clerk.id}
      order by change.id
    `.execute(db)
    expect(history.rows).toEqual([
      { part: 'operating_officer', kind: 'changed', by_officer: true },
      { part: 'available_facilities', kind: 'changed', by_officer: true },
      { part: 'staffs', kind: 'changed', by_officer: true },
      { part: 'staffs', kind: 'removed', by_officer: true },
      { part: 'staffs', kind: 'added', by_officer: true },
    ])
  })

  it('stay as they are at the licence when a declined change ends later', async () => {
    const { owner, facility, id, present, licensed, toDecide, decide, renew, setClock } = await changed()
    await toDecide(id)
    await decide(id, 'declined')
    setClock('2026-11-02T09:00:00Z')
    expect((await renew()).status).toBe(201)
    expect(await present()).toEqual(licensed)
    const body = { ...availableFacilities, facility_id: facility.id }
    expect((await owner.send(contents.saveAvailableFacilities, { body })).status).toBe(201)
  })

  it('are those of the change again once its decline is set aside, and can then be approved', async () => {
    const { app, db, owner, id, present, asked, toDecide, decide } = await changed()
    await toDecide(id)
    await decide(id, 'declined')
    const contested = await owner.send(representations.contestDecline, {
      params: { id },
      body: { text: 'We have the doctor and the beds that were asked for.' },
    })
    expect(contested.status).toBe(201)
    const other = as(await makeOfficer(db), app)
    const decided = await other.send(representations.decideRepresentation, {
      params: { id: contested.reply.data.id },
      body: { outcome: 'set aside', reason: 'The visit confirms it.' },
    })
    expect(decided.status).toBe(200)
    expect(await present()).toEqual(asked)
    expect((await decide(id, 'Approved')).status).toBe(200)
    expect(await present()).toEqual(asked)
  })
})
