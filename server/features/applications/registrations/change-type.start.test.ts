import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import * as typeChanges from '@portal/contract/applications/calls/type-changes.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { changingClinic, types } from '../../../testing/changing-clinic.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'

describe('a change of type', () => {
  it('is an application of its own beside the licence, which stays as it is', async () => {
    const { facility, licence, shown, change, page } = await changingClinic()
    expect((await shown()).offered).toContain('Change type')
    const { status, reply } = await change()
    expect(status).toBe(201)
    expect(reply.data).toMatchObject({
      status: 'pending',
      kind: 'change',
      facility_type_id: types.hospital,
      change_of_type: { from: 'Private Clinic', to: 'Private Hospital' },
      expiry_date: null,
    })
    const { id } = reply.data
    expect(await shown()).toMatchObject({
      facility_type_id: types.clinic,
      facility_types: { category_list: 'Private Clinic' },
      registration: { id: licence.id, registration_status: 'active', expiry_date: '2026-12-31' },
      type_change: { id },
      renewal: null,
      starts: null,
    })
    expect((await shown()).offered).not.toContain('Change type')
    expect((await page(id)).registration.facility).toMatchObject({ id: facility.id, facility_type_id: types.clinic })
    expect((await page(licence.id)).offered).toContain('Print Certificate')
  })

  it('asks the questions of the new type, with the answers that the licence gives to the same ones, to be confirmed', async () => {
    const { db, owner, facility, started, page } = await changingClinic()
    const preview = await owner.send(typeChanges.previewTypeChange, {
      params: { id: facility.id, facility_type_id: types.hospital },
    })
    const { data } = preview.reply
    expect(data).toMatchObject({ questions: 72, taken_over: 36, fee: null })
    expect(data.documents).toHaveLength(4)
    const id = await started()
    const { totals, sections, missing } = await page(id)
    expect(totals).toMatchObject({ questions: 72, answered: 36 })
    expect(missing.map(({ section }) => section)).not.toContain('payment')
    expect(sections.find(({ section }) => section === 'requirements')?.parts_to_confirm.length).toBeGreaterThan(0)
    expect(sections.find(({ section }) => section === 'staff')).toMatchObject({ to_confirm: true, state: 'started' })
    const copied = await sql<{ n: number; same: number }>`
      select count(*)::int as n, count(*) filter (where lower(copy.sub_list) = lower(original.sub_list))::int as same
      from submission as taken
      join submission as from_licence on from_licence.id = taken.copied_from
      join sub_list as copy on copy.id = taken.sub_list_id
      join sub_list as original on original.id = from_licence.sub_list_id
      where taken.registration_id = ${id} and copy.requirement_id <> original.requirement_id
    `.execute(db)
    expect(copied.rows).toEqual([{ n: 36, same: 36 }])
    const question = await sql<{ requirement_id: number }>`
      select requirement_id from questions_at(1, catalogue_version()) where sub_list_id is not null limit 1
    `.execute(db)
    const params = { id: question.rows[0]?.requirement_id ?? 0 }
    const shown = await owner.send(submissions.showRequirementQuestions, {
      params,
      query: { facility_id: facility.id },
    })
    expect(shown.reply.data.facility_type_id).toBe(types.hospital)
  })

  it('is refused to another type than one that the ministry offers, and to the present one', async () => {
    const { db, change } = await changingClinic()
    const retire = (retired_at: string | null) =>
      db.updateTable('facility_type').set({ retired_at }).where('id', '=', types.hospital).execute()
    expect(await change(types.clinic)).toBeRefused('invalid_input', 'facility_type_id')
    expect(await change(9999)).toBeRefused('invalid_input', 'facility_type_id')
    await retire('2026-06-30T09:00:00Z')
    expect(await change()).toBeRefused('invalid_input', 'facility_type_id')
    await retire(null)
    expect((await change()).status).toBe(201)
  })

  it('is started once, however many tabs ask for it', async () => {
    const { db, facility, change } = await changingClinic()
    const both = await Promise.all([change(), change(types.maternity)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const started = await db.selectFrom('registration').where('facility_id', '=', facility.id).select('kind').execute()
    expect(started).toEqual([{ kind: 'new' }, { kind: 'change' }])
  })

  it('stands against a renewal, and a renewal against it', async () => {
    const { setClock, owner, change, renew, started } = await changingClinic()
    setClock('2026-11-02T09:00:00Z')
    const id = await started()
    const refused = await renew()
    expect(refused).toBeRefused('already_exists')
    expect(refused.problem?.detail).toMatch(
      /^A change of type is under way, APP-2026-\d{6}\. Withdraw it, or wait for its decision$/,
    )
    expect((await owner.send(calls.withdrawRegistration, { params: { id }, body: {} })).status).toBe(200)
    expect((await renew()).status).toBe(201)
    const downgrade = await change(types.maternity)
    expect(downgrade).toBeRefused('already_exists')
    expect(downgrade.problem?.detail).toMatch(
      /^A renewal is under way, APP-2026-\d{6}\. The type can be changed once it is decided or withdrawn$/,
    )
  })

  it('needs a licence in force', async () => {
    const { app, db, setClock, change } = await changingClinic()
    setClock('2027-01-01T09:00:00Z')
    const ended = await change()
    expect(ended).toBeRefused('already_exists')
    expect(ended.problem?.detail).toBe('The licence of this facility has ended. Renew it first, then change the type')
    const person = await makeOwner(db)
    const facility = await makeFacility(db, { user_id: person.id })
    const start = () =>
      as(person, app).send(typeChanges.startTypeChange, {
        params: { id: facility.id },
        body: { facility_type_id: types.hospital },
      })
    expect(await start()).toBeRefused('already_exists')
    await makeRegistration(db, { facility_id: facility.id, status: 'Temporarily approved' })
    expect(await start()).toBeRefused('already_exists')
  })

  it('is for its owner alone: not for strangers, other owners, helpers and officers', async () => {
    const { app, db, person, officer, facility } = await changingClinic()
    const [rival, helper] = [await makeOwner(db), await makeOwner(db)]
    const named = { user_id: helper.id, email: helper.email, named_by: person.id, named_at: '2026-06-02T09:00:00Z' }
    await db
      .insertInto('helper')
      .values({ ...named, facility_id: facility.id })
      .execute()
    const input = { params: { id: facility.id }, body: { facility_type_id: types.hospital } }
    expect((await as(undefined, app).send(typeChanges.startTypeChange, input)).status).toBe(401)
    expect(await as(rival, app).send(typeChanges.startTypeChange, input)).toBeRefused('not_found')
    expect(await as(helper, app).send(typeChanges.startTypeChange, input)).toBeRefused('not_allowed')
    expect(await officer.send(typeChanges.startTypeChange, input)).toBeRefused('not_allowed')
    expect(await officer.send(typeChanges.recordTypeChange, input)).toBeRefused('action_not_offered')
    const preview = { params: { id: facility.id, facility_type_id: types.hospital } }
    expect(await as(rival, app).send(typeChanges.previewTypeChange, preview)).toBeRefused('not_found')
    const reviewer = await makeOfficer(db, ['review'])
    expect(await as(reviewer, app).send(typeChanges.recordTypeChange, input)).toBeRefused('not_allowed')
  })

  it('is started by an officer for a facility without an owner account', async () => {
    const { db, clerk, officer } = await changingClinic()
    const facility = await makeFacility(db, { user_id: null, recorded_by: clerk.id })
    await makeRegistration(db, { facility_id: facility.id, status: 'Approved', recorded_by: clerk.id })
    const started = await officer.send(typeChanges.recordTypeChange, {
      params: { id: facility.id },
      body: { facility_type_id: types.hospital },
    })
    expect(started.status).toBe(200)
    const page = await officer.send(calls.showRegistration, { params: { id: started.reply.data.id } })
    expect(page.reply.registration.user).toMatchObject({ first_name: 'Musa' })
    expect(page.reply.offered).toContain('Submit')
  })

  it('costs the fee of the new type for a change', async () => {
    const { db, clerk, owner, facility, submit, complete, started, page } = await changingClinic()
    const fee = { purpose: 'change', start_date: '2026-01-01', recorded_by: clerk.id } as const
    await db
      .insertInto('fee')
      .values([
        { ...fee, facility_type_id: types.clinic, beds_from: 0, amount_kobo: 100_00 },
        { ...fee, facility_type_id: types.maternity, beds_from: 0, amount_kobo: 20_000_00 },
        { ...fee, facility_type_id: types.maternity, beds_from: 4, amount_kobo: 30_000_00 },
      ])
      .execute()
    const preview = { params: { id: facility.id, facility_type_id: types.maternity } }
    expect((await owner.send(typeChanges.previewTypeChange, preview)).reply.data.fee).toBe(30_000)
    const id = await started(types.maternity)
    await complete(id)
    const { invoice, missing } = await page(id)
    expect(invoice).toMatchObject({ purpose: 'change', total: 30_000 })
    expect(invoice?.lines.map(({ description }) => description)).toEqual([
      'Change of an approved facility, Maternity Home, 4 beds or more',
    ])
    expect(missing.map(({ section }) => section)).toEqual(['payment'])
    expect((await submit(id)).status).toBe(422)
  })

  it('needs no payment when its fee is ₦0, or was waived whole', async () => {
    const { db, clerk, owner, officer, facility, submit, complete, started, page } = await changingClinic()
    const fee = { purpose: 'change', start_date: '2026-01-01', recorded_by: clerk.id, beds_from: 0 } as const
    await db
      .insertInto('fee')
      .values([
        { ...fee, facility_type_id: types.hospital, amount_kobo: 0 },
        { ...fee, facility_type_id: types.maternity, amount_kobo: 20_000_00 },
      ])
      .execute()
    const preview = { params: { id: facility.id, facility_type_id: types.hospital } }
    expect((await owner.send(typeChanges.previewTypeChange, preview)).reply.data.fee).toBeNull()
    const free = await started(types.hospital)
    await complete(free)
    expect((await page(free)).missing).toEqual([])
    expect((await submit(free)).status).toBe(200)
    await owner.send(calls.withdrawRegistration, { params: { id: free }, body: {} })
    const waived = await started(types.maternity)
    await complete(waived)
    expect((await page(waived)).missing.map(({ section }) => section)).toEqual(['payment'])
    const { invoice } = await page(waived)
    const line = { kind: 'waiver', amount: invoice?.total ?? 0, reason: 'The ministry asked for the change.' } as const
    const added = await officer.send(payments.addInvoiceLine, { params: { id: invoice?.id ?? 0 }, body: line })
    expect(added.status).toBe(201)
    expect((await page(waived)).missing).toEqual([])
    expect((await submit(waived)).status).toBe(200)
  })

  it('leaves a request for another change as it is', async () => {
    const { owner, facility, started } = await changingClinic()
    await started()
    const body = { address: '3 Paiko Road, Minna', reason: 'We moved to a larger building.' }
    expect((await owner.send(changes.addChange, { params: { id: facility.id }, body })).status).toBe(201)
  })
})
