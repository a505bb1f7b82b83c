import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/applications/calls/returns.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import {
  hasReturnableRows,
  type ReturnableSection,
  returnableSections,
} from '@portal/domain/applications/returned-items.ts'
import type { RowKind } from '@portal/domain/applications/row-sections.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { availableFacilities, operatingOfficer, referee, staff } from '../../testing/contents.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { pdf } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

type Item = { section: ReturnableSection; id?: number }

/** A submitted application of a clinic, which an officer can return. */
async function submitted({ hasOwner = true } = {}) {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [account, clerk] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(account, app), as(clerk, app)]
  const { id: facility_id } = await makeFacility(db, { user_id: hasOwner ? account.id : null })
  const submitted_at = '2026-06-01T09:00:00Z'
  const registration = await makeRegistration(db, { facility_id, submitted_at, created_at: '2026-05-20T09:00:00Z' })
  await completeApplication(db, registration)
  const { id } = registration
  const params = { id }
  const give = async (...items: Item[]) => {
    const body = { items: items.map((item) => ({ ...item, remark: 'Look at this.' })), due_date: '2026-06-29' }
    const answer = await officer.send(calls.returnRegistration, { params, body })
    expect(answer.status).toBe(200)
    setClock('2026-06-16T09:00:00Z')
  }
  const rowOf = async (table: RowKind | 'document' | 'payment') => {
    const rows = db.selectFrom<'staff'>(table as 'staff').where('facility_id', '=', facility_id)
    return (await rows.select('id').orderBy('id').executeTakeFirstOrThrow()).id
  }
  const question = await db
    .selectFrom('submission')
    .where('registration_id', '=', id)
    .select(['sub_list_id', 'requirement_id'])
    .orderBy('sub_list_id')
    .executeTakeFirstOrThrow()
  const answerOf = (who: typeof owner, item: Item, text = 'It is right as it is.') =>
    who.send(calls.answerReturn, { params, body: { item, text } })
  return {
    ...{ app, db, setClock, account, clerk, owner, officer, facility_id, id, params, give, rowOf, question, answerOf },
    say: (item: Item, text?: string) => answerOf(owner, item, text),
    submit: () => owner.send(registrations.submitRegistration, { params }),
    stored: () =>
      db
        .selectFrom('return_answer')
        .innerJoin('registration_return', 'registration_return.id', 'return_id')
        .where('registration_id', '=', id)
        .select('text')
        .execute(),
    page: async (who = owner) => (await who.send(registrations.showRegistration, { params })).reply,
  }
}

type Portal = Awaited<ReturnType<typeof submitted>>

const upload = ({ owner, facility_id }: Portal, name: 'PHCN bill' | 'Fire safety Certificate') =>
  owner.send(contents.uploadDocument, { body: { facility_id, name } }, { file: pdf() })
const pay = ({ owner, facility_id }: Portal) =>
  owner.send(contents.uploadPayment, { body: { facility_id, amount: 1000 } }, { file: pdf() })
const changeStaff = ({ owner, facility_id }: Portal, id: number) =>
  owner.send(rowCalls.changeStaff, { params: { id }, body: { ...staff, facility_id, full_name: 'Another' } })
const answerQuestion = ({ owner, facility_id, id, question }: Portal, respond: 0 | 1) =>
  owner.send(submissions.submitAnswer, { body: { respond, ...question, facility_id, registration_id: id } })
const removeDocument = async ({ owner, db }: Portal, id: number) => {
  const { file_slug: slug } = await db
    .selectFrom('document')
    .where('id', '=', id)
    .select('file_slug')
    .executeTakeFirstOrThrow()
  return owner.send(corrections.removeFile, { params: { slug }, body: { reason: 'Wrong file' } })
}

type Change = (portal: Portal, id: number) => Promise<{ status: number }>

