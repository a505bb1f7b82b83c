import '../testing/matchers.ts'
import { randomUUID } from 'node:crypto'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { addHelper } from '@portal/contract/facilities/calls/facility-helpers.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { bida } from '../testing/factories.ts'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { readIdempotencyKey } from './idempotency.ts'

const clinic = {
  company_name: 'Alheri Clinic',
  owner_name: 'Musa Abubakar',
  phone_number: '0803 123 4567',
  address: '12 Market Road, Bida',
  facility_type_id: 2,
  local_gov_area_id: bida,
}

async function anOwner() {
  const { app, db } = await testApp()
  const owner = await makeOwner(db)
  const add = (key: string, body: object = {}) =>
    as(owner, app).send(calls.addFacility, { body: { ...clinic, ...body } }, { headers: { 'idempotency-key': key } })
  const count = async () =>
    (await db.selectFrom('facility').where('user_id', '=', owner.id).select('id').execute()).length
  return { app, db, owner, add, count }
}

describe('a request that is sent again with its Idempotency-Key', () => {
  it('gets the first reply and is carried out once', async () => {
    const { add, count } = await anOwner()
    const [first, second] = [await add('a key'), await add('a key')]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.reply).toEqual(first.reply)
    expect(await count()).toBe(1)
  })

  it('is carried out once even when it is sent many times in parallel', async () => {
    const { add, count } = await anOwner()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('at once')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ reply }) => JSON.stringify(reply.data.id))).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('is refused when its body differs', async () => {
    const { add, count } = await anOwner()
    await add('a key')
    const other = await add('a key', { company_name: 'Another Clinic' })
    expect(other).toBeRefused('invalid_input')
    expect(other.problem?.detail).toBe('This Idempotency-Key was used for another request')
    expect(await count()).toBe(1)
  })

  it('is refused when it goes to another address', async () => {
    const { app, owner, add } = await anOwner()
    const [first, second] = [(await add('')).reply.data.id, (await add('')).reply.data.id]
    const headers = { 'idempotency-key': 'one helper' }
    const name = (id: number) =>
      as(owner, app).send(addHelper, { params: { id }, body: { email: 'zainab@example.org' } }, { headers })
    expect((await name(first)).status).toBe(201)
    expect((await name(second)).problem?.detail).toBe('This Idempotency-Key was used for another request')
    expect((await name(first)).status).toBe(201)
  })

  it('is recognised when its body is equal after validation', async () => {
    const { add, count } = await anOwner()
    await add('a key')
    expect((await add('a key', { phone_number: '+2348031234567', unknown_field: 1 })).status).toBe(201)
    expect(await count()).toBe(1)
  })

  it('may be corrected after it was refused', async () => {
    const { add, count } = await anOwner()
    expect(await add('a key', { company_name: '' })).toBeRefused('invalid_input', 'company_name')
    expect(await add('a key', { facility_type_id: 9999 })).toBeRefused('invalid_input', 'facility_type_id')
    expect((await add('a key')).status).toBe(201)
    expect(await count()).toBe(1)
  })

  it('is a different request when somebody else sends it', async () => {
    const [one, other] = [await anOwner(), await anOwner()]
    const [first, second] = [await one.add('the same'), await other.add('the same')]
    expect(second.reply.data.id).not.toBe(first.reply.data.id)
  })

  it('is a different request without the key, and refused with a key that is too long', async () => {
    const { add, count } = await anOwner()
    await add('')
    await add('')
    expect(await count()).toBe(2)
    expect((await add('k'.repeat(200))).status).toBe(201)
    expect((await add('k'.repeat(201))).problem?.detail).toBe('The Idempotency-Key is too long')
  })
})

describe('an account that is opened again on a bad connection', () => {
  async function aPerson() {
    const { app, db } = await testApp()
    const email = `${randomUUID()}@example.org`
    const password = 'seven-green-bicycles'
    const body = {
      first_name: 'Amina',
      last_name: 'Bello',
      email,
      phone_number: '0803 123 4567',
      password,
      password_confirmation: password,
    }
    const register = (key: string | undefined, more: Partial<typeof body> = {}) =>
      as(undefined, app).send(
        account.registerAccount,
        { body: { ...body, ...more } },
        { headers: key ? { 'idempotency-key': key } : {} },
      )
    const accounts = () => db.selectFrom('user_account').where('email', '=', email).select('id').execute()
    return { app, db, body, register, accounts }
  }

  it('is opened once, and the second request gets the first reply', async () => {
    const { app, body, register, accounts } = await aPerson()
    const key = randomUUID()
    const [first, second] = [await register(key), await register(key)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.reply).toEqual(first.reply)
    expect(await accounts()).toHaveLength(1)
    const { email, password } = body
    expect((await as(undefined, app).send(account.login, { body: { email, password } })).status).toBe(200)
  })

  it('is opened once even when the requests are parallel', async () => {
    const { register, accounts } = await aPerson()
    const key = randomUUID()
    const answers = await Promise.all([register(key), register(key), register(key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await accounts()).toHaveLength(1)
  })

  it('is refused as existing without the key, or with another key', async () => {
    const { register } = await aPerson()
    await register(randomUUID())
    expect(await register(undefined)).toBeRefused('invalid_input', 'email')
    expect(await register(randomUUID())).toBeRefused('invalid_input', 'email')
  })

  it('is not revealed to somebody who has the key but not the password', async () => {
    const { register } = await aPerson()
    const key = randomUUID()
    await register(key)
    const guess = { password: 'eight-red-bicycles', password_confirmation: 'eight-red-bicycles' }
    const answer = await register(key, guess)
    expect(answer).toBeRefused('invalid_input')
    expect(JSON.stringify(answer.problem)).not.toContain('Amina')
  })

  it('stores nothing from which the password is easier to guess than from its own hash', async () => {
    const { db, register } = await aPerson()
    const key = randomUUID()
    await register(key)
    const stored = await db.selectFrom('idempotency_key').where('key', '=', key).selectAll().executeTakeFirstOrThrow()
    expect(stored.user_id).toBeNull()
    expect(JSON.stringify(stored.reply)).not.toMatch(/bicycles|password/)
    expect(stored.request_hash).toHaveLength(32)
    // The key is the salt: of two people with the same password, nobody sees that it is the same.
    const request = ['POST', '/api/register', { password: 'seven-green-bicycles' }]
    const hashes = await Promise.all(['one', 'two'].map((salt) => readIdempotencyKey(salt, null, request)))
    expect(new Set(hashes.map((read) => read?.requestHash.toString('hex'))).size).toBe(2)
  })
})
