import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/accounts/calls/users.ts'
import { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import * as audits from '@portal/contract/audit/calls.ts'
import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

let portal: TestApp
let [ada, bala, chike, dan]: Person[] = []

const waitsFor = 'These duties do not wait any more: they were confirmed or withdrawn, or have ended'
const another =
  'You gave these duties or would get them. An officer who manages users and did neither must confirm them'

beforeEach(async () => {
  portal = await testApp(await newTestDatabase())
  portal.setClock('2026-03-02T09:00:00Z')
  ;[ada, bala, chike] = [
    await makeOfficer(portal.db, ['users']),
    await makeOfficer(portal.db, ['users']),
    await makeOfficer(portal.db, ['users']),
  ]
  dan = await makeOfficer(portal.db, ['review'])
})

const by = (person: Person | undefined) => as(person, portal.app)
const idOf = (person: Person | undefined) => person?.id ?? 0
const show = async (person: Person | undefined) =>
  (await by(ada).send(calls.showUser, { params: { id: idOf(person) } })).reply.data
const give = (giver: Person | undefined, receiver: Person | undefined, duties: readonly Duty[]) =>
  by(giver).send(calls.changeUser, { params: { id: idOf(receiver) }, body: { duties: [...duties] } })

async function waitingIdOf(receiver: Person | undefined): Promise<number> {
  const [row] = await portal.db
    .selectFrom('given_duties')
    .where('user_id', '=', idOf(receiver))
    .orderBy('id', 'desc')
    .select('id')
    .execute()
  return row?.id ?? 0
}

async function end(
  call: typeof calls.confirmDuties | typeof calls.withdrawDuties,
  who: Person | undefined,
  receiver = dan,
) {
  return by(who).send(call, { params: { id: idOf(receiver), given_id: await waitingIdOf(receiver) } })
}
const confirm = (who: Person | undefined, receiver = dan) => end(calls.confirmDuties, who, receiver)
const withdraw = (who: Person | undefined, receiver = dan) => end(calls.withdrawDuties, who, receiver)

const told = async (person: Person | undefined) =>
  (
    await portal.db
      .selectFrom('notification')
      .where('user_id', '=', idOf(person))
      .orderBy('id')
      .select(['title', 'body'])
      .execute()
  ).map(({ title, body }) => `${title}: ${body}`)

describe('nobody changes their own duties', () => {
  it.each<[string, Duty[]]>([
    ['more', ['users', 'decide']],
    ['fewer', []],
    ['others', ['users', 'review']],
  ])('%s', async (_, duties) => {
    const { status, problem } = await give(bala, bala, duties)
    expect([status, problem?.message]).toEqual([
      409,
      'You cannot change your own duties. Another officer who manages users can.',
    ])
    expect((await show(bala)).duties).toEqual(['users'])
  })

  it('but a form may send them as they are, with another name', async () => {
    const body = { first_name: 'Halima', duties: ['users' as const] }
    const { status, reply } = await by(bala).send(calls.changeUser, { params: { id: idOf(bala) }, body })
    expect([status, reply.data.first_name]).toEqual([200, 'Halima'])
  })
})

describe('giving users, decide, finance or audit', () => {
  it('waits for a third officer and counts as not given until then', async () => {
    const { reply } = await give(ada, dan, ['review', 'catalogue', 'audit', 'finance'])
    expect(reply.message).toBe('Saved. Another officer must confirm: finance, audit')
    expect(reply.data).toMatchObject({
      duties: ['review', 'catalogue'],
      waiting: [
        {
          duties: ['finance', 'audit'],
          giver: `${ada?.first_name} ${ada?.last_name}`,
          given_at: '2026-03-02T09:00:00.000Z',
          ends_at: '2026-03-09T09:00:00.000Z',
          offered: ['Withdraw duties'],
        },
      ],
    })
    expect(await by(dan).send(audits.listAuditEntries, {})).toBeRefused('not_allowed')
    const confirmed = await confirm(bala)
    expect(confirmed.reply).toMatchObject({
      data: { duties: ['review', 'finance', 'catalogue', 'audit'], waiting: [] },
      message: 'The duties are confirmed',
    })
    expect((await by(dan).send(audits.listAuditEntries, {})).status).toBe(200)
  })

  it.each<Duty>(['users', 'decide', 'finance', 'audit'])('waits: %s', async (duty) => {
    expect((await give(ada, dan, ['review', duty])).reply.data).toMatchObject({
      duties: ['review'],
      waiting: [{ duties: [duty] }],
    })
  })

  it('holds at once for every other duty, and for what is taken away', async () => {
    const { reply } = await give(ada, dan, ['inspect', 'catalogue', 'settings'])
    expect(reply.data).toMatchObject({ duties: ['inspect', 'catalogue', 'settings'], waiting: [] })
    expect((await give(ada, bala, [])).reply.data).toMatchObject({ duties: [], waiting: [] })
  })

  it('holds at once while nobody else could confirm it', async () => {
    for (const other of [bala, chike]) await give(ada, other, [])
    const { reply } = await give(ada, dan, ['finance', 'users'])
    expect(reply).toMatchObject({ data: { duties: ['finance', 'users'], waiting: [] }, message: 'Saved' })
    // The one who gets them is no third officer.
    expect((await give(ada, dan, ['finance', 'users', 'decide'])).reply.data.waiting).toEqual([])
  })

  it('holds at once, also what waited, once the last who could confirm it is gone', async () => {
    await give(ada, dan, ['finance'])
    for (const other of [bala, chike]) await by(ada).send(calls.disableUser, { params: { id: idOf(other) }, body: {} })
    expect((await give(ada, dan, ['finance'])).reply.data).toMatchObject({ duties: ['finance'], waiting: [] })
  })

  it('waits once, however often it is given', async () => {
    await give(ada, dan, ['review', 'finance'])
    await give(ada, dan, ['review', 'finance'])
    const { reply } = await give(bala, dan, ['review', 'finance', 'decide'])
    expect(reply.data.waiting.map(({ duties }) => duties)).toEqual([['finance'], ['decide']])
    expect(await portal.db.selectFrom('given_duties').select('id').execute()).toHaveLength(2)
  })

  it('waits when an officer is invited', async () => {
    const body = {
      first_name: 'Efe',
      last_name: 'Obi',
      email: 'efe@example.org',
      duties: ['review' as const, 'decide' as const],
    }
    const { reply } = await by(ada).send(calls.inviteOfficer, { body })
    expect(reply.data).toMatchObject({ duties: ['review'], waiting: [{ duties: ['decide'] }] })
    expect(reply.message).toBe('Efe Obi is invited. Another officer must confirm: decide')
    const given_id = reply.data.waiting[0]?.id ?? 0
    const confirmed = await by(bala).send(calls.confirmDuties, { params: { id: reply.data.id, given_id } })
    expect(confirmed.reply.data).toMatchObject({ duties: ['review', 'decide'], waiting: [] })
  })

  it('waits when an officer who has them is enabled again', async () => {
    const efe = await makeOfficer(portal.db, ['review', 'decide', 'users'])
    await by(ada).send(calls.disableUser, { params: { id: efe.id }, body: {} })
    const { reply } = await by(ada).send(calls.enableUser, { params: { id: efe.id } })
    expect(reply.data).toMatchObject({
      state: 'active',
      duties: ['review'],
      waiting: [{ duties: ['decide', 'users'] }],
    })
    expect((await confirm(bala, efe)).reply.data.duties).toEqual(['review', 'decide', 'users'])
  })

  it('waits when they were given while the officer was disabled', async () => {
    await by(ada).send(calls.disableUser, { params: { id: idOf(dan) }, body: {} })
    expect((await give(ada, dan, ['decide'])).reply.data).toMatchObject({ duties: ['decide'], waiting: [] })
    const { reply } = await by(ada).send(calls.enableUser, { params: { id: idOf(dan) } })
    expect(reply.data).toMatchObject({ duties: [], waiting: [{ duties: ['decide'] }] })
  })

  it('is refused to owners', async () => {
    const owner = await makeOwner(portal.db)
    expect((await give(ada, owner, ['decide'])).problem?.errors).toEqual({ duties: ['Only officers have duties'] })
  })
})

describe('confirming', () => {
  beforeEach(() => give(ada, dan, ['review', 'users']))

  it('is refused to who gave the duties, to who gets them, and without the duty users', async () => {
    expect((await confirm(ada)).problem?.message).toBe(another)
    await portal.db
      .updateTable('user_account')
      .set({ duties: ['review', 'users'] })
      .where('id', '=', idOf(dan))
      .execute()
    expect((await confirm(dan)).problem?.message).toBe(another)
    const efe = await makeOfficer(portal.db, ['review', 'decide', 'finance', 'audit'])
    expect(await confirm(efe)).toBeRefused('not_allowed')
    expect(await confirm(await makeOwner(portal.db))).toBeRefused('not_allowed')
    expect((await show(dan)).waiting).toHaveLength(1)
  })

  it('succeeds for one of two at the same moment', async () => {
    const answers = await Promise.all([confirm(bala), confirm(chike)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.map(({ problem }) => problem?.message)).toContain(waitsFor)
  })

  it('or withdrawing: one of two at the same moment', async () => {
    const answers = await Promise.all([confirm(bala), withdraw(chike)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await show(dan)).duties.includes('users')).toBe(answers[0].status === 200)
  })

  it('is refused to an officer who loses users at the same moment', async () => {
    const [taken, confirmed] = await Promise.all([give(chike, bala, []), confirm(bala)])
    expect(taken.status).toBe(200)
    expect((await show(dan)).duties.includes('users')).toBe(confirmed.status === 200)
    expect(await confirm(bala)).toBeRefused('not_allowed')
  })

  it('adds to the duties that the officer has by then', async () => {
    await give(ada, dan, ['catalogue'])
    expect((await confirm(bala)).reply.data.duties).toEqual(['catalogue', 'users'])
  })

  it('is refused for the duties of somebody else', async () => {
    const params = { id: idOf(chike), given_id: await waitingIdOf(dan) }
    expect(await by(bala).send(calls.confirmDuties, { params })).toBeRefused('action_not_offered')
  })
})

describe('what waits', () => {
  beforeEach(() => give(ada, dan, ['review', 'finance']))

  it.each([
    ['who gave them', () => ada],
    ['another officer who manages users', () => chike],
  ] as const)('can be withdrawn by %s', async (_, who) => {
    const { reply } = await withdraw(who())
    expect(reply).toMatchObject({ data: { duties: ['review'], waiting: [] }, message: 'The duties are withdrawn' })
    expect((await confirm(bala)).problem?.message).toBe(waitsFor)
    expect((await withdraw(bala)).problem?.message).toBe(waitsFor)
  })

  it('ends after seven days', async () => {
    portal.setClock('2026-03-09T08:59:59Z')
    expect((await show(dan)).waiting).toHaveLength(1)
    portal.setClock('2026-03-09T09:00:00Z')
    expect((await show(dan)).waiting).toEqual([])
    expect((await confirm(bala)).problem?.message).toBe(waitsFor)
    expect((await give(ada, dan, ['review', 'finance'])).reply.data.waiting).toHaveLength(1)
  })

  it.each([
    ['who gave them', () => ada],
    ['who gets them', () => dan],
  ] as const)('ends for good when the account is disabled of %s', async (_, who) => {
    await by(bala).send(calls.disableUser, { params: { id: idOf(who()) }, body: {} })
    await by(bala).send(calls.enableUser, { params: { id: idOf(who()) } })
    const refused = await confirm(chike)
    expect(refused.problem?.message).toBe(waitsFor)
    expect((await by(bala).send(calls.showUser, { params: { id: idOf(dan) } })).reply.data.duties).toEqual(['review'])
  })

  it('is listed, and nothing else with it', async () => {
    const { reply } = await by(bala).send(calls.listUsers, { query: { waiting: 'yes' } })
    expect(reply.data.map(({ id, waiting }) => [id, waiting[0]?.offered])).toEqual([
      [idOf(dan), ['Confirm duties', 'Withdraw duties']],
    ])
    expect(await by(dan).send(calls.listUsers, { query: { waiting: 'yes' } })).toBeRefused('not_allowed')
    expect((await by(dan).send(listRegistrations, {})).status).toBe(200)
  })
})

describe('a change of duties', () => {
  it('is told to the person and to every officer with users or audit', async () => {
    const auditor = await makeOfficer(portal.db, ['audit'])
    const others = [await makeOfficer(portal.db, ['decide', 'finance', 'settings']), await makeOwner(portal.db)]
    const [giver, person] = [`${ada?.first_name} ${ada?.last_name}`, `${dan?.first_name} ${dan?.last_name}`]
    await give(ada, dan, ['catalogue', 'decide'])
    const now = 'Duties now: catalogue. Waiting for another officer: decide.'
    const advice = `An officer with the duty users who neither gave them nor gets them confirms them under Users within 7 days. Ask ${person} and the giver first.`
    expect(await told(dan)).toEqual([
      `The ministry changed your account: An officer changed your name, your phone number or your duties. ${now}\nBy ${giver}.`,
    ])
    for (const officer of [ada, bala, chike, auditor]) {
      expect(await told(officer)).toEqual([
        `Duties of ${person} wait for confirmation: ${now}\nBy ${giver}.\n${advice}`,
      ])
    }
    await confirm(bala)
    expect((await told(dan)).at(-1)).toContain(
      'A second officer confirmed duties that you were given. Duties now: decide, catalogue.',
    )
    expect((await told(auditor)).at(-1)).toBe(
      `What ${person} may do was changed: Duties now: decide, catalogue.\nBy ${bala?.first_name} ${bala?.last_name}.`,
    )
    for (const other of others) expect(await told(other)).toEqual([])
  })

  it('is also told when duties are taken away, when they are withdrawn, and when an officer is disabled', async () => {
    await give(ada, dan, [])
    await give(ada, dan, ['finance'])
    await withdraw(ada)
    await by(ada).send(calls.disableUser, { params: { id: idOf(dan) }, body: {} })
    expect((await told(chike)).map((text) => text.split('\n')[0]?.split(': ').slice(1).join(': '))).toEqual([
      'Duties now: none.',
      'Duties now: none. Waiting for another officer: finance.',
      'Duties now: none.',
      'The account is disabled.',
    ])
  })

  it('is not told when only a name was corrected', async () => {
    const body = { first_name: 'Halima', duties: ['review' as const] }
    await by(ada).send(calls.changeUser, { params: { id: idOf(dan) }, body })
    expect(await told(chike)).toEqual([])
  })
})
