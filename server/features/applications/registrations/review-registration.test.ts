import '../../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as lists from '@portal/contract/applications/calls/contents-lists.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { rowCalls, rowSections } from '@portal/contract/applications/row-sections.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import { decidePayment } from '@portal/contract/money/calls/payments.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication, makePayment } from '../../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { pdf } from '../../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

const hauwa = {
  full_name: 'Hauwa Sani',
  phone_number: '08031234567',
  staff_category_type: 'Professional',
  cadre: 'Pharmacist',
  highest_qualification: 'B.Pharm',
  time: 'full time',
} as const

const bothVerdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const

let made = 0

async function submitted() {
  const { app, db, setClock } = await testApp()
  setClock('2026-05-04T09:00:00Z')
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: `Zuma Clinic ${++made}` })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  await completeApplication(db, registration)
  const params = { id: registration.id }
  expect((await as(owner, app).send(calls.submitRegistration, { params })).status).toBe(200)
  const review = async () => {
    const answer = await as(officer, app).send(calls.reviewRegistration, { params })
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200)
    return answer.reply
  }
  const addStaff = () => as(owner, app).send(rowSections.staff.add, { body: { ...hauwa, facility_id: facility.id } })
  const consider = () => as(officer, app).send(calls.considerRegistration, { params, body: bothVerdicts })
  const decide = (status: 'Approved' | 'declined') =>
    as(officer, app).send(calls.decideRegistration, { body: { id: registration.id, status } })
  const submit = () => as(owner, app).send(calls.submitRegistration, { params })
  return { app, db, setClock, owner, officer, facility, registration, review, addStaff, consider, decide, submit }
}

