import '../../testing/matchers.ts'
import * as users from '@portal/contract/accounts/calls/users.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import * as concerns from '@portal/contract/concerns/calls.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as flags from '@portal/contract/facilities/calls/flags.ts'
import * as calls from '@portal/contract/inbox/calls.ts'
import * as conditions from '@portal/contract/licences/calls/conditions.ts'
import * as extensions from '@portal/contract/licences/calls/extensions.ts'
import * as bank from '@portal/contract/money/calls/bank-account.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import { firstChangeRules } from '@portal/domain/facilities/change-rules.ts'
import type { InboxKind } from '@portal/domain/inbox/kinds.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { storeFlagsAfter } from '../../jobs/store-flags.ts'
import { insertChangeRequest, readChangeableDetails } from '../../records/facilities/change-requests.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { addConcernRows } from '../../testing/schema/concern-rows.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const on = (day: string) => `2026-${day}T09:00:00.000Z`

/** A portal on 22 June 2026, which promises 21 days, with an officer for each of some duties. */
async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock(on('06-22'))
  const owner = await makeOwner(db)
  const [reviewer, decider, cashier, manager] = [
    await makeOfficer(db, ['review']),
    await makeOfficer(db, ['decide']),
    await makeOfficer(db, ['finance']),
    await makeOfficer(db, ['users']),
  ]
  const clinic = (company_name: string) => makeFacility(db, { company_name, user_id: owner.id })
  const register = async (company_name: string, more: Parameters<typeof makeRegistration>[1] = {}) => {
    const facility_id = (await clinic(company_name)).id
    return (await makeRegistration(db, { facility_id, created_at: on('05-01'), ...more })).id
  }
  const list = async (who: Person, query: object = {}) => (await as(who, app).send(calls.listInbox, { query })).reply
  /** What waits of a kind, in short. */
  const of = async (kind: InboxKind, who: Person) =>
    (await list(who, { kind })).data.map(({ title, detail, days }) => `${title}: ${detail}, ${days}`)
  const counts = async (who: Person) => (await as(who, app).send(calls.countInbox, {})).reply.data
  return { app, db, setClock, owner, reviewer, decider, cashier, manager, clinic, register, list, of, counts }
}

it('has the applications that nobody or the officer has, until they are returned or decided', async () => {
  const { app, db, reviewer, decider, register, list, of } = await portal()
  const other = await makeOfficer(db, ['review'])
  const submitted = { submitted_at: on('06-01') }
  const fresh = await register('New Clinic', { submitted_at: on('06-19') })
  await register('Renewed Clinic', { ...submitted, kind: 'renewal', assignee_id: reviewer.id })
  const back = await register('Corrected Clinic', submitted)
  const returned = { due_date: '2026-06-20', returned_by: reviewer.id, returned_at: on('06-03') }
  const items = JSON.stringify([{ section: 'staff' }, { section: 'documents' }])
  await db
    .insertInto('registration_return')
    .values({ ...returned, registration_id: back, items, resubmitted_at: on('06-13') })
    .execute()
  await register('Taken Clinic', { ...submitted, assignee_id: other.id })
  await register('Unfinished Clinic')
  await register('Withdrawn Clinic', { ...submitted, ended_at: on('06-02') })
  // The ten days of its owner are not the ministry’s.
  const all = ['Renewed Clinic: Renewal, 21', 'Corrected Clinic: Resubmitted with 2 corrections, 11']
  expect(await of('application', reviewer)).toEqual([...all, 'New Clinic: New registration, 3'])
  expect(await of('application', decider)).toEqual([])
  expect((await list(reviewer)).data[0]).toMatchObject({
    kind: 'application',
    lga: 'Bida',
    since: on('06-01'),
    is_late: false,
    is_near: true,
    assignee: { id: reviewer.id },
    next: 'Review',
  })
  const body = { items: [{ section: 'staff' as const, remark: 'No nurse.' }], due_date: '2026-07-10' }
  expect((await as(reviewer, app).send(returns.returnRegistration, { params: { id: fresh }, body })).status).toBe(200)
  expect(await of('application', reviewer)).toEqual(all)
  await as(decider, app).send(registrations.decideRegistration, { body: { id: back, status: 'declined' } })
  expect(await of('application', reviewer)).toEqual(['Renewed Clinic: Renewal, 21'])
})

