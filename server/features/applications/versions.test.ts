import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/applications/calls/versions.ts'
import { rowCalls, rowSections } from '@portal/contract/applications/row-sections.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { insertPaperSnapshots } from '../../records/imports/paper-snapshots.ts'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { png } from '../../testing/files.ts'
import { makeInspection } from '../../testing/inspections.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const hauwa = {
  full_name: 'Hauwa Sani',
  phone_number: '08031234567',
  staff_category_type: 'Professional',
  cadre: 'Pharmacist',
  highest_qualification: 'B.Pharm',
  time: 'full time',
} as const

const bothVerdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`

/** An application that was submitted, got a member of staff, and was then considered and approved. */
async function approved() {
  const { app, db, setClock } = await testApp()
  const owner = await makeOwner(db)
  const officer = await makeOfficer(db)
  const facility = await makeFacility(db, { user_id: owner.id })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  await completeApplication(db, registration)
  const params = { id: registration.id }
  setClock('2026-05-04T09:00:00Z')
  await as(owner, app).send(registrations.submitRegistration, { params })
  await as(owner, app).send(rowSections.staff.add, { body: { ...hauwa, facility_id: facility.id } })
  // One verdict is no consideration yet, so nothing is stored.
  const oneVerdict = { information_verdict: 'Satisfactory' } as const
  await as(officer, app).send(registrations.considerRegistration, { params, body: oneVerdict })
  setClock('2026-05-06T09:00:00Z')
  await as(officer, app).send(registrations.considerRegistration, { params, body: bothVerdicts })
  setClock('2026-05-07T09:00:00Z')
  await as(officer, app).send(registrations.decideRegistration, { body: { id: params.id, status: 'Approved' } })
  const list = await as(officer, app).send(calls.listVersions, { params })
  const [approval, consideration, submission] = list.reply.data.map(({ id }) => id)
  const compare = (query: { before: number | 'now' | undefined; after: number | 'now' | undefined; all?: 'yes' }) =>
    as(officer, app).send(calls.compareVersions, {
      params,
      query: { ...query, before: query.before ?? 0, after: query.after ?? 0, per_page: 100 },
    })
  return { app, db, setClock, owner, officer, facility, params, list, approval, consideration, submission, compare }
}

describe('the stored versions of an application', () => {
  it('are listed with who stored them, the newest first', async () => {
    const { list, owner, officer } = await approved()
    expect(list.reply.data).toMatchObject([
      { action: 'Approve', at: '2026-05-07T09:00:00.000Z', actor: nameOf(officer) },
      { action: 'Consider', at: '2026-05-06T09:00:00.000Z', actor: nameOf(officer) },
      { action: 'Submit', at: '2026-05-04T09:00:00.000Z', actor: nameOf(owner) },
    ])
    expect(list.reply.total).toBe(3)
  })

  it('are compared: what differs, or everything', async () => {
    const { submission, approval, consideration, compare } = await approved()
    const { reply } = await compare({ before: submission, after: approval })
    expect([reply.before?.action, reply.after?.action, reply.differences]).toEqual(['Submit', 'Approve', 1])
    expect(reply.data).toEqual([
      {
        part: 'staffs',
        kind: 'added',
        id: expect.any(Number),
        name: 'Hauwa Sani',
        fields: expect.arrayContaining([{ field: 'cadre', before: null, after: 'Pharmacist' }]),
      },
    ])
    const same = await compare({ before: consideration, after: approval })
    expect([same.reply.data, same.reply.total, same.reply.differences]).toEqual([[], 0, 0])
    const everything = await compare({ before: consideration, after: approval, all: 'yes' })
    expect(everything.reply.data.map(({ part, name }) => `${part} ${name}`)).toEqual(
      expect.arrayContaining(['facility ', 'staffs Ngozi Okafor', 'staffs Hauwa Sani']),
    )
    expect(everything.reply.data.every(({ kind }) => kind === 'same')).toBe(true)
  })

  it('are compared with what is recorded now, also from the renewal of the facility', async () => {
    const { app, owner, officer, setClock, facility, approval, compare } = await approved()
    setClock('2026-12-01T09:00:00Z')
    const body = { facility_id: facility.id }
    const renewal = await as(owner, app).send(registrations.startRegistration, { body })
    await as(owner, app).send(rowSections.staff.add, {
      body: { ...hauwa, full_name: 'Bola Ade', facility_id: facility.id },
    })
    const { reply } = await as(officer, app).send(calls.compareVersions, {
      params: { id: renewal.reply.data.id },
      query: { before: approval ?? 0, after: 'now' },
    })
    expect(reply.after).toBeNull()
    expect(reply.data).toContainEqual(expect.objectContaining({ part: 'staffs', kind: 'added', name: 'Bola Ade' }))
    expect((await compare({ before: approval, after: 'now' })).status).toBe(200)
  })

  it('keep the invoice and the standing of their day, whatever happens to them later', async () => {
    const { app, db, officer, owner, setClock } = await approved()
    const facility = await makeFacility(db, { user_id: owner.id })
    const started = await as(owner, app).send(registrations.startRegistration, { body: { facility_id: facility.id } })
    const params = { id: started.reply.data.id }
    const pay = async (amount: number) => {
      const body = { facility_id: facility.id, amount, reference: 'TRF 1' }
      return (await as(owner, app).send(contents.uploadPayment, { body }, { file: png })).reply.data
    }
    const wrong = await pay(700)
    await pay(800)
    await as(owner, app).send(corrections.removeFile, { params: { slug: wrong.document }, body: { reason: 'Wrong.' } })
    setClock('2026-05-10T09:00:00Z')
    await as(officer, app).send(registrations.considerRegistration, { params, body: bothVerdicts })
    const { id: stored = 0 } = (await as(officer, app).send(calls.listVersions, { params })).reply.data[0] ?? {}
    const invoice = await db
      .selectFrom('invoice')
      .where('registration_id', '=', params.id)
      .select(['id', 'number'])
      .executeTakeFirstOrThrow()
    const waiver = { kind: 'waiver', amount: 100, reason: 'A clinic of the mission.' } as const
    await as(officer, app).send(payments.addInvoiceLine, { params: { id: invoice.id }, body: waiver })
    await as(officer, app).send(standing.restrictFacility, {
      params: { id: facility.id },
      body: { kind: 'sealed', from_date: '2026-05-10', reason: 'No running water.' },
    })
    const { reply } = await as(officer, app).send(calls.compareVersions, {
      params,
      query: { before: stored, after: 'now' },
    })
    expect(reply.data.map(({ part, kind }) => [part, kind])).toEqual([
      ['money', 'changed'],
      ['standing', 'changed'],
    ])
    const [money, stood] = reply.data
    expect(money?.fields[0]).toEqual({ field: 'invoice', before: invoice.number, after: invoice.number })
    expect(money?.fields[1]).toMatchObject({ field: 'lines', before: [expect.any(String)] })
    const paid = ['₦800 submitted TRF 1']
    expect(money?.fields[2]).toEqual({ field: 'payments', before: paid, after: paid })
    expect(stood?.fields).toEqual([{ field: 'standing', before: 'good', after: 'sealed' }])
  })

  it('keep the inspection that the officer saw, whatever is visited later', async () => {
    const { app, db, officer, facility, params, consideration, approval, setClock, compare } = await approved()
    const inspector = await makeOfficer(db, ['inspect'])
    const visit = { facility_id: facility.id, team: [inspector.id] }
    const { number: first } = await makeInspection(db, { ...visit, done_at: '2026-05-07T10:00:00Z' })
    await as(officer, app).send(registrations.considerRegistration, { params, body: bothVerdicts })
    const [{ id: stored = 0 } = {}] = (await as(officer, app).send(calls.listVersions, { params })).reply.data
    setClock('2026-05-08T09:00:00Z')
    const worse = { done_at: '2026-05-08T10:00:00Z', score: 8, class: 'not compliant', critical_failures: 2 } as const
    const { number: second } = await makeInspection(db, { ...visit, ...worse })
    const { reply } = await compare({ before: stored, after: 'now' })
    expect(reply.data).toEqual([
      {
        part: 'inspection',
        kind: 'changed',
        id: null,
        name: '',
        fields: [
          { field: 'number', before: first, after: second },
          { field: 'done_on', before: '2026-05-07', after: '2026-05-08' },
          { field: 'score', before: 55.5, after: 8 },
          { field: 'class', before: 'partly compliant', after: 'not compliant' },
          { field: 'critical_failures', before: 0, after: 2 },
        ],
      },
    ])
    // There was no visit when the application was considered and approved.
    expect((await compare({ before: consideration, after: approval })).reply.data).toEqual([])
    expect((await compare({ before: approval, after: stored })).reply.data).toMatchObject([
      { part: 'inspection', kind: 'added', fields: [{ field: 'number', before: null, after: first }, {}, {}, {}, {}] },
    ])
  })

  it('do not call an invoice and a visit new that an older version of the portal did not store', async () => {
    const { app, db, officer, owner, setClock } = await approved()
    const facility = await makeFacility(db, { user_id: owner.id })
    const started = await as(owner, app).send(registrations.startRegistration, { body: { facility_id: facility.id } })
    const params = { id: started.reply.data.id }
    const inspector = await makeOfficer(db, ['inspect'])
    await makeInspection(db, { facility_id: facility.id, team: [inspector.id], done_at: '2026-05-08T10:00:00Z' })
    setClock('2026-05-10T09:00:00Z')
    await as(officer, app).send(registrations.considerRegistration, { params, body: bothVerdicts })
    const storeAgain = (at: string) =>
      sql<{ id: number }>`
        insert into snapshot (registration_id, action, digest, at)
        select registration_id, action, digest, ${at} from snapshot where registration_id = ${params.id} limit 1
        returning id::int
      `.execute(db)
    const compare = async (before: number | undefined) =>
      (await as(officer, app).send(calls.compareVersions, { params, query: { before: before ?? 0, after: 'now' } }))
        .reply
    const [{ id: older } = {}] = (await storeAgain('2026-05-09T09:00:00Z')).rows
    const compared = await compare(older)
    expect(compared.data.map(({ part, kind, fields }) => [part, kind, fields])).toEqual([
      ['money', 'not recorded', []],
      ['inspection', 'not recorded', []],
    ])
    expect([compared.differences, compared.total]).toEqual([0, 2])
    // Before there was an invoice and a visit, that they are missing means something.
    const [{ id: earlier } = {}] = (await storeAgain('2026-05-01T09:00:00Z')).rows
    expect((await compare(earlier)).data.map(({ part, kind }) => [part, kind])).toEqual([
      ['money', 'added'],
      ['inspection', 'added'],
    ])
  })

  it('of a licence from paper has the facility alone, and nothing else is called new', async () => {
    const { db, params, approval, compare } = await approved()
    await insertPaperSnapshots(db, [params.id], '2026-05-08T09:00:00Z')
    const newest = await sql<{ id: number }>`select max(id)::int as id from snapshot`.execute(db)
    const { reply } = await compare({ before: newest.rows[0]?.id, after: approval })
    expect(reply.data.map(({ part, kind }) => [part, kind])).toEqual([
      ['standing', 'not recorded'],
      ['applicant', 'not recorded'],
      ['operating_officer', 'not recorded'],
      ['available_facilities', 'not recorded'],
      ['staffs', 'not recorded'],
      ['referees', 'not recorded'],
      ['documents', 'not recorded'],
      ['payments', 'not recorded'],
      ['answers', 'not recorded'],
    ])
    expect(reply.differences).toBe(0)
  })

  it('of another facility do not exist here', async () => {
    const { approval, compare } = await approved()
    const other = await approved()
    const { status, problem } = await compare({ before: other.approval, after: approval })
    expect([status, problem?.code]).toEqual([404, 'not_found'])
  })
})

it('reads what was approved before a section of rows existed as an application without such rows', async () => {
  const { app, db, officer, facility, params, approval, compare } = await approved()
  await sql`
    with earlier as (
      insert into snapshot_contents (digest, contents)
      select sha256('earlier'), contents - 'referees' from snapshot join snapshot_contents using (digest)
      where id = ${approval}
      returning digest
    )
    insert into snapshot (registration_id, action, digest, at)
    select ${params.id}, 'Approve', digest, '2026-05-08T09:00:00Z' from earlier
  `.execute(db)
  const { reply: page } = await as(officer, app).send(registrations.showRegistration, { params })
  expect([page.referees, page.totals.referees, page.totals.staffs]).toEqual([[], 0, 2])
  const { reply: review } = await as(officer, app).send(registrations.reviewRegistration, { params })
  expect([review.data.contents.referees, review.data.stored?.at]).toEqual([[], '2026-05-08T09:00:00.000Z'])
  const listed = { params: { id: facility.id }, query: { registration_id: params.id } }
  expect((await as(officer, app).send(rowCalls.listReferees, listed)).reply.data).toEqual([])
  const [newest] = (await as(officer, app).send(calls.listVersions, { params })).reply.data
  const { reply: compared } = await compare({ before: approval, after: newest?.id })
  expect(compared.data).toMatchObject([{ kind: 'removed', part: 'referees', name: 'Ngozi Okafor' }])
})
