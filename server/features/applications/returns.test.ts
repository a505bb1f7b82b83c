import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/applications/calls/returns.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import type { ReturnableSection } from '@portal/domain/applications/returned-items.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { availableFacilities, operatingOfficer, referee, staff } from '../../testing/contents.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { filesOf, pdf } from '../../testing/files.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

type Item = { section: ReturnableSection; id?: number; remark: string }

async function portal(status: 'pending' | 'Awaiting decision' = 'pending') {
  const { app, db, dataDir, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [ownerAccount, officerAccount] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(ownerAccount, app), as(officerAccount, app)]
  const facility = await makeFacility(db, { user_id: ownerAccount.id, company_name: 'Kuta Clinic' })
  const submitted_at = '2026-06-01T09:00:00.000Z'
  const registration = await makeRegistration(db, {
    facility_id: facility.id,
    status,
    submitted_at,
    created_at: '2026-05-20T09:00:00.000Z',
  })
  await completeApplication(db, registration)
  const { id } = registration
  const params = { id }
  const give = (items: Item[], due_date = '2026-06-29') =>
    officer.send(calls.returnRegistration, { params, body: { items, due_date } })
  const show = async (who = owner) => (await who.send(registrations.showRegistration, { params })).reply
  const submit = () => owner.send(registrations.submitRegistration, { params })
  /** The owner answers each item, so that it can be submitted again without a change. */
  const settle = async () => {
    for (const { section, id } of (await show()).registration.returned?.items ?? []) {
      const body = { item: { section, ...(id !== null && { id }) }, text: 'It is right as it is.' }
      expect((await owner.send(calls.answerReturn, { params, body })).status).toBe(200)
    }
    return submit()
  }
  const titles = async (who: Person) =>
    (await as(who, app).send(notifications.listNotifications, {})).reply.data.map(({ title }) => title)
  const rowOf = async (table: 'staff' | 'referee' | 'document' | 'payment') =>
    (
      await db
        .selectFrom<'staff'>(table as 'staff')
        .where('facility_id', '=', facility.id)
        .select('id')
        .execute()
    )[0]?.id ?? 0
  return {
    app,
    db,
    dataDir,
    setClock,
    ownerAccount,
    officerAccount,
    owner,
    officer,
    facility,
    id,
    give,
    show,
    submit,
    settle,
    titles,
    rowOf,
  }
}

const wholeStaff: Item[] = [{ section: 'staff', remark: 'The list has no nurse.' }]