it('has the decisions, and the temporary approvals that ended, until they are decided or extended', async () => {
  const { app, decider, reviewer, register, of } = await portal()
  const considered = { status: 'Awaiting decision', submitted_at: on('05-31') } as const
  const id = await register('Considered Clinic', considered)
  await register('Taken Clinic', { ...considered, assignee_id: reviewer.id })
  const temporary = { status: 'Temporarily approved', processed_by: decider.id, processed_at: on('06-01') } as const
  const ended = await register('Ended Clinic', { ...temporary, expiry_date: '2026-06-20' })
  await register('Provisional Clinic', { ...temporary, expiry_date: '2026-06-22' })
  expect(await of('decision', decider)).toEqual(['Considered Clinic: New registration, awaits a decision, 22'])
  expect(await of('temporary approval', decider)).toEqual(['Ended Clinic: Temporary approval ended on 20 June 2026, 1'])
  expect([await of('decision', reviewer), await of('temporary approval', reviewer)]).toEqual([[], []])
  await as(decider, app).send(registrations.decideRegistration, { body: { id, status: 'declined' } })
  const extended = { params: { id: ended }, body: { reason: 'The fence is being built.' } }
  expect((await as(decider, app).send(extensions.extendRegistration, extended)).status).toBe(200)
  expect([await of('decision', decider), await of('temporary approval', decider)]).toEqual([[], []])
})

