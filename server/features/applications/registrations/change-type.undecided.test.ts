import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import { describe, expect, it } from 'vitest'
import { pageWithoutReminder } from '../../../records/licences/renewal-reminders.ts'
import { readCharged } from '../../../records/money/charged-facility.ts'
import { as } from '../../../testing/as.ts'
import { changingClinic, types } from '../../../testing/changing-clinic.ts'
import { staff } from '../../../testing/contents.ts'
import { makeOfficer } from '../../../testing/people.ts'

describe('a change of type that is not approved', () => {
  it('does not keep its owner from the reminders of the end of the licence', async () => {
    const { db, facility, licence, submit, started, complete, setClock } = await changingClinic()
    const id = await started()
    await complete(id)
    expect((await submit(id)).status).toBe(200)
    setClock('2026-12-10T09:00:00Z')
    const due = { step: 30, firstEnd: '2026-12-24', lastEnd: '2027-01-09' }
    const found = await pageWithoutReminder(db, due, { licence_end: '2026-12-30', registration_id: 0 }, 1000)
    const own = found.find(({ facility_id }) => facility_id === facility.id)
    expect(own).toMatchObject({ registration_id: licence.id, next_status: null })
  })

  it('shows officers what differs from the licence: the type and the people, but no answers to other questions', async () => {
    const { officer, started } = await changingClinic()
    const id = await started()
    const { data, page } = (await officer.send(calls.reviewRegistration, { params: { id } })).reply
    expect(data.licence?.rows.map(({ part, kind }) => [part, kind])).toEqual([['facility', 'changed']])
    expect(data.licence?.rows[0]?.fields).toEqual([
      { field: 'facility_type', before: 'Private Clinic', after: 'Private Hospital' },
    ])
    expect(page.registration.change_of_type).toEqual({ from: 'Private Clinic', to: 'Private Hospital' })
  })

  it('is approved by another officer than the one who considered it, if the ministry keeps them apart', async () => {
    const { app, db, decide, started, toDecide } = await changingClinic()
    const id = await started()
    await toDecide(id)
    await db
      .updateTable('setting')
      .set({ value: JSON.stringify('yes') })
      .where('key', '=', 'separate_hands')
      .execute()
    expect(await decide(id, 'Approved')).toBeRefused('action_not_offered')
    const other = as(await makeOfficer(db), app)
    const body = { id, status: 'Approved' } as const
    expect((await other.send(calls.decideRegistration, { body })).status).toBe(200)
    await db
      .updateTable('setting')
      .set({ value: JSON.stringify('no') })
      .where('key', '=', 'separate_hands')
      .execute()
  })

  it('is never approved temporarily, and has no conditions of its own', async () => {
    const { officer, decide, started, toDecide } = await changingClinic()
    const id = await started()
    const temporary = await decide(id, 'Temporarily approved')
    expect(temporary).toBeRefused('action_not_offered')
    expect(temporary.problem?.detail).toBe(
      'Temporary Approval is not possible for a change of type, because the licence is in force. Approve or decline it.',
    )
    await toDecide(id)
    const conditions = [{ text: 'Fence the premises', due_date: null }]
    const body = { id, status: 'Approved', conditions } as const
    expect(await officer.send(calls.decideRegistration, { body })).toBeRefused('invalid_input', 'conditions')
  })

  it('changes nothing at the facility when it is declined, and keeps nobody from a renewal', async () => {
    const { db, setClock, decide, submit, renew, started, toDecide, shown } = await changingClinic()
    const id = await started()
    await toDecide(id)
    expect((await decide(id, 'declined')).status).toBe(200)
    expect(await shown()).toMatchObject({
      facility_type_id: types.clinic,
      type_change: { id, status: 'declined' },
      starts: null,
    })
    setClock('2026-11-02T09:00:00Z')
    expect((await shown()).starts).toBe('Renew Registration')
    expect((await renew()).status).toBe(201)
    const ended = await db.selectFrom('registration').where('id', '=', id).select('ended_at').executeTakeFirst()
    expect(ended?.ended_at).not.toBeNull()
    expect(await submit(id)).toBeRefused('action_not_offered')
  })

  it('asks for nothing once it is declined: the licence is asked for what its own type asks for', async () => {
    const { db, facility, decide, started } = await changingClinic()
    const id = await started(types.maternity)
    const asked = () => readCharged(db, facility.id)
    expect(await asked()).toMatchObject({ facility_type_id: types.maternity })
    await decide(id, 'declined')
    expect(await asked()).toMatchObject({ facility_type_id: types.clinic })
  })

  it('is neither corrected, submitted nor approved once it is declined: the contents are those of the licence', async () => {
    const { officer, owner, facility, decide, submit, started, toDecide, page } = await changingClinic()
    const id = await started()
    await toDecide(id)
    await decide(id, 'declined')
    const body = { ...staff, facility_id: facility.id }
    for (const person of [owner, officer]) {
      expect(await person.send(rowCalls.addStaff, { body })).toBeRefused('action_not_offered')
    }
    const again = await submit(id)
    expect(again).toBeRefused('action_not_offered')
    expect(again.problem?.detail).toBe(
      'Submit is not possible, because a change of type that was declined is not corrected. Start another one from the facility.',
    )
    expect(await decide(id, 'Approved')).toBeRefused('action_not_offered')
    expect((await page(id)).offered).toEqual([])
  })

  it('makes room for another one once it is declined', async () => {
    const { change, decide, started } = await changingClinic()
    await decide(await started(), 'declined')
    expect((await change(types.maternity)).reply.data.change_of_type?.to).toBe('Maternity Home')
  })

  it('is declined or withdrawn once the licence has ended, and neither submitted nor approved', async () => {
    const { setClock, owner, officer, decide, submit, renew, started, toDecide, shown } = await changingClinic()
    const id = await started()
    await toDecide(id)
    setClock('2027-01-01T09:00:00Z')
    expect(await shown()).toMatchObject({ registration: { registration_status: 'expired' }, starts: null })
    const refused = await decide(id, 'Approved')
    expect(refused).toBeRefused('action_not_offered')
    expect(refused.problem?.detail).toBe(
      'Approve is not possible, because the licence of this facility has ended. The change can be withdrawn or declined. Then renew the licence.',
    )
    const { offered } = (await officer.send(calls.showRegistration, { params: { id } })).reply
    expect(offered).toEqual(['Decline', 'Return'])
    expect((await decide(id, 'declined')).status).toBe(200)
    expect(await submit(id)).toBeRefused('action_not_offered')
    expect((await shown()).starts).toBe('Renew Registration')
    expect((await renew()).status).toBe(201)
    expect((await owner.send(calls.showRegistration, { params: { id } })).reply.offered).toEqual([])
  })

  it('cannot be approved while the facility is closed', async () => {
    const { owner, facility, decide, started, toDecide } = await changingClinic()
    const id = await started()
    await toDecide(id)
    const body = { closed_from: '2026-07-02', reason: 'The building is sold.' }
    expect((await owner.send(closings.closeFacility, { params: { id: facility.id }, body })).status).toBe(200)
    const refused = await decide(id, 'Approved')
    expect(refused).toBeRefused('action_not_offered')
    expect(refused.problem?.detail).toBe('Approve is not possible, because this facility is closed from 2026-07-02.')
    expect((await owner.send(calls.withdrawRegistration, { params: { id }, body: {} })).status).toBe(200)
  })
})