it.each(['pending', 'Awaiting decision'] as const)(
  'returns what is %s, and takes it back when it is submitted again',
  async (status) => {
    const { ownerAccount, officerAccount, officer, id, give, show, settle, titles, rowOf, setClock } =
      await portal(status)
    const person = await rowOf('staff')
    const answer = await give([
      { section: 'documents', remark: 'The PHCN bill is of another address.' },
      { section: 'staff', id: person, remark: 'Her licence has ended.' },
    ])
    expect(answer.reply).toMatchObject({
      message: 'Returned to the owner for correction',
      data: { id, status: 'pending', submitted_at: '2026-06-01T09:00:00.000Z' },
      page: { offered: ['Temporary Approval', 'Decline'], case: { clock: { with: 'owner', ministry_days: 14 } } },
    })
    const returned = {
      at: '2026-06-15T09:00:00.000Z',
      due_date: '2026-06-29',
      resubmitted_at: null,
      earlier: [],
      items: [
        {
          section: 'documents',
          id: null,
          name: null,
          requirement_id: null,
          remark: 'The PHCN bill is of another address.',
          answer: null,
        },
        {
          section: 'staff',
          id: person,
          name: expect.any(String),
          requirement_id: null,
          remark: 'Her licence has ended.',
          answer: null,
        },
      ],
    }
    const seen = await show()
    expect(seen.offered).toEqual(['Submit', 'Withdraw'])
    expect(seen.registration.returned).toEqual(returned)
    expect(seen.registration.history.at(-1)?.reason).toMatch(
      /^Returned for correction: Asked for by 29 June 2026\.\nDocuments: The PHCN bill is of another address\.\nStaff, .+: Her licence has ended\.$/,
    )
    expect(await titles(ownerAccount)).toEqual(['The ministry returned your application for correction'])

    const listed = async (query: object) =>
      (await officer.send(registrations.listRegistrations, { query: { per_page: 100, ...query } })).reply.data.map(
        (row) => row.id,
      )
    expect(await listed({ with: 'owner' })).toContain(id)
    expect(await listed({ with: 'ministry' })).not.toContain(id)

    setClock('2026-06-30T09:00:00Z')
    const body = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
    const considered = await officer.send(registrations.considerRegistration, { params: { id }, body })
    expect(considered.reply.page).toMatchObject({
      registration: { status: 'pending' },
      case: { flags: ['Correction overdue'], clock: { with: 'owner', ministry_days: 14 } },
    })
    const resubmitted = (await settle()).reply.page.registration
    expect(resubmitted).toMatchObject({
      submitted_at: '2026-06-01T09:00:00.000Z',
      returned: {
        ...returned,
        items: returned.items.map((item) => ({ ...item, answer: { text: 'It is right as it is.' } })),
        resubmitted_at: '2026-06-30T09:00:00.000Z',
      },
    })
    expect(resubmitted.history.at(-1)?.reason).toBe('Submitted to the ministry: again, after the correction')
    expect(await titles(officerAccount)).toEqual(['An application that was returned was submitted again'])
    const { case: after, offered } = await show(officer)
    expect(offered).toEqual(['Temporary Approval', 'Decline', 'Return'])
    expect(after).toMatchObject({ flags: [], clock: { with: 'ministry', ministry_days: 14 } })
    expect(await listed({ with: 'ministry' })).toContain(id)
    setClock('2026-07-06T09:00:00Z')
    expect(await listed({ late: 'yes' })).not.toContain(id)
    setClock('2026-07-20T09:00:00Z')
    expect(await listed({ late: 'yes' })).toContain(id)
  },
)

it('tells the officer who has the case that it was submitted again, in place of who returned it', async () => {
  const { db, officerAccount, id, give, settle, titles } = await portal()
  const colleague = await makeOfficer(db)
  await give(wholeStaff)
  await db.updateTable('registration').set({ assignee_id: colleague.id }).where('id', '=', id).execute()
  await settle()
  expect(await titles(colleague)).toEqual(['An application that was returned was submitted again'])
  expect(await titles(officerAccount)).toEqual([])
})

it('counts anew after a decision: neither earlier returns nor their days are shown', async () => {
  const { officer, id, setClock, give, settle, show } = await portal()
  await give(wholeStaff)
  setClock('2026-06-25T09:00:00Z')
  await settle()
  await officer.send(registrations.decideRegistration, { body: { id, status: 'declined', reason: 'No nurse.' } })
  setClock('2026-07-01T09:00:00Z')
  await settle()
  // Late after 21 days, to which the ten days of the former return add nothing.
  setClock('2026-07-23T09:00:00Z')
  const late = (await officer.send(registrations.listRegistrations, { query: { late: 'yes', per_page: 100 } })).reply
  expect(late.data.map((row) => row.id)).toContain(id)
  await give(wholeStaff, '2026-08-01')
  expect((await show()).registration.returned).toMatchObject({ at: '2026-07-23T09:00:00.000Z', earlier: [] })
  setClock('2026-07-24T09:00:00Z')
  await settle()
  await give(wholeStaff, '2026-08-02')
  expect((await show()).registration.returned).toMatchObject({
    at: '2026-07-24T09:00:00.000Z',
    earlier: [{ at: '2026-07-23T09:00:00.000Z', resubmitted_at: '2026-07-24T09:00:00.000Z' }],
  })
  setClock('2026-07-25T09:00:00Z')
  await settle()
  expect((await show()).registration.returned).toMatchObject({
    resubmitted_at: '2026-07-25T09:00:00.000Z',
    earlier: [{ resubmitted_at: '2026-07-24T09:00:00.000Z' }],
  })
})

