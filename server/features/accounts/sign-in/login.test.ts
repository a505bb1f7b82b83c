import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/accounts/calls/account.ts'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../../auth/passwords.ts'
import type { Db } from '../../../database/connect.ts'
import { as } from '../../../testing/as.ts'
import { makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

const password = 'seven-green-bicycles'

/** An owner who can sign in with the password above. */
async function makeOwnerWithPassword(db: Db) {
  const owner = await makeOwner(db)
  await db
    .updateTable('user_account')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', owner.id)
    .execute()
  return owner
}

describe('signing in', () => {
  it('returns a valid token and the person it belongs to', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const { status, reply } = await as(undefined, app).send(calls.login, { body: { email: owner.email, password } })
    expect(status).toBe(200)
    expect(reply.user).toMatchObject({ id: owner.id, first_name: 'Musa', privilege_type: 'user', employment: null })
    const account = await as(reply, app).send(calls.showOwnAccount, {})
    expect(account.reply.data.email).toBe(owner.email)
  })

  it('accepts the email in any letter case', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const email = ` ${owner.email.toUpperCase()} `
    const answer = await as(undefined, app).send(calls.login, { body: { email, password } })
    expect(answer.reply.user.id).toBe(owner.id)
  })

  it('never returns the password or its hash', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const answer = await as(undefined, app).send(calls.login, { body: { email: owner.email, password } })
    expect(JSON.stringify(answer.reply)).not.toMatch(/"password|password_hash|argon2/)
  })

  it('gives each sign-in its own token and stores only hashes', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const signIn = () => as(undefined, app).send(calls.login, { body: { email: owner.email, password } })
    const tokens = [(await signIn()).reply.token, (await signIn()).reply.token]
    expect(new Set(tokens).size).toBe(2)
    const stored = await db.selectFrom('session').where('user_id', '=', owner.id).selectAll().execute()
    expect(tokens.filter((token) => JSON.stringify(stored).includes(token))).toEqual([])
    expect(stored.every(({ token_hash }) => token_hash.length === 32)).toBe(true)
  })

  it('refuses a wrong password and an unknown email in the same words', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const send = (email: string) => as(undefined, app).send(calls.login, { body: { email, password: 'wrong' } })
    const wrong = await send(owner.email)
    const unknown = await send('nobody@example.org')
    for (const answer of [wrong, unknown]) {
      expect(answer).toBeRefused('wrong_credentials')
      expect(answer.problem?.message).toBe('Invalid email or password')
    }
    const { request_id: _one, ...first } = wrong.problem ?? {}
    const { request_id: _other, ...second } = unknown.problem ?? {}
    expect(first).toEqual(second)
  })

  it('works as hard for an unknown email as for a wrong password', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    // Processor time, as the time on the clock also tells what else the machine does.
    const workFor = async (email: string) => {
      const before = process.cpuUsage()
      await as(undefined, app).send(calls.login, { body: { email, password: 'wrong' } })
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    await workFor('first@example.org')
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < 9; round++) {
      known.push(await workFor(owner.email))
      unknown.push(await workFor('nobody-else@example.org'))
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
    expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 2)
  })

  it('names the fields that are missing', async () => {
    const { app } = await testApp()
    const answer = await as(undefined, app).send(calls.login, { body: { email: '', password: '' } })
    expect(answer).toBeRefused('invalid_input', 'email')
    expect(answer.problem?.errors).toEqual({ email: ['Enter an email address'], password: ['Enter your password'] })
  })

  it('accepts the password in composed and in decomposed Unicode, as keyboards differ', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwner(db)
    const typed = 'Ẹ̀kọ́ dára púpọ̀'
    const password_hash = await hashPassword(typed.normalize('NFC'))
    await db.updateTable('user_account').set({ password_hash }).where('id', '=', owner.id).execute()
    const send = (written: string) =>
      as(undefined, app).send(calls.login, { body: { email: owner.email, password: written } })
    expect((await send(typed.normalize('NFC'))).status).toBe(200)
    expect((await send(typed.normalize('NFD'))).status).toBe(200)
  })

  it('accepts the longest email that an account may have', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const email = `${owner.id}-${'a'.repeat(40)}@${'clinic.'.repeat(28)}example.org`
    await db.updateTable('user_account').set({ email }).where('id', '=', owner.id).execute()
    const send = (typed: string) => as(undefined, app).send(calls.login, { body: { email, password: typed } })
    expect(await send('wrong')).toBeRefused('wrong_credentials')
    expect((await send(password)).reply.user.id).toBe(owner.id)
  })
})

describe('guessing a password', () => {
  it('is refused for a moment after ten attempts from one address, with the time to wait', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const guess = () => as(undefined, app).send(calls.login, { body: { email: owner.email, password: 'guess' } })
    for (let attempt = 0; attempt < 10; attempt++) expect(await guess()).toBeRefused('wrong_credentials')
    const answer = await guess()
    expect(answer).toBeRefused('too_many_requests')
    expect(answer.problem?.message).toBe('Too many tries. Try again in a second.')
    expect(answer.headers['retry-after']).toBe('1')
  })

  it('does not lock out the owner, who signs in from another address', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const signIn = (remoteAddress: string, typed: string) =>
      app.inject({
        method: 'POST',
        url: calls.login.path,
        remoteAddress,
        payload: { email: owner.email, password: typed },
      })
    for (let attempt = 0; attempt < 11; attempt++) await signIn('203.0.113.7', 'guess')
    expect((await signIn('203.0.113.7', password)).statusCode).toBe(429)
    expect((await signIn('198.51.100.4', password)).statusCode).toBe(200)
  })

  it('is no longer counted after the right password', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const send = (typed: string) =>
      as(undefined, app).send(calls.login, { body: { email: owner.email, password: typed } })
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 8; attempt++) await send('mistyped')
      expect((await send(password)).status).toBe(200)
    }
  })
})

describe('signing out', () => {
  it('ends this session at once and no other', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwnerWithPassword(db)
    const { reply } = await as(undefined, app).send(calls.login, { body: { email: owner.email, password } })
    expect((await as(reply, app).send(calls.logout, {})).status).toBe(204)
    expect(await as(reply, app).send(calls.showOwnAccount, {})).toBeRefused('signed_out')
    expect(await as(reply, app).send(calls.logout, {})).toBeRefused('signed_out')
    expect((await as(owner, app).send(calls.showOwnAccount, {})).status).toBe(200)
  })

  it('also works with the bare token', async () => {
    const { app, db } = await testApp()
    const { token } = await makeOwner(db)
    const logout = await app.inject({ method: 'POST', url: calls.logout.path, headers: { authorization: token } })
    expect(logout.statusCode).toBe(204)
    expect(await as({ token }, app).send(calls.showOwnAccount, {})).toBeRefused('signed_out')
  })
})