describe('the review of an application', () => {
  it('shows every question with its answer, the people, documents and payments, and the page', async () => {
    const { registration, review } = await submitted()
    const { data, page } = await review()
    expect(page.registration.id).toBe(registration.id)
    expect(data.stored).toBeNull()
    expect(data.contents.facility).toMatchObject({ company_name: `Zuma Clinic ${made}`, lga: 'Bida' })
    expect(data.contents.applicant).toMatchObject({ first_name: 'Musa', last_name: 'Abubakar' })
    expect(data.contents.answers).toHaveLength(page.totals.questions)
    expect(data.contents.answers.every(({ respond }) => respond === 1)).toBe(true)
    expect(data.contents.answers[0]).toMatchObject({
      part: expect.stringMatching(/^Part \w: /),
      requirement: expect.any(String),
      question: expect.any(String),
      question_type: 'yes_no',
    })
    expect(data.contents.documents).toHaveLength(page.totals.documents)
    expect(data.contents.payments).toHaveLength(page.totals.payments)
  })

  it('says that nothing changed since it was submitted', async () => {
    const { review } = await submitted()
    expect((await review()).data.changes).toEqual({
      since: { action: 'Submit', at: '2026-05-04T09:00:00.000Z' },
      rows: [],
      total: 0,
    })
  })

  it('lists what the owner changed since: a person added, an answer turned', async () => {
    const { app, db, owner, facility, registration, review, addStaff } = await submitted()
    expect((await addStaff()).status).toBe(201)
    const answer = await db
      .selectFrom('submission')
      .innerJoin('sub_list', 'sub_list.id', 'submission.sub_list_id')
      .where('registration_id', '=', registration.id)
      .orderBy('sub_list_id')
      .select(['sub_list_id', 'submission.requirement_id', 'sub_list'])
      .executeTakeFirstOrThrow()
    const body = {
      respond: 0 as const,
      number: 3,
      sub_list_id: answer.sub_list_id,
      requirement_id: answer.requirement_id,
      facility_id: facility.id,
      registration_id: registration.id,
    }
    expect((await as(owner, app).send(submissions.submitAnswer, { body })).status).toBeLessThan(300)
    const { changes } = (await review()).data
    expect(changes?.total).toBe(2)
    expect(changes?.rows).toEqual([
      { part: 'staffs', kind: 'added', id: expect.any(Number), name: 'Hauwa Sani', fields: [] },
      {
        part: 'answers',
        kind: 'changed',
        id: answer.sub_list_id,
        name: answer.sub_list,
        fields: [
          { field: 'respond', before: 1, after: 0 },
          { field: 'number', before: null, after: 3 },
        ],
      },
    ])
  })

  it('compares a second submission with the version that was declined', async () => {
    const { setClock, review, addStaff, consider, decide, submit } = await submitted()
    setClock('2026-05-06T09:00:00Z')
    expect((await consider()).status).toBe(200)
    expect((await decide('declined')).status).toBe(200)
    await addStaff()
    setClock('2026-05-20T09:00:00Z')
    expect((await submit()).status).toBe(200)
    expect((await review()).data.changes).toEqual({
      since: { action: 'Consider', at: '2026-05-06T09:00:00.000Z' },
      rows: [{ part: 'staffs', kind: 'added', id: expect.any(Number), name: 'Hauwa Sani', fields: [] }],
      total: 1,
    })
  })

  it('shows an approved registration as it was approved, whatever was recorded since', async () => {
    const { app, db, owner, facility, registration, setClock, review, addStaff, consider, decide } = await submitted()
    const wards = await db.selectFrom('ward').where('local_gov_area_id', '=', 541).selectAll().orderBy('id').execute()
    const livesIn = (ward: { id: number } | undefined) =>
      db
        .updateTable('facility')
        .set({ ward_id: ward?.id ?? null })
        .where('id', '=', facility.id)
        .execute()
    await livesIn(wards[0])
    await consider()
    setClock('2026-05-07T10:00:00Z')
    expect((await decide('Approved')).status).toBe(200)
    setClock('2027-02-01T10:00:00Z')
    const renewal = await as(owner, app).send(calls.startRegistration, { body: { facility_id: facility.id } })
    expect(renewal.status).toBe(201)
    expect((await addStaff()).status).toBe(201)
    const id = registration.id
    await livesIn(wards[1])
    await db.updateTable('facility').set({ address: '9 New Road, Bida' }).where('id', '=', facility.id).execute()
    await db.updateTable('applicant').set({ last_name: 'Bello' }).where('registration_id', '=', id).execute()
    const removed = { removed_at: '2027-02-01T10:00:00Z' }
    await db.updateTable('document').set(removed).where('facility_id', '=', facility.id).execute()
    const show = async (params: { id: number }) => (await as(owner, app).send(calls.showRegistration, { params })).reply
    const { data, page } = await review()
    for (const shown of [page, await show({ id })]) {
      expect(shown.staffs.map(({ full_name }) => full_name)).toEqual(['Ngozi Okafor'])
      expect([
        shown.total_no_of_staff,
        shown.staff_strength.nurse.total,
        shown.staff_strength.pharmacist.total,
      ]).toEqual([1, 1, 0])
      expect([shown.documents.length, shown.totals.documents, shown.totals.paid]).toEqual([4, 4, 50_000])
      expect(shown.missing).toEqual([])
      expect(shown.operatingOff?.full_name).toBe('Ngozi Okafor')
      expect(shown.registration.facility).toMatchObject({
        address: '12 Market Road, Bida',
        local_gov_areas: { id: 541, list: 'Bida' },
        ward_name: wards[0]?.name,
      })
      expect(shown.registration.user).toMatchObject({ first_name: 'Musa', last_name: 'Abubakar' })
    }
    const present = await show({ id: renewal.reply.data.id })
    expect(present.staffs.map(({ full_name }) => full_name)).toEqual(['Ngozi Okafor', 'Hauwa Sani'])
    expect([present.documents, present.registration.facility.address]).toEqual([[], '9 New Road, Bida'])
    expect(data.stored).toEqual({ action: 'Approve', at: '2026-05-07T10:00:00.000Z' })
    expect(data.contents.staffs.map(({ full_name }) => full_name)).not.toContain('Hauwa Sani')
    expect(data.changes).toBeNull()
    const staff = await db.selectFrom('staff').where('facility_id', '=', facility.id).select('full_name').execute()
    expect(staff.map(({ full_name }) => full_name)).toContain('Hauwa Sani')
    const listed = async () => {
      const query = { params: { id: facility.id }, query: { registration_id: id } }
      const staffs = (await as(owner, app).send(rowCalls.listStaffs, query)).reply.data
      const documents = (await as(owner, app).send(lists.listDocuments, query)).reply.total
      return [staffs.map(({ full_name }) => full_name), documents]
    }
    expect(await listed()).toEqual([['Ngozi Okafor'], 4])
    // What was declined after its end, and whose renewal was withdrawn, is open again.
    const withdrawn = { ended_at: '2027-02-01T10:00:00Z' }
    await db.updateTable('registration').set(withdrawn).where('id', '=', renewal.reply.data.id).execute()
    const declined = { status: 'declined', expiry_date: null, valid_from: null } as const
    await db.updateTable('registration').set(declined).where('id', '=', id).execute()
    expect(await listed()).toEqual([['Ngozi Okafor', 'Hauwa Sani'], 0])
  })

  it('shows what was paid for an approved registration since, what was decided since, and what was not answered', async () => {
    const { app, db, officer, facility, registration, review, consider, decide } = await submitted()
    const unanswered = db.selectFrom('submission').where('registration_id', '=', registration.id).select('id').limit(1)
    await db.deleteFrom('submission').where('id', 'in', unanswered).execute()
    await consider()
    expect((await decide('Approved')).status).toBe(200)
    for (const amount_kobo of [1234, 500])
      await makePayment(db, { facility_id: facility.id, recorded_by: officer.id, amount_kobo })
    await db
      .updateTable('payment')
      .set({ registration_id: registration.id })
      .where('facility_id', '=', facility.id)
      .where('amount_kobo', 'in', [1234, 500])
      .execute()
    await db.updateTable('payment').set({ status: 'refused' }).where('amount_kobo', '=', 500).execute()
    const { page } = await review()
    expect([page.totals.payments, page.totals.paid]).toEqual([3, 50_012.34])
    expect(page.payments.map(({ amount, status }) => [amount, status])).toEqual([
      [50_000, 'submitted'],
      [12.34, 'submitted'],
      [5, 'refused'],
    ])
    expect(page.totals.questions - page.totals.answered).toBe(1)
    const params = { id: page.payments[0]?.id ?? 0 }
    const decided = await as(officer, app).send(decidePayment, { params, body: { status: 'confirmed' } })
    expect(decided.status).toBe(200)
    const statuses = (await review()).page.payments.map(({ status }) => status)
    expect(statuses).toEqual(['confirmed', 'submitted', 'refused'])
  })

  it('stores equal contents once, however often they are saved', async () => {
    const { db, registration, consider } = await submitted()
    for (let count = 0; count < 3; count++) expect((await consider()).status).toBe(200)
    const rows = await db
      .selectFrom('snapshot')
      .where('registration_id', '=', registration.id)
      .orderBy('id')
      .select(['action', 'digest'])
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['Submit', 'Consider', 'Consider', 'Consider'])
    expect(new Set(rows.map(({ digest }) => digest.toString('hex'))).size).toBe(1)
  })

  it('says where else the content of a document or receipt is in use, and stores its hash', async () => {
    const { app, db, owner, facility, registration, review, consider } = await submitted()
    const other = await makeFacility(db, { company_name: 'Bosso Road Clinic' })
    const officer = await makeOfficer(db)
    const upload = async (actor: typeof owner, facility_id: number) => {
      const body = { facility_id, name: 'PHCN bill' } as const
      const answer = await as(actor, app).send(contents.uploadDocument, { body }, { file: pdf(611) })
      expect(answer.status).toBe(201)
      return answer.reply.data.file_slug
    }
    const mine = await upload(owner, facility.id)
    expect((await review()).data.used_files).toEqual([])
    const theirs = await upload(officer, other.id)
    const body = { facility_id: facility.id, amount: 1000 }
    const paid = await as(owner, app).send(contents.uploadPayment, { body }, { file: pdf(611) })
    const receipt = paid.reply.data.document
    const here = { id: facility.id, company_name: facility.company_name }
    const there = { id: other.id, company_name: 'Bosso Road Clinic' }
    const used = (await review()).data.used_files
    expect(used).toHaveLength(4)
    expect(used).toEqual(
      expect.arrayContaining([
        { slug: mine, used_slug: theirs, name: 'PHCN bill', used_as: 'PHCN bill', facility: there },
        { slug: mine, used_slug: receipt, name: 'PHCN bill', used_as: 'Receipt', facility: here },
        { slug: receipt, used_slug: theirs, name: 'Receipt', used_as: 'PHCN bill', facility: there },
        { slug: receipt, used_slug: mine, name: 'Receipt', used_as: 'PHCN bill', facility: here },
      ]),
    )
    await as(owner, app).send(corrections.removeFile, { params: { slug: receipt }, body: { reason: 'Wrong' } })
    expect((await review()).data.used_files).toEqual([
      { slug: mine, used_slug: theirs, name: 'PHCN bill', used_as: 'PHCN bill', facility: there },
    ])
    await as(officer, app).send(corrections.removeFile, { params: { slug: theirs }, body: { reason: 'Wrong' } })
    expect((await review()).data.used_files).toEqual([])
    await consider()
    const stored = await db
      .selectFrom('snapshot')
      .innerJoin('snapshot_contents', 'snapshot_contents.digest', 'snapshot.digest')
      .where('registration_id', '=', registration.id)
      .orderBy('snapshot.id', 'desc')
      .select('contents')
      .executeTakeFirstOrThrow()
    expect(stored.contents.documents.at(-1)).toMatchObject({
      file_slug: mine,
      sha256: '5bd7b279ca89d6754876e934b132abb6efcb45b9ca732dac920dc566e4d16627',
    })
  })

  it('names the penalties that are still to be paid, the first due first', async () => {
    const { app, officer, facility, review } = await submitted()
    const penalise = (body: object) =>
      as(officer, app).send(penalties.penaliseFacility, {
        body: { facility_id: facility.id, comment: 'Sharps in the yard.', ...body },
      })
    await penalise({ amount: 5000, due_date: '2026-06-30' })
    const { id } = (await penalise({ amount: 20_000.5, due_date: '2026-05-31' })).reply.data
    const waived = (await penalise({ amount: 100, due_date: '2026-05-31' })).reply.data
    await as(officer, app).send(penalties.waivePenalty, { params: { id: waived.id }, body: { reason: 'Flood.' } })
    // Nothing is to be paid for this one.
    await penalise({})
    const { unpaid_penalties } = (await review()).data
    expect(unpaid_penalties.total).toBe(2)
    expect(unpaid_penalties.data).toMatchObject([
      { id, amount: 20_000.5, due_date: '2026-05-31', is_overdue: false },
      { amount: 5000, due_date: '2026-06-30' },
    ])
  })

  it('names facilities that may be the same', async () => {
    const { db, facility, review } = await submitted()
    const same = await makeFacility(db, {
      company_name: `zuma clinic ${made}`,
      local_gov_area_id: facility.local_gov_area_id,
    })
    expect((await review()).data.flags.filter(({ kind }) => kind === 'duplicate')).toEqual([
      {
        kind: 'duplicate',
        keys: [`${same.id} name`],
        facilities: [
          {
            id: same.id,
            company_name: `zuma clinic ${made}`,
            address: same.address,
            owner_name: same.owner_name,
            phone_number: same.phone_number,
            cac: null,
            reasons: ['name'],
            is_accepted: false,
          },
        ],
        total: 1,
        accepted: [],
      },
    ])
  })
})
