import '../../testing/matchers.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as calls from '@portal/contract/money/calls/bank-account.ts'
import * as invoices from '@portal/contract/money/calls/invoices.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeOfficer, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { makeWorld } from '../../testing/world.ts'

const zenith = { bank: 'Zenith Bank', account_name: 'Ministry of Health', account_number: '1012345678' }
const first = { bank: 'First Bank', account_name: 'Ministry of Health', account_number: '0000014579' }

/** A portal without a bank account, in which only the first two officers may change it. */
async function ministry() {
  const { app, db } = await testApp()
  await sql`truncate bank_account`.execute(db)
  const { invoice } = await makeWorld(db, 'pending')
  await sql`update user_account set duties = '{users,review,decide}' where privilege_type = 'admin'`.execute(db)
  const [ada, bako, reader] = [
    await makeOfficer(db, ['finance']),
    await makeOfficer(db, ['settings']),
    await makeOfficer(db, ['review']),
  ]
  const of = (person: Person) => as(person, app)
  return {
    ada,
    bako,
    reader,
    disable: ({ id }: Person) => sql`update user_account set disabled_at = now() where id = ${id}`.execute(db),
    propose: (person: Person, body: object = zenith) =>
      of(person).send(calls.proposeBankAccount, { body: { ...zenith, ...body } }),
    confirm: (person: Person, id: number) => of(person).send(calls.confirmBankAccount, { params: { id } }),
    withdraw: (person: Person, id: number) => of(person).send(calls.withdrawBankAccount, { params: { id } }),
    show: async (person: Person) => (await of(person).send(calls.showBankAccount, {})).reply,
    told: async (person: Person) =>
      (await of(person).send(notifications.listNotifications, { query: {} })).reply.data.map(({ title, link }) => [
        title,
        link,
      ]),
    read: async (person: Person) =>
      (await of(person).send(notifications.listNotifications, { query: {} })).reply.data.map(({ body }) => body),
    recorded: (id: number) =>
      db
        .selectFrom('audit_entry')
        .where('action', '=', 'change_bank_account')
        .where('about_id', '=', String(id))
        .orderBy('id')
        .select(['actor_id', 'body'])
        .execute(),
    onInvoice: async () =>
      (await of(ada).send(invoices.showInvoice, { params: { id: invoice.id } })).reply.data.bank_account,
  }
}

it('takes effect when a second officer confirms it, and then stands on every invoice', async () => {
  const { ada, bako, reader, propose, confirm, show, told, read, recorded, onInvoice } = await ministry()
  const { id, state } = (await propose(ada)).reply.data
  expect(state).toBe('proposed')
  expect(await onInvoice()).toBeNull()
  expect(await show(ada)).toMatchObject({ data: null, may_confirm: false, needs_confirmation: true })
  expect(await show(bako)).toMatchObject({ proposed: { id, ...zenith, confirmed_by: null }, may_confirm: true })
  expect(await show(reader)).toMatchObject({ proposed: { id }, may_confirm: false })
  expect(await told(bako)).toEqual([['A bank account waits for confirmation', '/admin/settings/ministry#bank-account']])
  expect(await read(bako)).toEqual([
    `Zenith Bank, 1012345678, Ministry of Health
By ${ada.first_name} ${ada.last_name}.
Before you confirm it, compare it with a letter of the bank, not with what the officer sent you.`,
  ])

  expect(await confirm(ada, id)).toBeRefused('not_allowed')
  expect(await confirm(reader, id)).toBeRefused('not_allowed')
  expect(await propose(bako, first)).toBeRefused('already_exists')
  expect((await confirm(bako, id)).reply.data).toMatchObject({
    state: 'in force',
    proposed_by: `${ada.first_name} ${ada.last_name}`,
    confirmed_by: `${bako.first_name} ${bako.last_name}`,
  })
  expect(await onInvoice()).toEqual(zenith)
  expect(await told(ada)).toEqual([
    ['The bank account of the ministry was changed', '/admin/settings/ministry#bank-account'],
  ])
  expect(await told(reader)).toEqual([])
  expect(await propose(ada, zenith)).toBeRefused('already_exists')
  expect(await recorded(id)).toMatchObject([
    { actor_id: ada.id, body: { after: { step: 'proposed', ...zenith } } },
    { actor_id: bako.id, body: { after: { step: 'confirmed', ...zenith } } },
  ])

  const next = (await propose(bako, first)).reply.data
  expect(next.state).toBe('proposed')
  expect(await onInvoice()).toEqual(zenith)
  await confirm(ada, next.id)
  expect(await onInvoice()).toEqual(first)
  expect((await show(ada)).history).toMatchObject([{ id, state: 'replaced' }])
})

it('is withdrawn by either officer, after which the present one stays', async () => {
  const { ada, bako, propose, confirm, withdraw, show, told, onInvoice } = await ministry()
  const proposed = ['A bank account waits for confirmation', '/admin/settings/ministry#bank-account']
  for (const [withdrawing, account] of [
    [ada, zenith],
    [bako, first],
  ] as const) {
    const { id } = (await propose(ada, account)).reply.data
    expect((await withdraw(withdrawing, id)).reply.data.state).toBe('withdrawn')
    expect(await confirm(bako, id)).toBeRefused('action_not_offered')
    expect(await withdraw(ada, id)).toBeRefused('action_not_offered')
  }
  expect(await onInvoice()).toBeNull()
  expect(await show(ada)).toMatchObject({ proposed: null, history: [first, zenith] })
  const withdrawn = ['A proposed bank account was withdrawn', '/admin/settings/ministry#bank-account']
  expect((await told(ada)).slice(0, 1)).toEqual([withdrawn])
  expect(await told(bako)).toEqual([proposed, withdrawn, proposed])
})

it('takes effect at once if the only other officer is disabled, also when that happens later', async () => {
  const { ada, bako, disable, propose, confirm, show, onInvoice } = await ministry()
  const { id } = (await propose(ada)).reply.data
  await disable(bako)
  expect(await confirm(bako, id)).toBeRefused('signed_out')
  expect(await show(ada)).toMatchObject({ may_confirm: true, needs_confirmation: false })
  expect((await confirm(ada, id)).status).toBe(200)
  expect((await propose(ada, first)).reply).toMatchObject({
    message: 'Saved. Invoices show this account now.',
    data: { state: 'in force' },
  })
  expect(await onInvoice()).toEqual(first)
})

it('lets exactly one of two officers win', async () => {
  const { ada, bako, propose, confirm, withdraw, onInvoice } = await ministry()
  const proposals = await Promise.all([propose(ada), propose(bako, first)])
  expect(proposals.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won] = proposals.filter(({ status }) => status === 200)
  const account = won?.reply.data
  if (!account) throw new Error('One proposal succeeds')
  const proposer = account.bank === zenith.bank ? ada : bako
  const other = proposer === ada ? bako : ada
  const ends = await Promise.all([confirm(other, account.id), withdraw(proposer, account.id)])
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await onInvoice()) !== null).toBe(ends[0].status === 200)
})
