import '../../../testing/matchers.ts'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as own from '@portal/contract/accounts/calls/own-account.ts'
import * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { deliverSms, givePhone, newNumber, sendsSms } from '../../../testing/phones.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const password = 'nine-yellow-boats'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp(undefined, { messages: sendsSms })
})

/** A person who has confirmed a number. */
async function personWith(number: string, make: typeof makeOwner = makeOwner): Promise<Person> {
  const person = await make(portal.db)
  await givePhone(portal, person, number)
  await portal.db.updateTable('user_account').set({ confirmed_phone: number }).where('id', '=', person.id).execute()
  return person
}

let networks = 0

/** Asks from a network of its own, so that only what is counted for a number limits it. */
function forgot(email: string, { app } = portal) {
  networks += 1
  const headers = { 'x-forwarded-for': `2001:db8:7:${networks.toString(16)}::1` }
  return as(undefined, app).send(calls.forgotPassword, { body: { email } }, { headers })
}

const reset = (token: string) =>
  as(undefined, portal.app).send(calls.resetPassword, {
    body: { token, password, password_confirmation: password },
  })
const signIn = (email: string) => as(undefined, portal.app).send(account.login, { body: { email, password } })
const linkAt = (person: Person, address: string, now?: Date) =>
  deliverSms(portal, person, 'password-reset-sms', { address, ...(now && { now }) })
const messagesTo = async ({ id }: Person) =>
  (await portal.db.selectFrom('outbox').where('user_id', '=', id).orderBy('id').select('template').execute()).map(
    ({ template }) => template,
  )

describe('asking for a new password with a phone number', () => {
  it('gets the same reply in the same time whether the number is confirmed, is not, or is nobody’s', async () => {
    const [confirmed, unconfirmed] = [newNumber(), newNumber()]
    const owner = await personWith(confirmed)
    await givePhone(portal, await makeOwner(portal.db), unconfirmed)
    const officersNumber = newNumber()
    const officer = await personWith(officersNumber, makeOfficer)
    const replies: unknown[] = []
    for (const number of [confirmed, unconfirmed, newNumber(), officersNumber]) {
      const start = performance.now()
      const { status, reply } = await forgot(number)
      // Every reply takes a fixed time, which is longer than the work.
      expect([status, performance.now() - start > 290]).toEqual([200, true])
      replies.push(reply)
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toHaveProperty('size', 1)
    expect([await messagesTo(owner), await messagesTo(officer)]).toEqual([['password-reset-sms'], []])
  })

  it('sends three SMS in an hour to one number, and answers further ones alike', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    const statuses: number[] = []
    for (let count = 0; count < 5; count++) statuses.push((await forgot(number)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await messagesTo(owner)).toHaveLength(3)
  })

  it('sends nothing where no SMS gateway is set up', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    const silent = await testApp(portal.database, { messages: {} })
    expect((await forgot(number, silent)).reply.message).toMatch(/^This portal sends no SMS at present/)
    expect(await messagesTo(owner)).toEqual([])
  })
})

describe('a new password with a link by SMS', () => {
  it('lets the owner in, once, ends every session and tells by mail', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    await forgot(`0${number.slice(4)}`)
    const token = await linkAt(owner, number)
    const answers = await Promise.all([reset(token), reset(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await reset(token)).toBeRefused('invalid_input')
    expect(await as(owner, portal.app).send(own.showAccount, {})).toBeRefused('signed_out')
    expect((await signIn(number)).status).toBe(200)
    expect(await messagesTo(owner)).toContain('password-changed')
    const entries = portal.db.selectFrom('audit_entry').where('action', '=', 'password_reset').orderBy('id', 'desc')
    const { body } = await entries.select('body').executeTakeFirstOrThrow()
    expect(body).toMatchObject({ after: { by: 'link by SMS' } })
  })

  it('does not switch off a second factor', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    const factor = { user_id: owner.id, secret: 'JBSWY3DPEHPK3PXP', activated_at: '2026-03-02T09:00:00Z' }
    await portal.db.insertInto('second_factor').values(factor).execute()
    await forgot(number)
    expect((await reset(await linkAt(owner, number))).status).toBe(200)
    expect(await signIn(number)).toBeRefused('second_factor_needed')
    expect(await signIn(owner.email)).toBeRefused('second_factor_needed')
  })

  it('ends after 30 minutes', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    await forgot(number)
    const token = await linkAt(owner, number, new Date(Date.now() - 31 * 60_000))
    expect(await reset(token)).toBeRefused('invalid_input')
  })

  it('ends when the number is changed, or confirmed by another account, also on its way', async () => {
    const [first, second] = [newNumber(), newNumber()]
    const [owner, other] = [await personWith(first), await personWith(second)]
    for (const number of [first, second]) await forgot(number)
    const [link, taken] = [await linkAt(owner, first), await linkAt(other, second)]
    const body = { first_name: 'Amina', last_name: 'Bello', phone_number: newNumber() }
    await as(owner, portal.app).send(own.changeAccount, { body })
    expect(await reset(link)).toBeRefused('invalid_input')
    await expect(linkAt(owner, first)).rejects.toThrow('has ended')
    const thief = await makeOwner(portal.db)
    await givePhone(portal, thief, second)
    const asked_at = new Date().toISOString()
    const code = { phone_number: second, asked_at, ends_at: '2090-01-01T00:00:00Z' }
    const code_hash = Buffer.from('8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92', 'hex')
    await portal.db
      .insertInto('phone_confirmation')
      .values({ user_id: thief.id, ...code, code_hash })
      .execute()
    expect((await as(thief, portal.app).send(own.confirmPhone, { body: { code: '123456' } })).status).toBe(200)
    expect(await reset(taken)).toBeRefused('invalid_input')
    await expect(linkAt(other, second)).rejects.toThrow('has ended')
  })

  it('is not sent to a number that was taken from the account before the SMS left', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    await forgot(number)
    await portal.db.updateTable('user_account').set({ confirmed_phone: null }).where('id', '=', owner.id).execute()
    await expect(linkAt(owner, number)).rejects.toThrow('has ended')
  })
})