/** For each section one change of it, and for those with rows one of a single row. */
const corrected: [string, ReturnableSection, RowKind | 'document' | 'payment' | 'question' | null, Change][] = [
  [
    'the facility',
    'facility',
    null,
    ({ owner, facility_id }) =>
      owner.send(corrections.changeFacility, {
        params: { id: facility_id },
        body: { ...exampleOf(corrections.changeFacility.body), facility_type_id: 2, local_gov_area_id: 541 },
      }),
  ],
  [
    'the applicant',
    'applicant',
    null,
    ({ owner, params }) =>
      owner.send(corrections.changeApplicant, { params, body: exampleOf(corrections.changeApplicant.body) }),
  ],
  [
    'the operating officer',
    'operating_officer',
    null,
    ({ owner, facility_id }) =>
      owner.send(contents.saveOperatingOfficer, { body: { ...operatingOfficer, folio_number: '45678', facility_id } }),
  ],
  [
    'the available facilities',
    'available_facilities',
    null,
    ({ owner, facility_id }) =>
      owner.send(contents.saveAvailableFacilities, { body: { ...availableFacilities, facility_id, no_of_wards: 99 } }),
  ],
  ['all answers', 'requirements', null, (portal) => answerQuestion(portal, 0)],
  ['one answer', 'requirements', 'question', (portal) => answerQuestion(portal, 0)],
  [
    'the staff, by another person',
    'staff',
    null,
    ({ owner, facility_id }) => owner.send(rowCalls.addStaff, { body: { ...staff, facility_id } }),
  ],
  ['one person', 'staff', 'staff', changeStaff],
  [
    'one person, who is removed',
    'staff',
    'staff',
    ({ owner }, id) => owner.send(rowCalls.removeStaff, { params: { id } }),
  ],
  [
    'the referees',
    'referees',
    null,
    ({ owner, facility_id }) => owner.send(rowCalls.addReferee, { body: { ...referee, facility_id } }),
  ],
  [
    'one referee',
    'referees',
    'referee',
    ({ owner, facility_id }, id) =>
      owner.send(rowCalls.changeReferee, { params: { id }, body: { ...referee, facility_id, full_name: 'Another' } }),
  ],
  ['the documents', 'documents', null, (portal) => upload(portal, 'PHCN bill')],
  ['one document, which is removed', 'documents', 'document', removeDocument],
  ['the payments', 'payment', null, pay],
  ['one receipt, by another payment', 'payment', 'payment', pay],
]

it('knows of each section how it is corrected', () => {
  const whole = corrected.filter(([, , row]) => row === null).map(([, section]) => section)
  expect(whole.toSorted()).toEqual([...returnableSections].sort())
  const single = corrected.filter(([, , row]) => row !== null).map(([, section]) => section)
  expect([...new Set(single)].sort()).toEqual(returnableSections.filter(hasReturnableRows).sort())
})

describe('an application that was returned', () => {
  it.each(corrected)('is refused until %s was changed', async (_what, section, row, change) => {
    const portal = await submitted()
    const rowId = row === null ? undefined : row === 'question' ? portal.question.sub_list_id : await portal.rowOf(row)
    await portal.give({ section, ...(rowId !== undefined && { id: rowId }) })
    const [asked] = (await portal.page()).asked_before_submit
    expect(asked).toMatchObject({ section, message: expect.stringMatching(/: correct it, or answer why it stays/) })
    const refused = await portal.submit()
    expect(refused).toBeRefused('invalid_input', section)
    expect(refused.problem?.errors).toEqual({ [section]: [asked?.message] })
    expect([200, 201]).toContain((await change(portal, rowId ?? 0)).status)
    const page = await portal.page()
    expect(page.asked_before_submit.map(({ message }) => message)).not.toContain(asked?.message)
    expect(page.returned_work).toMatchObject([{ section, id: rowId ?? null, total: 1 }])
    if (row === 'document' || (await portal.submit()).status === 200) return
    expect.unreachable('It was not submitted')
  })

  it('is not corrected by a change that was taken back, by an answer in the same words, or by another row', async () => {
    const portal = await submitted()
    const { owner, facility_id, db, give, page, rowOf, question } = portal
    const person = await rowOf('staff')
    await give(
      { section: 'requirements', id: question.sub_list_id },
      { section: 'staff', id: person },
      { section: 'staff' },
    )
    await answerQuestion(portal, 1)
    const { full_name } = await db
      .selectFrom('staff')
      .where('id', '=', person)
      .select('full_name')
      .executeTakeFirstOrThrow()
    await changeStaff(portal, person)
    const rows = await db.selectFrom('staff').where('id', '=', person).selectAll().executeTakeFirstOrThrow()
    expect(rows.full_name).not.toBe(full_name)
    await owner.send(rowCalls.addStaff, { body: { ...staff, facility_id } })
    expect((await page()).returned_work?.map(({ total }) => total)).toEqual([0, 1, 2])
  })

  it('is submitted once the rest is answered, and the officer reads remark, answer and change side by side', async () => {
    const portal = await submitted()
    const { give, say, submit, page, rowOf, account, officer, clerk, app, setClock } = portal
    const person = await rowOf('staff')
    await give({ section: 'staff', id: person }, { section: 'documents' }, { section: 'referees' })
    await changeStaff(portal, person)
    expect(Object.keys((await submit()).problem?.errors ?? {})).toEqual(['documents', 'referees'])
    expect((await say({ section: 'documents' })).reply.message).toBe('Your answer is saved')
    setClock('2026-06-17T09:00:00Z')
    const after = (await say({ section: 'documents' }, 'The bill is in the name of the landlord.')).reply.page
    expect(after.registration.returned?.items.map(({ answer }) => answer)).toEqual([
      null,
      {
        text: 'The bill is in the name of the landlord.',
        actor: `${account.first_name} ${account.last_name}`,
        at: '2026-06-17T09:00:00.000Z',
      },
      null,
    ])
    expect(after.asked_before_submit.map(({ section }) => section)).toEqual(['referees'])
    await say({ section: 'referees' }, 'They are well known.')
    expect((await page()).asked_before_submit).toEqual([])
    expect((await submit()).status).toBe(200)

    const seen = await page(officer)
    expect(seen.registration.returned).toMatchObject({
      resubmitted_at: '2026-06-17T09:00:00.000Z',
      items: [
        { remark: 'Look at this.', answer: null },
        { remark: 'Look at this.', answer: { text: 'The bill is in the name of the landlord.' } },
        { answer: { text: 'They are well known.' } },
      ],
    })
    expect(seen.returned_work).toMatchObject([
      { section: 'staff', id: person, total: 1, changes: [{ part: 'staffs', kind: 'changed' }] },
      { section: 'documents', id: null, total: 0, changes: [] },
      { section: 'referees', total: 0 },
    ])
    expect(
      (await as(clerk, app).send(registrations.reviewRegistration, { params: portal.params })).reply.page,
    ).toMatchObject({ returned_work: seen.returned_work })
    expect(await say({ section: 'documents' })).toBeRefused('action_not_offered')
  })

  it('begins anew with the next return: neither its answers nor its changes count for that', async () => {
    const portal = await submitted()
    await portal.give({ section: 'documents' }, { section: 'staff' })
    await portal.say({ section: 'documents' })
    await changeStaff(portal, await portal.rowOf('staff'))
    expect((await portal.submit()).status).toBe(200)
    await portal.give({ section: 'documents' }, { section: 'staff' })
    expect((await portal.page()).asked_before_submit.map(({ section }) => section)).toEqual(['documents', 'staff'])
  })

  it('asks for what is missing in a whole section as well', async () => {
    const portal = await submitted()
    await portal.db.deleteFrom('referee').where('facility_id', '=', portal.facility_id).execute()
    await portal.give({ section: 'referees' })
    await portal.say({ section: 'referees' })
    expect((await portal.submit()).problem?.errors).toEqual({ referees: ['Add at least one referee.'] })
  })
})

