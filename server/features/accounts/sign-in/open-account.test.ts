import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/accounts/calls/account.ts'
import type { Sent } from '@portal/contract/call.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { bida } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

type Form = Sent<typeof calls.registerAccount>['body']

let forms = 0

function form(overrides: Partial<Form> = {}): Form {
  forms += 1
  return {
    first_name: 'Amina',
    last_name: 'Bello',
    email: `amina-${forms}@example.org`,
    phone_number: '0803 123 4567',
    password: 'seven-green-bicycles',
    password_confirmation: 'seven-green-bicycles',
    ...overrides,
  }
}

async function portal() {
  const { app, db } = await testApp()
  const register = (body: Form) => as(undefined, app).send(calls.registerAccount, { body })
  const readAccount = (id: number) =>
    db.selectFrom('user_account').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  return { app, db, register, readAccount }
}

describe('opening an account', () => {
  it('creates an owner who can sign in', async () => {
    const { app, register } = await portal()
    const sent = form({ state_id: 27, local_gov_area_id: bida })
    const { status, reply } = await register(sent)
    expect(status).toBe(201)
    expect(reply.data).toMatchObject({
      first_name: 'Amina',
      phone_number: '+2348031234567',
      privilege_type: 'user',
      state_id: 27,
      local_gov_area_id: bida,
    })
    const signedIn = await as(undefined, app).send(calls.login, {
      body: { email: sent.email, password: sent.password },
    })
    expect(signedIn.reply.user.id).toBe(reply.data.id)
  })

  it('stores the password only as an argon2id hash and never returns it', async () => {
    const { register, readAccount } = await portal()
    const { reply } = await register(form())
    expect(JSON.stringify(reply)).not.toMatch(/password|argon2|bicycles/)
    expect((await readAccount(reply.data.id)).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('creates an owner whatever role or id the request contains', async () => {
    const { app, readAccount } = await portal()
    const payload = { ...form(), privilege_type: 'admin', id: 1, terms_version: 'mine', password_hash: 'mine' }
    const response = await app.inject({ method: 'POST', url: calls.registerAccount.path, payload })
    const { data } = calls.registerAccount.reply.parse(response.json())
    expect(data.privilege_type).toBe('user')
    expect(data.id).not.toBe(1)
    expect((await readAccount(data.id)).terms_version).toBeNull()
  })

  it('needs neither state nor LGA', async () => {
    const { register } = await portal()
    expect((await register(form())).reply.data).toMatchObject({ state_id: null, local_gov_area_id: null })
  })

  it('reads the state from the LGA when only that is given', async () => {
    const { register } = await portal()
    expect((await register(form({ local_gov_area_id: bida }))).reply.data.state_id).toBe(27)
  })

  it('stores which terms were accepted, and when', async () => {
    const { register, readAccount } = await portal()
    const before = Date.now()
    const { reply } = await register(form({ terms_accepted: true }))
    const account = await readAccount(reply.data.id)
    expect(account.terms_version).toBe('2026-11')
    expect(Date.parse(account.terms_accepted_at ?? '')).toBeGreaterThanOrEqual(before)
  })

  it.each([false, undefined])('stores that the terms were not accepted when %s is sent', async (terms_accepted) => {
    const { register, readAccount } = await portal()
    const { status, reply } = await register(form({ terms_accepted }))
    expect(status).toBe(201)
    expect(await readAccount(reply.data.id)).toMatchObject({ terms_version: null, terms_accepted_at: null })
  })
})

describe('an account is refused', () => {
  it('when the email has one already, in any letter case', async () => {
    const { register } = await portal()
    const sent = form()
    await register(sent)
    const answer = await register({ ...sent, email: sent.email.toUpperCase() })
    expect(answer).toBeRefused('invalid_input', 'email')
    expect(answer.problem?.message).toBe('There is an account with this email already. Log in instead.')
  })

  it('for all but one when several register the same email at once', async () => {
    const { register } = await portal()
    const sent = form()
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(sent)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toBeRefused('invalid_input', 'email')
    }
  })

  it('when the LGA lies in another state, or one of them does not exist', async () => {
    const { register } = await portal()
    expect(await register(form({ state_id: 1, local_gov_area_id: bida }))).toBeRefused(
      'invalid_input',
      'local_gov_area_id',
    )
    expect(await register(form({ state_id: 999 }))).toBeRefused('invalid_input', 'state_id')
    expect(await register(form({ local_gov_area_id: 99_999 }))).toBeRefused('invalid_input', 'local_gov_area_id')
  })

  const wrong: [string, Partial<Form>, keyof Form][] = [
    ['the passwords differ', { password_confirmation: 'seven-green-bicycle' }, 'password_confirmation'],
    ['the password is short', { password: 'short', password_confirmation: 'short' }, 'password'],
    ['the password is common', { password: 'password', password_confirmation: 'password' }, 'password'],
    [
      'the password contains the last name',
      { last_name: 'Bello', password: 'ibello-2026', password_confirmation: 'ibello-2026' },
      'password',
    ],
    ['the email is invalid', { email: 'amina' }, 'email'],
    ['the phone number is invalid', { phone_number: '12' }, 'phone_number'],
    ['the first name is empty', { first_name: ' ' }, 'first_name'],
    ['the last name is too long', { last_name: 'a'.repeat(61) }, 'last_name'],
  ]
  for (const [reason, overrides, field] of wrong) {
    it(`when ${reason}`, async () => {
      const { register } = await portal()
      expect(await register(form(overrides))).toBeRefused('invalid_input', field)
    })
  }

  it('when one address opens too many accounts', async () => {
    const { app } = await portal()
    const register = () =>
      app.inject({
        method: 'POST',
        url: calls.registerAccount.path,
        remoteAddress: '203.0.113.9',
        payload: form({ state_id: 999 }),
      })
    const statuses = []
    for (let attempt = 0; attempt < 101; attempt++) statuses.push((await register()).statusCode)
    expect(statuses.slice(0, 100).every((status) => status === 422)).toBe(true)
    expect(statuses[100]).toBe(429)
  })

  it('when one address sends too many requests, before the Idempotency-Key is checked', async () => {
    const { app } = await portal()
    const register = () =>
      app.inject({
        method: 'POST',
        url: calls.registerAccount.path,
        remoteAddress: '203.0.113.10',
        headers: { 'idempotency-key': 'k'.repeat(201) },
        payload: form({ state_id: 999 }),
      })
    const statuses = []
    for (let attempt = 0; attempt < 101; attempt++) statuses.push((await register()).statusCode)
    expect(statuses[0]).toBe(422)
    expect(statuses[100]).toBe(429)
  })
})
