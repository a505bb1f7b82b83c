import '../../../testing/matchers.ts'
import { createHash } from 'node:crypto'
import * as account from '@portal/contract/accounts/calls/account.ts'
import { askEmailChange, changePassword } from '@portal/contract/accounts/calls/own-account.ts'
import { issueResetCode, resetPassword } from '@portal/contract/accounts/calls/password-reset.ts'
import * as calls from '@portal/contract/accounts/calls/second-factor.ts'
import { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import { generate } from 'otplib'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../auth/passwords.ts'
import { makeThrottle } from '../../../auth/throttle.ts'
import { as } from '../../../testing/as.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const password = 'seven-green-bicycles'
const start = Date.parse('2026-11-02T08:00:00Z')

let portal: TestApp
let hash: string

beforeAll(async () => {
  portal = await testApp()
  hash = await hashPassword(password)
})

/** Sets the portal's clock to some seconds after the start. */
const at = (seconds: number) => portal.setClock(new Date(start + seconds * 1000).toISOString())

/** The code that an app shows some seconds after the start. */
const codeAt = (secret: string, seconds: number) => generate({ secret, epoch: start / 1000 + seconds })

const signIn = ({ email }: Person, code?: string) =>
  as(undefined, portal.app).send(account.login, { body: { email, password, ...(code ? { code } : {}) } })

/** An officer whose second factor was activated at the start. */
async function officerWithFactor() {
  const officer = await makeOfficer(portal.db)
  await portal.db.updateTable('user_account').set({ password_hash: hash }).where('id', '=', officer.id).execute()
  at(0)
  const send = as(officer, portal.app).send
  const { key } = (await send(calls.prepareSecondFactor, { body: { current_password: password } })).reply.data
  const activated = await send(calls.activateSecondFactor, { body: { code: await codeAt(key, 0) } })
  return { officer, key, recovery: activated.reply.data.recovery_codes, send }
}

describe('setting up a second factor', () => {
  it('draws the key as a picture, and has no effect before a code was entered', async () => {
    const owner = await makeOwner(portal.db)
    await portal.db.updateTable('user_account').set({ password_hash: hash }).where('id', '=', owner.id).execute()
    const send = as(owner, portal.app).send
    expect(await send(calls.prepareSecondFactor, { body: { current_password: 'guess' } })).toBeRefused('invalid_input')
    const { data } = (await send(calls.prepareSecondFactor, { body: { current_password: password } })).reply
    expect(data.qr_code).toMatch(/^data:image\/svg\+xml;base64,PHN2Zy/)
    expect(await send(calls.activateSecondFactor, { body: { code: '000000' } })).toBeRefused('invalid_input', 'code')
    expect((await signIn(owner)).status).toBe(200)
    expect((await send(calls.showSecondFactor, {})).reply.data).toEqual({
      is_active: false,
      is_required: false,
      recovery_codes_left: 0,
    })
  })

  it('gives ten recovery codes once, of which only hashes are stored, and cannot be repeated while active', async () => {
    const { officer, recovery, send } = await officerWithFactor()
    expect(new Set(recovery).size).toBe(10)
    expect((await send(calls.showSecondFactor, {})).reply.data).toMatchObject({
      is_active: true,
      recovery_codes_left: 10,
    })
    const stored = await portal.db.selectFrom('recovery_code').where('user_id', '=', officer.id).selectAll().execute()
    // One salt for the set, and a hash with it.
    expect(stored.map(({ code_hash }) => code_hash.length)).toEqual(Array(10).fill(48))
    expect(new Set(stored.map(({ code_hash }) => code_hash.toString('hex', 0, 16))).size).toBe(1)
    const again = await send(calls.prepareSecondFactor, { body: { current_password: password } })
    expect(again).toBeRefused('already_exists')
  })
})

describe('signing in with a second factor', () => {
  it.each([
    ['no code', () => undefined],
    ['a guess', () => '000000'],
    ['the code that activated it', (key: string) => codeAt(key, 0)],
    ['the code of a minute ago', (key: string) => codeAt(key, 60)],
    ['the code of the next minute', (key: string) => codeAt(key, 180)],
    ['the recovery code of nobody', () => 'abcd-efgh-ijkm-npqr'],
  ])('is refused with %s', async (_, codeOf) => {
    const { officer, key } = await officerWithFactor()
    at(120)
    expect(await signIn(officer, await codeOf(key))).toBeRefused('second_factor_needed', 'code')
  })

  it('asks for the code only after the right password', async () => {
    const { officer } = await officerWithFactor()
    const body = { email: officer.email, password: 'wrong' }
    expect(await as(undefined, portal.app).send(account.login, { body })).toBeRefused('wrong_credentials')
  })

  it.each([
    ['the code of the app', async (key: string) => codeAt(key, 60)],
    ['the code that the app showed half a minute ago', async (key: string) => codeAt(key, 30)],
    ['a recovery code', async (_: string, [first = '']: string[]) => first.toUpperCase()],
  ])('accepts %s once, also from two at the same moment', async (_, codeOf) => {
    const { officer, key, recovery } = await officerWithFactor()
    at(60)
    const code = await codeOf(key, recovery)
    const answers = await Promise.all([signIn(officer, code), signIn(officer, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await signIn(officer, code)).toBeRefused('second_factor_needed')
  })

  it('is also a recovery code that an older version stored, once', async () => {
    const { officer } = await officerWithFactor()
    const code_hash = createHash('sha256').update('kqm7wz3t9bhpcfxr').digest()
    await portal.db
      .updateTable('recovery_code')
      .set({ code_hash })
      .where('user_id', '=', officer.id)
      .where('code_hash', 'in', (row) =>
        row.selectFrom('recovery_code').where('user_id', '=', officer.id).select('code_hash').limit(1),
      )
      .execute()
    expect((await signIn(officer, 'KQM7-WZ3T-9BHP-CFXR')).status).toBe(200)
    expect(await signIn(officer, 'KQM7-WZ3T-9BHP-CFXR')).toBeRefused('second_factor_needed')
  })

  it('tells the person that a recovery code was used, and of no code of the app', async () => {
    const { officer, key, recovery } = await officerWithFactor()
    const told = async () => {
      const rows = portal.db.selectFrom('outbox').where('user_id', '=', officer.id).select('template').distinct()
      return (await rows.where('template', '=', 'recovery-code-used').execute()).length
    }
    at(60)
    expect((await signIn(officer, await codeAt(key, 60))).status).toBe(200)
    expect(await told()).toBe(0)
    expect((await signIn(officer, recovery[0])).status).toBe(200)
    expect(await told()).toBe(1)
  })

  it('enters each wrong code in the audit record, not that none was sent yet', async () => {
    const { officer } = await officerWithFactor()
    at(60)
    for (const code of ['000000', undefined, '111111']) await signIn(officer, code)
    const failed = portal.db.selectFrom('audit_entry').where('about_id', '=', String(officer.id))
    const entries = await failed.where('action', '=', 'second_factor_failed').select('action').execute()
    expect(entries).toHaveLength(2)
  })

  it('accepts no older code after a newer one', async () => {
    const { officer, key } = await officerWithFactor()
    at(90)
    expect((await signIn(officer, await codeAt(key, 90))).status).toBe(200)
    expect(await signIn(officer, await codeAt(key, 60))).toBeRefused('second_factor_needed')
  })

  it('limits guesses of codes together with passwords, and a right password alone neither counts nor clears', async () => {
    const { officer, key } = await officerWithFactor()
    at(60)
    const wrong = { email: officer.email, password: 'wrong' }
    for (let guess = 0; guess < 5; guess++) {
      expect(await signIn(officer, '000000')).toBeRefused('second_factor_needed')
      expect(await signIn(officer)).toBeRefused('second_factor_needed')
      expect(await as(undefined, portal.app).send(account.login, { body: wrong })).toBeRefused('wrong_credentials')
    }
    expect(await signIn(officer, await codeAt(key, 60))).toBeRefused('too_many_requests')
  })
})

describe('guessing codes with the right password', () => {
  const templatesTo = async ({ id }: Person) => {
    const rows = portal.db.selectFrom('outbox').where('user_id', '=', id).orderBy('id').select('template')
    return (await rows.execute()).map(({ template }) => template).filter((template) => template !== 'second-factor-on')
  }
  const endPauses = () => portal.database.pool.query("delete from attempt where key like 'sign-in-p%'")

  /** Guesses by wrong codes from one network. */
  async function guess(officer: Person, times: number) {
    for (let count = 0; count < times; count++) {
      await endPauses()
      expect((await signIn(officer, '000000')).status).toBe(401)
    }
    await endPauses()
  }

  /** Counts wrong codes without the work of checking so many passwords. */
  async function countBefore({ id }: Person, times: number) {
    const throttle = makeThrottle(portal.database.pool)
    for (let count = 0; count < times; count++) await throttle.wrongCodes.add({ id, password_hash: hash })
  }

  it('tells the person after five, once', async () => {
    const { officer } = await officerWithFactor()
    at(60)
    await guess(officer, 4)
    expect(await templatesTo(officer)).toEqual([])
    await guess(officer, 4)
    expect(await templatesTo(officer)).toEqual(['wrong-codes'])
    const told = portal.db.selectFrom('notification').where('user_id', '=', officer.id).select(['title', 'body'])
    expect(await told.execute()).toEqual([
      {
        title: 'Wrong codes were entered for your account',
        body: 'Somebody who knows your password entered five wrong codes of your second factor.',
      },
    ])
  })

  it('stops the password after fifty, also for the right code, until it is reset', async () => {
    const { officer, key } = await officerWithFactor()
    at(60)
    await countBefore(officer, 49)
    expect((await signIn(officer, await codeAt(key, 60))).status).toBe(200)
    at(120)
    await guess(officer, 1)
    expect(await templatesTo(officer)).toEqual(['password-stopped'])
    expect(await signIn(officer, await codeAt(key, 120))).toBeRefused('wrong_credentials')
    const entries = portal.db.selectFrom('audit_entry').where('about_id', '=', String(officer.id)).select('action')
    expect((await entries.where('action', '=', 'stop_password').execute()).length).toBe(1)
    const colleague = as(await makeOfficer(portal.db), portal.app)
    const { code } = (await colleague.send(issueResetCode, { params: { id: officer.id } })).reply.data
    const passwords = { password: 'nine-yellow-boats', password_confirmation: 'nine-yellow-boats' }
    const reset = await as(undefined, portal.app).send(resetPassword, {
      body: { email: officer.email, code, ...passwords },
    })
    expect(reset.status).toBe(200)
    const again = { email: officer.email, password: 'nine-yellow-boats', code: '000000' }
    expect(await as(undefined, portal.app).send(account.login, { body: again })).toBeRefused('second_factor_needed')
    const right = { ...again, code: await codeAt(key, 120) }
    expect((await as(undefined, portal.app).send(account.login, { body: right })).status).toBe(200)
  })

  it('is counted in an open session too, and lets the session go on', async () => {
    const { officer, send } = await officerWithFactor()
    at(60)
    await countBefore(officer, 49)
    const body = { email: 'thief@example.org', current_password: password, code: '000000' }
    expect(await send(askEmailChange, { body })).toBeRefused('invalid_input', 'code')
    expect(await templatesTo(officer)).toEqual(['password-stopped'])
    await endPauses()
    expect(await send(askEmailChange, { body })).toBeRefused('invalid_input', 'current_password')
    expect((await send(calls.showSecondFactor, {})).status).toBe(200)
  })

  it('stops the password once, whoever guesses at the same moment', async () => {
    const { officer } = await officerWithFactor()
    at(60)
    await countBefore(officer, 47)
    await Promise.all(Array.from({ length: 6 }, () => signIn(officer, '000000')))
    expect((await templatesTo(officer)).filter((template) => template === 'password-stopped')).toHaveLength(1)
  })

  it('checks fifty codes at most, however many networks send one at the same moment', async () => {
    const { officer, key } = await officerWithFactor()
    at(60)
    await countBefore(officer, 46)
    const right = await codeAt(key, 60)
    const send = (code: string, network: number) =>
      as(undefined, portal.app).send(
        account.login,
        { body: { email: officer.email, password, code } },
        { headers: { 'x-forwarded-for': `2001:db8:7:${network}::1` } },
      )
    const guesses = Array.from({ length: 12 }, (_, network) => send('000000', network))
    await Promise.all(guesses)
    expect(await send(right, 99)).toBeRefused('wrong_credentials')
    const entries = portal.db.selectFrom('audit_entry').where('about_id', '=', String(officer.id)).select('action')
    expect(await entries.where('action', '=', 'stop_password').execute()).toHaveLength(1)
  })

  it('does not count right codes', async () => {
    const { officer, key } = await officerWithFactor()
    await countBefore(officer, 48)
    for (const seconds of [60, 120, 180]) {
      at(seconds)
      expect((await signIn(officer, await codeAt(key, seconds))).status).toBe(200)
    }
  })

  it('does not count wrong passwords, nor codes that were not sent yet', async () => {
    const { officer } = await officerWithFactor()
    at(60)
    for (let count = 0; count < 8; count++) await signIn(officer)
    for (let count = 0; count < 8; count++) {
      await as(undefined, portal.app).send(account.login, {
        body: { email: officer.email, password: 'x', code: '000000' },
      })
    }
    expect(await templatesTo(officer)).toEqual([])
  })
})

describe('switching the second factor off', () => {
  it.each([
    ['a wrong password', { current_password: 'guess' }, 'current_password'],
    ['a wrong code', { code: '000000' }, 'code'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { key, send } = await officerWithFactor()
    at(60)
    const body = { current_password: password, code: await codeAt(key, 60), ...wrong }
    expect(await send(calls.removeSecondFactor, { body })).toBeRefused('invalid_input', field)
  })

  it('lets the person in without a code, and ends the recovery codes', async () => {
    const { officer, recovery, send } = await officerWithFactor()
    const body = { current_password: password, code: recovery[0] ?? '' }
    expect((await send(calls.removeSecondFactor, { body })).status).toBe(204)
    expect((await signIn(officer)).status).toBe(200)
    expect((await send(calls.showSecondFactor, {})).reply.data.recovery_codes_left).toBe(0)
  })

  it('uses up no recovery code when it is refused', async () => {
    const { recovery, send } = await officerWithFactor()
    const body = { current_password: password, code: recovery[0] ?? '' }
    expect(await send(calls.removeSecondFactor, { body: { ...body, current_password: 'guess' } })).toBeRefused(
      'invalid_input',
    )
    expect((await send(calls.showSecondFactor, {})).reply.data.recovery_codes_left).toBe(10)
  })

  it('is done once by two who send it at the same moment', async () => {
    const { recovery, send } = await officerWithFactor()
    const body = { current_password: password, code: recovery[0] ?? '' }
    const off = () => send(calls.removeSecondFactor, { body })
    expect((await Promise.all([off(), off()])).map(({ status }) => status).sort()).toEqual([
      204,
      expect.toBeOneOf([409, 422]),
    ])
  })

  it('is done at the counter for somebody who has lost everything, who is told', async () => {
    const { officer } = await officerWithFactor()
    const colleague = await makeOfficer(portal.db)
    const params = { id: officer.id }
    expect((await as(colleague, portal.app).send(calls.removeSecondFactorOf, { params })).status).toBe(204)
    expect((await signIn(officer)).status).toBe(200)
    const told = portal.db.selectFrom('outbox').where('user_id', '=', officer.id).select('template').execute()
    expect((await told).map(({ template }) => template)).toContain('account-action')
  })
})

describe('changing the email with a second factor', () => {
  const asking = { email: 'new-address@example.org', current_password: password }

  it('needs a code, which is used up by that', async () => {
    const { key, send } = await officerWithFactor()
    at(60)
    const ask = (code?: string) => send(askEmailChange, { body: { ...asking, ...(code ? { code } : {}) } })
    expect(await ask()).toBeRefused('invalid_input', 'code')
    expect(await ask('000000')).toBeRefused('invalid_input', 'code')
    const code = await codeAt(key, 60)
    expect((await Promise.all([ask(code), ask(code)])).map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await ask(code)).toBeRefused('invalid_input', 'code')
  })

  it('that was asked for before the second factor was set up, ends with that', async () => {
    const owner = await makeOwner(portal.db)
    await portal.db.updateTable('user_account').set({ password_hash: hash }).where('id', '=', owner.id).execute()
    at(0)
    const { send } = as(owner, portal.app)
    expect((await send(askEmailChange, { body: asking })).status).toBe(200)
    const { key } = (await send(calls.prepareSecondFactor, { body: { current_password: password } })).reply.data
    await send(calls.activateSecondFactor, { body: { code: await codeAt(key, 0) } })
    const pending = portal.db.selectFrom('email_change').where('user_id', '=', owner.id).selectAll()
    expect(await pending.execute()).toEqual([])
  })
})

describe('when the ministry asks its officers for a second factor', () => {
  const from = '2026-12-01'
  const asking = Date.parse(`${from}T08:00:00Z`)
  const appShows = (secret: string, seconds = 0) => generate({ secret, epoch: asking / 1000 + seconds })

  beforeAll(async () => {
    const { id: recorded_by } = await makeOfficer(portal.db)
    const change = { key: 'officers_need_second_factor', value: '"yes"', start_date: from, recorded_by }
    await portal.db.insertInto('setting_change').values(change).execute()
  })

  /** A person with a password, on the day on which the setting has begun. */
  async function personOn(make: typeof makeOwner) {
    const person = await make(portal.db)
    await portal.db.updateTable('user_account').set({ password_hash: hash }).where('id', '=', person.id).execute()
    portal.setClock(new Date(asking).toISOString())
    return { person, send: as(person, portal.app).send }
  }

  it('an officer without one can do nothing else until it is set up, and cannot switch it off', async () => {
    const { person, send } = await personOn(makeOfficer)
    expect((await signIn(person)).reply).toMatchObject({ must_set_up_second_factor: true, must_change_password: false })
    expect(await send(listRegistrations, {})).toBeRefused('second_factor_setup_needed')
    expect((await send(listRegistrations, {})).status).toBe(403)
    expect((await send(showPortal, {})).status).toBe(200)
    expect((await send(calls.showSecondFactor, {})).reply.data).toMatchObject({ is_active: false, is_required: true })
    const { key } = (await send(calls.prepareSecondFactor, { body: { current_password: password } })).reply.data
    expect(await send(listRegistrations, {})).toBeRefused('second_factor_setup_needed')
    const { data } = (await send(calls.activateSecondFactor, { body: { code: await appShows(key) } })).reply
    expect((await send(listRegistrations, {})).status).toBe(200)
    const off = { current_password: password, code: data.recovery_codes[0] ?? '' }
    expect(await send(calls.removeSecondFactor, { body: off })).toBeRefused('action_not_offered')
    expect((await send(calls.showSecondFactor, {})).reply.data.recovery_codes_left).toBe(10)
    portal.setClock(new Date(asking + 60_000).toISOString())
    const again = await signIn(person, await appShows(key, 60))
    expect(again.reply.must_set_up_second_factor).toBe(false)
  })

  it('an officer whose second factor a colleague removed must set it up again', async () => {
    const { officer } = await officerWithFactor()
    const { send: colleague } = await personOn(makeOfficer)
    portal.setClock(`${from}T07:00:00Z`)
    expect((await as(officer, portal.app).send(listRegistrations, {})).status).toBe(200)
    at(0)
    expect((await colleague(calls.removeSecondFactorOf, { params: { id: officer.id } })).status).toBe(204)
    portal.setClock(`${from}T07:00:00Z`)
    expect(await as(officer, portal.app).send(listRegistrations, {})).toBeRefused('second_factor_setup_needed')
  })

  it('a generated password is replaced first', async () => {
    const { person, send } = await personOn(makeOfficer)
    await portal.db
      .updateTable('user_account')
      .set({ must_change_password: true })
      .where('id', '=', person.id)
      .execute()
    expect(await send(listRegistrations, {})).toBeRefused('password_change_needed')
    expect(await send(calls.showSecondFactor, {})).toBeRefused('password_change_needed')
    const body = {
      current_password: password,
      password: 'nine-yellow-boats',
      password_confirmation: 'nine-yellow-boats',
    }
    expect((await send(changePassword, { body })).status).toBe(204)
    expect(await send(listRegistrations, {})).toBeRefused('second_factor_setup_needed')
    expect((await send(account.logout, {})).status).toBe(204)
  })

  it('owners choose for themselves', async () => {
    const { person, send } = await personOn(makeOwner)
    expect((await signIn(person)).reply.must_set_up_second_factor).toBe(false)
    expect((await send(calls.showSecondFactor, {})).reply.data).toMatchObject({ is_active: false, is_required: false })
  })
})