describe('an answer to a returned item', () => {
  it('is kept once, the last one, in a bounded text', async () => {
    const { stored, give, say } = await submitted()
    await give({ section: 'staff' })
    for (const text of ['First', 'Second', 'x'.repeat(1000)])
      expect((await say({ section: 'staff' }, text)).status).toBe(200)
    expect((await stored()).map(({ text }) => text)).toEqual(['x'.repeat(1000)])
    expect(await say({ section: 'staff' }, 'x'.repeat(1001))).toBeRefused('invalid_input', 'text')
    expect(await say({ section: 'staff' }, '  ')).toBeRefused('invalid_input', 'text')
  })

  it('is refused for what was not returned, and while nothing is', async () => {
    const { give, say, rowOf } = await submitted()
    expect(await say({ section: 'staff' })).toBeRefused('action_not_offered')
    await give({ section: 'staff', id: await rowOf('staff') })
    expect(await say({ section: 'staff' })).toBeRefused('invalid_input', 'item')
    expect(await say({ section: 'staff', id: 2_000_000_000 })).toBeRefused('invalid_input', 'item')
    expect(await say({ section: 'documents' })).toBeRefused('invalid_input', 'item')
  })

  it('is the owner’s or a helper’s: refused to visitors, rivals and officers', async () => {
    const { app, db, account, facility_id, officer, give, answerOf } = await submitted()
    await give({ section: 'staff' })
    const helper = await makeOwner(db)
    await db
      .insertInto('helper')
      .values({
        facility_id,
        email: helper.email,
        user_id: helper.id,
        named_by: account.id,
        named_at: new Date(),
      } as never)
      .execute()
    expect(await answerOf(as(undefined, app), { section: 'staff' })).toBeRefused('signed_out')
    expect(await answerOf(as(await makeOwner(db), app), { section: 'staff' })).toBeRefused('not_found')
    expect(await answerOf(officer, { section: 'staff' })).toBeRefused('not_allowed')
    expect((await answerOf(as(helper, app), { section: 'staff' })).status).toBe(200)
  })

  it('is an officer’s where nobody has an account', async () => {
    const { officer, give, answerOf, params } = await submitted({ hasOwner: false })
    await give({ section: 'staff' })
    expect((await answerOf(officer, { section: 'staff' })).status).toBe(200)
    expect((await officer.send(registrations.submitRegistration, { params })).status).toBe(200)
  })

  it('has an entry of the audit record, and one row when it is sent twice at once', async () => {
    const { db, id, stored, give, say } = await submitted()
    await give({ section: 'staff' })
    const both = await Promise.all([say({ section: 'staff' }, 'One'), say({ section: 'staff' }, 'Two')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored()).toHaveLength(1)
    const bodies = (await db.selectFrom('audit_entry').select('body').execute()).map(({ body }) => JSON.stringify(body))
    expect(bodies.filter((body) => body.includes('"Answer return"') && body.includes(`"id":${id}`))).toHaveLength(2)
  })
})
