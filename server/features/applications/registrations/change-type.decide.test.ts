import '../../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import * as renewals from '@portal/contract/licences/calls/renewals.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readCharged } from '../../../records/money/charged-facility.ts'
import { applicationFigures, dayFigures, workloadFigures } from '../../../records/reports/application-figures.ts'
import type { FigureSource } from '../../../records/reports/report-figures.ts'
import { changingClinic, types } from '../../../testing/changing-clinic.ts'
import { pdf } from '../../../testing/files.ts'

async function approved() {
  const clinic = await changingClinic()
  const id = await clinic.started()
  await clinic.toDecide(id)
  clinic.setClock('2026-08-01T09:00:00Z')
  const answer = await clinic.decide(id, 'Approved')
  expect(answer.status).toBe(200)
  return { ...clinic, id, answer }
}

describe('an approved change of type', () => {
  it('makes the facility of the new type, and issues the certificate again under its number and dates', async () => {
    const { owner, facility, licence, id, answer, shown, page } = await approved()
    expect(answer.reply.data).toMatchObject({
      status: 'Approved',
      kind: 'change',
      expiry_date: null,
      valid_from: null,
      ended_at: '2026-08-01T09:00:00.000Z',
    })
    expect(await shown()).toMatchObject({
      facility_type_id: types.hospital,
      facility_types: { category_list: 'Private Hospital', asks_folio: true },
      registration: { id: licence.id, kind: 'new', registration_status: 'active', expiry_date: '2026-12-31' },
      type_change: null,
      approved_type_changes: [
        { id, from: 'Private Clinic', to: 'Private Hospital', approved_at: '2026-08-01T09:00:00.000Z' },
      ],
      renewal: null,
      starts: null,
    })
    const params = { id: facility.id }
    const issues = (await owner.send(closings.listCertificates, { params })).reply.data
    expect(issues.map(({ issue, category, state, ...dates }) => ({ issue, category, state, ...dates }))).toMatchObject([
      { issue: 2, category: 'Private Hospital', issue_date: '2026-06-01', expiry_date: '2026-12-31' },
      { issue: 1, category: 'Private Clinic', issue_date: '2026-06-01', expiry_date: '2026-12-31' },
    ])
    expect(new Set(issues.map(({ number }) => number)).size).toBe(1)
    expect((await page(licence.id)).offered).toContain('Print Certificate')
    expect((await page(id)).offered).toEqual([])
  })

  it('asks from then on for what the new type asks for, at what the change was asked from', async () => {
    const { db, officer, facility, change, shown } = await changingClinic()
    await sql`update facility set facility_type_id = ${types.maternity} where id = ${facility.id}`.execute(db)
    await sql`update registration set facility_type_id = ${types.maternity} where facility_id = ${facility.id}`.execute(
      db,
    )
    expect((await shown()).facility_types).toMatchObject({ asks_folio: false })
    const id = (await change(types.hospital)).reply.data.id
    expect((await shown()).facility_types).toMatchObject({ asks_folio: true })
    const body = { id, status: 'Approved' } as const
    await sql`update registration set status = 'Awaiting decision' where id = ${id}`.execute(db)
    expect((await officer.send(calls.decideRegistration, { body })).status).toBe(200)
    expect(await shown()).toMatchObject({
      facility_type_id: types.hospital,
      facility_types: { category_list: 'Private Hospital', asks_folio: true },
    })
    expect(await readCharged(db, facility.id)).toMatchObject({ facility_type_id: types.hospital })
  })

  it('leaves the licence and its snapshot as they were approved', async () => {
    const { licence, id, page } = await approved()
    expect((await page(licence.id)).registration.facility.facility_types.category_list).toBe('Private Clinic')
    const change = await page(id)
    expect(change.registration.facility.facility_types.category_list).toBe('Private Hospital')
    expect(change.registration.change_of_type).toMatchObject({ from: 'Private Clinic', to: 'Private Hospital' })
    expect(change.totals.questions).toBe(72)
  })

  it('is entered in the timeline of the licence, with the application in which it was decided', async () => {
    const { licence, page } = await approved()
    const { history } = (await page(licence.id)).registration
    expect(history.at(-1)).toMatchObject({
      from: 'Approved',
      to: 'Approved',
      reason: expect.stringMatching(
        /^The type was changed from Private Clinic to Private Hospital, by application APP-2026-\d{6}$/,
      ),
    })
  })

  it('writes its letter', async () => {
    const { owner, facility } = await approved()
    const listed = (await owner.send(letters.listFacilityLetters, { params: { id: facility.id } })).reply.data
    expect(listed.map(({ kind }) => kind)).toEqual(['change of type', 'approval'])
  })

  it('is no licence of its own: not in the tallies, the register and the reminders, nor by its end', async () => {
    const { db, facility, licence, officer, setClock } = await approved()
    const tally = await sql`
      select status, kind, sum(n)::int as n from registration_count
      where local_gov_area_id = 0 and facility_type_id > 0 and facility_type_id = any(
        select facility_type_id from registration where facility_id = ${facility.id}
      ) and kind = 'change' group by 1, 2 having sum(n) <> 0
    `.execute(db)
    expect(tally.rows).toEqual([{ status: 'ended', kind: 'change', n: expect.any(Number) }])
    const shown = await sql`
      select registration_id, status, expiry_date, next_registration_id from facility where id = ${facility.id}
    `.execute(db)
    expect(shown.rows).toEqual([
      { registration_id: licence.id, status: 'Approved', expiry_date: '2026-12-31', next_registration_id: null },
    ])
    const entries = await sql`
      select facility_type_id, is_granted, shown_from is not null as is_shown from register_entry
      where facility_id = ${facility.id} order by certificate_id
    `.execute(db)
    expect(entries.rows).toEqual([
      { facility_type_id: types.clinic, is_granted: true, is_shown: false },
      { facility_type_id: types.hospital, is_granted: true, is_shown: true },
    ])
    setClock('2026-12-10T09:00:00Z')
    const due = await officer.send(renewals.listRenewals, { query: { list: 'due', per_page: 100 } })
    const own = due.reply.data.filter((row) => row.facility.id === facility.id)
    expect(own).toHaveLength(1)
  })

  it('counts as no application for a licence in the reports, but as work of its officers', async () => {
    const { db, clerk, started, toDecide, decide } = await changingClinic()
    const counted = async ({ rows }: FigureSource) => {
      const figures = await sql<{ name: string; officer_id: number; n: number }>`
        select name, officer_id, sum(n)::int as n from (${rows}) as counted
        where officer_id in (0, ${clerk.id}) group by 1, 2 order by 1, 2
      `.execute(db)
      return figures.rows
    }
    const [applications, days] = [await counted(applicationFigures), await counted(dayFigures('2026-08-01'))]
    const id = await started()
    await toDecide(id)
    await decide(id, 'Approved')
    const at = '2026-07-20T09:00:00Z'
    const stage = await db
      .insertInto('stage')
      .values({ name: 'Pharmacy', recorded_by: clerk.id, recorded_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const signed = {
      stage_id: stage.id,
      round: 0,
      verdict: 'agree',
      signed_as: 'review',
      signed_by: clerk.id,
    } as const
    await db
      .insertInto('sign_off')
      .values({ ...signed, registration_id: id, since: at, signed_at: at })
      .execute()
    expect(await counted(applicationFigures)).toEqual(applications)
    expect(await counted(dayFigures('2026-08-01'))).toEqual(days)
    const decided = (await counted(workloadFigures)).find(({ name }) => name === 'decided')
    // The licence and the change of its type.
    expect(decided).toEqual({ name: 'decided', officer_id: clerk.id, n: 2 })
  })

  it('is what the next renewal takes over: the questions, the answers and the licence compared with', async () => {
    const { db, setClock, officer, owner, renew, page, id } = await approved()
    setClock('2026-11-02T09:00:00Z')
    const renewal = (await renew()).reply.data
    expect(renewal.kind).toBe('renewal')
    const { totals } = await page(renewal.id)
    expect(totals).toMatchObject({ questions: 72, answered: 72 })
    const sources = await sql`
      select distinct from_change.registration_id as id from submission
      join submission as from_change on from_change.id = submission.copied_from
      where submission.registration_id = ${renewal.id}
    `.execute(db)
    expect(sources.rows).toEqual([{ id }])
    expect((await owner.send(calls.showRegistration, { params: { id: renewal.id } })).status).toBe(200)
    const review = await officer.send(calls.reviewRegistration, { params: { id: renewal.id } })
    expect(review.reply.data.licence?.rows.map(({ part }) => part)).not.toContain('answers')
  })

  it('stays when the name of the facility changes afterwards', async () => {
    const { owner, officer, facility } = await approved()
    const body = { company_name: 'Alheri Hospital', reason: 'The CAC has the new name.' }
    const asked = (await owner.send(changes.addChange, { params: { id: facility.id }, body })).reply.data
    await officer.send(changes.decideChange, { params: { id: asked.id }, body: { decision: 'accepted' } })
    const [newest] = (await owner.send(closings.listCertificates, { params: { id: facility.id } })).reply.data
    expect(newest).toMatchObject({ issue: 3, category: 'Private Hospital', facility_name: 'Alheri Hospital' })
  })

  it('is asked for its fee also afterwards', async () => {
    const { db, clerk, owner, officer, facility, decide, started, toDecide, page } = await changingClinic()
    const fee = { purpose: 'change', start_date: '2026-01-01', recorded_by: clerk.id, beds_from: 0 } as const
    await db
      .insertInto('fee')
      .values({ ...fee, facility_type_id: types.maternity, amount_kobo: 30_000_00 })
      .execute()
    const id = await started(types.maternity)
    await toDecide(id)
    const body = { id, status: 'Approved', reason: 'The receipt is at the counter.' } as const
    expect((await officer.send(calls.decideRegistration, { body })).status).toBe(200)
    const { invoice } = await page(id)
    expect(invoice).toMatchObject({ purpose: 'change', total: 30_000, balance: 30_000, is_open: true })
    const balance = await sql`
      select facility_type_id, is_ended from invoice_balance where invoice_id = ${invoice?.id}
    `.execute(db)
    expect(balance.rows).toEqual([{ facility_type_id: types.maternity, is_ended: false }])
    const own = async () => (await owner.send(facilities.listFacilities, { query: {} })).reply.data.data[0]
    expect((await own())?.to_pay).toMatchObject({ invoice_id: invoice?.id, registration_id: id, amount: 30_000 })
    const paid = { amount: 30_000, facility_id: facility.id, invoice_id: invoice?.id }
    expect((await owner.send(contents.uploadPayment, { body: paid }, { file: pdf() })).status).toBe(201)
    expect((await own())?.to_pay).toBeNull()
    expect((await decide(id, 'declined')).status).toBe(409)
  })

  it('is followed by another one', async () => {
    const { change, shown } = await approved()
    expect((await change(types.clinic)).reply.data.change_of_type).toMatchObject({
      from: 'Private Hospital',
      to: 'Private Clinic',
    })
    expect((await shown()).type_change).not.toBeNull()
  })
})