it('shows the officer what was changed since the return', async () => {
  const { owner, officer, facility, id, give, submit } = await portal()
  await owner.send(rowCalls.addStaff, { body: { ...staff, full_name: 'Before Return', facility_id: facility.id } })
  await give(wholeStaff)
  await owner.send(rowCalls.addStaff, { body: { ...staff, full_name: 'Ngozi Eze', facility_id: facility.id } })
  await submit()
  const { changes } = (await officer.send(registrations.reviewRegistration, { params: { id } })).reply.data
  expect(changes).toMatchObject({
    since: { action: 'Return', at: '2026-06-15T09:00:00.000Z' },
    rows: [{ part: 'staffs', kind: 'added', name: 'Ngozi Eze' }],
    total: 1,
  })
})

it('lets the owner change what was returned and refuses every other call that changes something', async () => {
  const { db, dataDir, owner, officer, facility, id, give, settle, rowOf } = await portal()
  const facility_id = facility.id
  const [staffId, refereeId] = [await rowOf('staff'), await rowOf('referee')]
  const { file_slug: slug } = await db
    .selectFrom('document')
    .where('facility_id', '=', facility_id)
    .select('file_slug')
    .executeTakeFirstOrThrow()
  const answer = await db
    .selectFrom('submission')
    .where('facility_id', '=', facility_id)
    .selectAll()
    .executeTakeFirstOrThrow()
  const { sub_list_id, requirement_id } = answer
  const anAnswer = {
    facility_id,
    registration_id: id,
    sub_list_id,
    requirement_id,
    respond: 0 as const,
    description: 'No longer',
  }
  const aFacility = { ...exampleOf(corrections.changeFacility.body), facility_type_id: 2, local_gov_area_id: 541 }
  const before = await filesOf({ db, dataDir }, facility_id)
  const sent: Record<string, [ReturnableSection, () => Promise<{ status: number }>]> = {
    addStaff: ['staff', () => owner.send(rowCalls.addStaff, { body: { ...staff, facility_id } })],
    changeStaff: [
      'staff',
      () =>
        owner.send(rowCalls.changeStaff, {
          params: { id: staffId },
          body: { ...staff, facility_id, full_name: 'Another' },
        }),
    ],
    removeStaff: ['staff', () => owner.send(rowCalls.removeStaff, { params: { id: staffId } })],
    addReferee: ['referees', () => owner.send(rowCalls.addReferee, { body: { ...referee, facility_id } })],
    changeReferee: [
      'referees',
      () =>
        owner.send(rowCalls.changeReferee, {
          params: { id: refereeId },
          body: { ...referee, facility_id, full_name: 'Another' },
        }),
    ],
    removeReferee: ['referees', () => owner.send(rowCalls.removeReferee, { params: { id: refereeId } })],
    uploadDocument: [
      'documents',
      () => owner.send(contents.uploadDocument, { body: { facility_id, name: 'PHCN bill' } }, { file: pdf() }),
    ],
    changeDocument: [
      'documents',
      () => owner.send(corrections.changeDocument, { params: { slug }, body: { expires_on: '2027-01-31' } }),
    ],
    removeFile: [
      'documents',
      () => owner.send(corrections.removeFile, { params: { slug }, body: { reason: 'Wrong file' } }),
    ],
    uploadPayment: [
      'payment',
      () => owner.send(contents.uploadPayment, { body: { facility_id, amount: 1000 } }, { file: pdf() }),
    ],
    saveOperatingOfficer: [
      'operating_officer',
      () => owner.send(contents.saveOperatingOfficer, { body: { ...operatingOfficer, facility_id } }),
    ],
    changeOperatingOfficer: [
      'operating_officer',
      () =>
        owner.send(contents.changeOperatingOfficer, {
          params: { id: facility_id },
          body: { ...operatingOfficer, full_name: 'Another' },
        }),
    ],
    saveAvailableFacilities: [
      'available_facilities',
      () =>
        owner.send(contents.saveAvailableFacilities, {
          body: { ...availableFacilities, facility_id, no_of_wards: 99 },
        }),
    ],
    changeApplicant: [
      'applicant',
      () =>
        owner.send(corrections.changeApplicant, { params: { id }, body: exampleOf(corrections.changeApplicant.body) }),
    ],
    changeFacility: [
      'facility',
      () => owner.send(corrections.changeFacility, { params: { id: facility_id }, body: aFacility }),
    ],
    submitAnswer: ['requirements', () => owner.send(submissions.submitAnswer, { body: anAnswer })],
  }
  // A payment can always be added.
  await give([{ section: 'payment', id: await rowOf('payment'), remark: 'The receipt cannot be read.' }])
  for (const [name, [section, send]] of Object.entries(sent)) {
    const answered = await send()
    if (section === 'payment') expect(answered.status, name).toBe(201)
    else expect(answered, name).toBeRefused('action_not_offered')
  }
  expect((await filesOf({ db, dataDir }, facility_id)).stored).toHaveLength(before.stored.length + 1)
  expect((await settle()).status).toBe(200)
  const all = [...new Set(Object.values(sent).map(([section]) => section))]
  await give(all.map((section) => ({ section, remark: 'All of it.' })))
  for (const [name, [, send]] of Object.entries(sent)) expect([200, 201], name).toContain((await send()).status)
  expect((await officer.send(rowCalls.addStaff, { body: { ...staff, facility_id } })).status).toBe(201)
})