it('has the payments until they are confirmed', async () => {
  const { app, db, owner, cashier, reviewer, clinic, of } = await portal()
  const { id: facility_id } = await clinic('Nasara Hospital')
  const paid = { facility_id, amount_kobo: 10_000_000, recorded_by: owner.id, created_at: on('05-27') }
  const { id } = await db
    .insertInto('payment')
    .values({ ...paid, reference: 'TRF055433', bank: 'UBA' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await of('payment', cashier)).toEqual(['₦100,000 from Nasara Hospital: Reference TRF055433, UBA, 26'])
  expect(await of('payment', reviewer)).toEqual([])
  await as(cashier, app).send(payments.decidePayment, { params: { id }, body: { status: 'confirmed' } })
  expect(await of('payment', cashier)).toEqual([])
})

it('has the changes that owners ask for until one is refused', async () => {
  const { app, db, owner, decider, clinic, of } = await portal()
  const { id: facility_id } = await clinic('Amana Hospital')
  const old = await readChangeableDetails(db, facility_id)
  const { id } = await insertChangeRequest(db, {
    facility_id,
    old,
    new: { ...old, company_name: 'Amana Specialist Hospital', ward_id: 7 },
    reason: 'We moved.',
    rule: firstChangeRules.details,
    asked_by: owner.id,
    asked_at: on('06-19'),
  })
  expect(await of('change', decider)).toEqual(['Amana Hospital: Change of name and LGA or ward, 3'])
  const body = { decision: 'refused', reason: 'No papers.' } as const
  expect((await as(decider, app).send(changes.decideChange, { params: { id }, body })).status).toBe(200)
  expect(await of('change', decider)).toEqual([])
})

it('has a representation for the officers who did not take the decision, unless there is no other', async () => {
  const { app, db, owner, decider, clinic, of } = await portal()
  const taker = await makeOfficer(db, ['decide'])
  const { id: facility_id } = await clinic('Alheri Clinic')
  const penalised = { facility_id, comment: 'Sharps.', recorded_by: taker.id, created_at: on('06-03') }
  const { id: penalty_id } = await db.insertInto('penalty').values(penalised).returning('id').executeTakeFirstOrThrow()
  const made = { taken_by: taker.id, taken_at: on('06-03'), made_by: owner.id, made_at: on('06-10') }
  const { id } = await db
    .insertInto('representation')
    .values({ ...made, penalty_id, text: 'It was put right.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = 'Alheri Clinic: Against the penalty of 3 June 2026, 12'
  expect([await of('representation', decider), await of('representation', taker)]).toEqual([[row], []])
  const disable = (disabled_at: string | null) =>
    db.updateTable('user_account').set({ disabled_at }).where('id', '=', decider.id).execute()
  await disable(on('06-01'))
  expect(await of('representation', taker)).toEqual([row])
  await disable(null)
  const body = { outcome: 'upheld', reason: 'The inspector saw it.' } as const
  expect((await as(decider, app).send(representations.decideRepresentation, { params: { id }, body })).status).toBe(200)
  expect(await of('representation', decider)).toEqual([])
})

it('has new concerns, and those that the officer has, until they are closed', async () => {
  const { app, db, reviewer, decider, clinic, of } = await portal()
  const other = await makeOfficer(db, ['review'])
  const id = await addConcernRows(db, { facility_id: (await clinic('Kuta Clinic')).id, actor_id: reviewer.id })
  const row = ['Yellow gate: Concern: Not safe, 112']
  expect([await of('concern', reviewer), await of('concern', other), await of('concern', decider)]).toEqual([
    row,
    row,
    [],
  ])
  await as(reviewer, app).send(concerns.takeConcern, { params: { id } })
  expect([await of('concern', reviewer), await of('concern', other)]).toEqual([row, []])
  const body = { outcome: 'dealt with', note: 'Repaired.' } as const
  expect((await as(reviewer, app).send(concerns.closeConcern, { params: { id }, body })).status).toBe(200)
  expect(await of('concern', reviewer)).toEqual([])
})

it('has conditions past their day or with evidence, of what is in force, until they are met', async () => {
  const { app, db, owner, decider, register, of } = await portal()
  const approved = { status: 'Approved', valid_from: '2026-01-01', expiry_date: '2026-12-31' } as const
  const ask = async (registration_id: number, text: string, due_date: string | null) => {
    const asked = { registration_id, text, due_date, set_by: decider.id, set_at: on('02-01') }
    return (await db.insertInto('registration_condition').values(asked).returning('id').executeTakeFirstOrThrow()).id
  }
  const licensed = await register('Licensed Clinic', approved)
  const late = await ask(licensed, 'Fence the yard.', '2026-06-19')
  await ask(licensed, 'Paint the wall.', '2026-06-22')
  const shown = await ask(licensed, 'Keep records.', null)
  await ask(await register('Ended Clinic', { ...approved, expiry_date: '2026-06-21' }), 'Dig a well.', '2026-03-01')
  const evidence = { condition_id: shown, text: 'A book.', provided_by: owner.id, provided_at: on('06-21') }
  await db.insertInto('condition_evidence').values(evidence).execute()
  expect(await of('condition', decider)).toEqual([
    'Licensed Clinic: Condition due on 19 June 2026: Fence the yard., 2',
    'Licensed Clinic: Evidence for: Keep records., 1',
  ])
  for (const id of [late, shown])
    await as(decider, app).send(conditions.meetCondition, { params: { id }, body: { note: 'Seen at a visit.' } })
  expect(await of('condition', decider)).toEqual([])
})

it('has the facilities with flags as the job found them, until the flags are accepted', async () => {
  const { app, db, setClock, reviewer, clinic, of } = await portal()
  const [one, two, third] = [await clinic('North Clinic'), await clinic('South Clinic'), await clinic('East Clinic')]
  await db.updateTable('facility').set({ cac: 'RC 778899' }).where('id', 'in', [one.id, two.id]).execute()
  const store = (day: string) =>
    storeFlagsAfter(db, 0, { now: new Date(on(day)), signal: new AbortController().signal })
  await store('06-18')
  await store('06-20')
  const found = ['North Clinic: Likely duplicate, 4', 'South Clinic: Likely duplicate, 4']
  expect(await of('flag', reviewer)).toEqual(found)
  await db.updateTable('facility').set({ cac: 'RC 778899' }).where('id', '=', third.id).execute()
  await store('06-21')
  expect(await of('flag', reviewer)).toEqual([...found, 'East Clinic: Likely duplicate, 1'])
  setClock(on('06-23'))
  const accept = (id: number, keys: string[]) =>
    as(reviewer, app).send(flags.acceptFlag, {
      params: { id },
      body: { kind: 'duplicate', keys, reason: 'Branches of one company.' },
    })
  expect((await accept(one.id, [`${two.id} cac`, `${third.id} cac`])).status).toBe(200)
  expect(await of('flag', reviewer)).toEqual(['South Clinic: Likely duplicate, 5', 'East Clinic: Likely duplicate, 2'])
  await db.updateTable('facility').set({ cac: null }).where('id', '=', third.id).execute()
  await store('06-23')
  expect(await of('flag', reviewer)).toEqual([])
})

it('has duties to confirm and the proposed bank account, not for whoever gave or proposed them', async () => {
  const { app, db, manager, cashier, of } = await portal()
  await sql`truncate bank_account`.execute(db)
  const second = await makeOfficer(db, ['users'])
  const receiver = await makeOfficer(db, ['review'])
  const given = { user_id: receiver.id, duties: ['finance'], given_by: manager.id } as const
  const { id: given_id } = await db
    .insertInto('given_duties')
    .values({ ...given, duties: ['finance'], given_at: on('06-20') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = `${receiver.first_name} ${receiver.last_name}: ${manager.first_name} ${manager.last_name} gave: finance, 2`
  expect([await of('duties', manager), await of('duties', second), await of('duties', receiver)]).toEqual([
    [],
    [row],
    [],
  ])
  await as(second, app).send(users.confirmDuties, { params: { id: receiver.id, given_id } })
  expect(await of('duties', second)).toEqual([])

  const settings = await makeOfficer(db, ['settings'])
  const body = { bank: 'UBA', account_name: 'Ministry of Health', account_number: '1012345678' }
  const { data } = (await as(cashier, app).send(bank.proposeBankAccount, { body })).reply
  const proposer = `${cashier.first_name} ${cashier.last_name}`
  expect(await of('bank account', cashier)).toEqual([])
  expect(await of('bank account', settings)).toEqual([
    `Bank account of the ministry: UBA, 1012345678, proposed by ${proposer}, 0`,
  ])
  const params = { id: data.id }
  expect((await as(settings, app).send(bank.confirmBankAccount, { params })).status).toBe(200)
  expect(await of('bank account', settings)).toEqual([])
})