it('asks before the next Submit for what is missing in a section that was returned whole', async () => {
  const { db, facility, give, submit } = await portal()
  await db.deleteFrom('staff').where('facility_id', '=', facility.id).execute()
  await db.deleteFrom('referee').where('facility_id', '=', facility.id).execute()
  await give(wholeStaff)
  const refused = await submit()
  expect(refused).toBeRefused('invalid_input', 'staff')
  expect(Object.keys(refused.problem?.errors ?? {})).toEqual(['staff'])
})

it.each(['declined', 'Temporarily approved'] as const)(
  'ends the return when the application is %s meanwhile',
  async (status) => {
    const { officer, owner, facility, id, give, show } = await portal()
    await give(wholeStaff)
    expect(
      (await officer.send(registrations.decideRegistration, { body: { id, status, reason: 'Late.' } })).status,
    ).toBe(200)
    expect((await show()).registration.returned).toBeNull()
    expect((await owner.send(rowCalls.addReferee, { body: { ...referee, facility_id: facility.id } })).status).toBe(201)
  },
)

it.each([
  ['a day that is not in the future', wholeStaff, '2026-06-15', 'due_date'],
  ['a day in more than a year', wholeStaff, '2027-06-16', 'due_date'],
  ['nothing', [], '2026-06-29', 'items'],
  ['a section twice', [...wholeStaff, ...wholeStaff], '2026-06-29', 'items'],
  [
    'a person who is not in the application',
    [{ section: 'staff', id: 999_999, remark: 'Who?' }],
    '2026-06-29',
    'items',
  ],
  ['a row of a section without rows', [{ section: 'facility', id: 1, remark: 'Which?' }], '2026-06-29', 'items'],
] as [string, Item[], string, string][])('refuses to return %s', async (_what, items, due_date, field) => {
  const { give, show } = await portal()
  expect(await give(items, due_date)).toBeRefused('invalid_input', field)
  expect((await show()).registration.returned).toBeNull()
})

it('may ask for the correction by tomorrow, or by the same day in a year', async () => {
  for (const due_date of ['2026-06-16', '2027-06-15']) {
    const { give } = await portal()
    expect((await give(wholeStaff, due_date)).status).toBe(200)
  }
})

it('happens once although two officers press at once, and never beside a decision', async () => {
  const { officer, id, give } = await portal('Awaiting decision')
  const answers = await Promise.all([
    give(wholeStaff),
    give(wholeStaff),
    officer.send(registrations.decideRegistration, { body: { id, status: 'Approved' } }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
