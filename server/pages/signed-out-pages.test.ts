import * as factor from '@portal/contract/accounts/calls/second-factor.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOfLink } from '../auth/one-time-secrets.ts'
import { hashPassword } from '../auth/passwords.ts'
import { makeCode } from '../auth/typed-codes.ts'
import { storeCode } from '../records/accounts/password-resets.ts'
import { as } from '../testing/as.ts'
import { codeShown } from '../testing/authenticator-app.ts'
import { makeBuiltWeb } from '../testing/built-web.ts'
import { makeOwner } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const password = 'seven-green-bicycles'
let web: Awaited<ReturnType<typeof makeBuiltWeb>>
let portal: TestApp
let app: FastifyInstance

beforeAll(async () => {
  web = await makeBuiltWeb()
  portal = await testApp(undefined, { webFolder: web.folder })
  app = portal.app
})

afterAll(() => web.remove())

const ownPage = { 'sec-fetch-site': 'same-origin' }

/** Sends a form as a browser does; `from` are the headers that say which page it comes from. */
function post(
  url: string,
  fields: Record<string, string>,
  from: InjectOptions['headers'] = ownPage,
  remoteAddress = '192.0.2.1',
) {
  return app.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...from },
  })
}

async function ownerWithPassword() {
  const owner = await makeOwner(portal.db)
  const password_hash = await hashPassword(password)
  await portal.db.updateTable('user_account').set({ password_hash }).where('id', '=', owner.id).execute()
  return owner
}

let accounts = 0

function account(more: Record<string, string> = {}) {
  accounts += 1
  return {
    first_name: 'Amina',
    last_name: 'Bello',
    email: `amina-of-the-form-${accounts}@example.org`,
    phone_number: '0803 123 4567',
    state_id: '27',
    local_gov_area_id: '',
    password,
    password_confirmation: password,
    terms_accepted: 'true',
    ...more,
  }
}

describe('a page for people who are not signed in', () => {
  it('gets the names of the settings and the files of the build', async () => {
    const { page, portal: shown, files: named } = (await app.inject('/')).json()
    expect(page.name).toBe('sign-in')
    expect(shown.ministry_name).toBe('Niger State Ministry of Health')
    expect(named).toEqual(web.files)
  })

  it('must be revalidated, and is sent again only when it has changed', async () => {
    const first = await app.inject('/terms')
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    })
    const etag = String(first.headers.etag)
    const second = await app.inject({ url: '/terms', headers: { 'if-none-match': etag } })
    expect({ status: second.statusCode, body: second.payload }).toEqual({ status: 304, body: '' })
    const value = JSON.stringify('Another name')
    await portal.db.updateTable('setting').set({ value }).where('key', '=', 'product_name').execute()
    expect((await app.inject({ url: '/terms', headers: { 'if-none-match': etag } })).statusCode).toBe(200)
  })

  it('has the Content-Security-Policy', async () => {
    expect((await app.inject('/')).headers['content-security-policy']).toContain("script-src 'self';")
  })

  it('offers the states, and the areas of the home state', async () => {
    const { page } = (await app.inject('/register')).json()
    expect(page.stateId).toBe(27)
    expect(page.states).toHaveLength(37)
    expect(page.lgas).toHaveLength(25)
  })

  it('tells what to have ready for a type of facility', async () => {
    const { page: all } = (await app.inject('/guide')).json()
    expect(all.types[0]).toMatchObject({ id: 1, category_list: 'Private Hospital' })
    const { page } = (await app.inject('/guide/2')).json()
    expect(page.type.category_list).toBe('Private Clinic')
    expect(page.requirements[0]).toMatchObject({ list: 'Waiting and consulting', part: { designation: 'Part A' } })
    expect(page.requirements.flatMap(({ sub_lists }: { sub_lists: object[] }) => sub_lists)).toHaveLength(48)
  })

  it('tells the fees of the day in Lagos for a type of facility', async () => {
    const fee = { facility_type_id: 3, purpose: 'renewal' as const, start_date: '2031-01-01', amount_kobo: 1_234_500 }
    const { id: recorded_by } = await makeOwner(portal.db)
    await portal.db
      .insertInto('fee')
      .values({ ...fee, recorded_by })
      .execute()
    const amounts = async (moment: string) => {
      portal.setClock(moment)
      const { fees } = (await app.inject('/guide/3')).json().page
      return fees.map(({ amount }: { amount: number }) => amount)
    }
    expect(await amounts('2030-12-31T22:59:00Z')).not.toContain(12_345)
    expect(await amounts('2030-12-31T23:00:00Z')).toContain(12_345)
    portal.setClock(new Date().toISOString())
  })

  it('tells what a type of facility pays today, in naira', async () => {
    const { id: recorded_by } = await makeOwner(portal.db)
    const fee = { facility_type_id: 2, purpose: 'registration', recorded_by } as const
    await portal.db
      .insertInto('fee')
      .values([
        { ...fee, amount_kobo: 7_500_050, start_date: '2026-01-02' },
        { ...fee, amount_kobo: 9_900_000, start_date: '2999-01-01' },
        { ...fee, facility_type_id: 1, amount_kobo: 1_000_000, start_date: '2026-01-02' },
      ])
      .execute()
    const { fees } = (await app.inject('/guide/2')).json().page
    const registration = fees.filter(({ purpose }: { purpose: string }) => purpose === 'registration')
    expect(registration).toMatchObject([{ beds_from: 0, beds_to: null, amount: 75_000.5 }])
  })

  it('shows the text on privacy of the day', async () => {
    const read = async () => fieldsOf(JSON.parse((await app.inject('/privacy')).body)).page
    expect(await read()).toMatchObject({ name: 'privacy', text: expect.stringMatching(/^# Who is responsible\n/) })
    const { id: recorded_by } = await makeOwner(portal.db)
    const change = { key: 'privacy_text', value: '"<b>Ours</b>"', start_date: '2026-01-01', recorded_by }
    await portal.db.insertInto('setting_change').values(change).execute()
    expect(await read()).toEqual({ name: 'privacy', text: '<b>Ours</b>' })
  })

  it.each(['/nowhere', '/registers', '/terms/more', '/apis', '/guide/99', '/guide/2/more'])(
    'is 404 for %s',
    async (url) => {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().page).toEqual({ name: 'not-found' })
    },
  )

  it.each([
    ['/?back=%2Fadmin%2Fregistration%2F7%3Fstep%3Dcheck', '/admin/registration/7?step=check'],
    ['/?back=%2Fcert%2F7', '/cert/7'],
    ['/?back=https%3A%2F%2Felsewhere.example', undefined],
    ['/?back=%2F%2Felsewhere.example', undefined],
    ['/?back=%2Fadmin%2F%5C%2Felsewhere.example', undefined],
    ['/?back=%2Fapi%2Fstates', undefined],
    ['/?back=javascript%3Aalert(1)', undefined],
  ])('returns from %s to %s', async (url, back) => {
    expect((await app.inject(url)).json().page.back).toBe(back)
  })
})

describe('the sign-in form without JavaScript', () => {
  it('signs in, and returns to the page where the session ended', async () => {
    const owner = await ownerWithPassword()
    const phone = 'Mozilla/5.0 (Linux; Android 13; TECNO) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'
    const answer = await post(
      '/?back=%2Fcert%2F7',
      { email: owner.email, password },
      { ...ownPage, 'user-agent': phone },
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { page } = answer.json()
    expect(page).toMatchObject({ name: 'signed-in', to: '/cert/7', session: { user: { id: owner.id } } })
    const headers = { authorization: `Bearer ${page.session.token}` }
    expect((await app.inject({ url: '/api/user/facility', headers })).statusCode).toBe(200)
    const sessions = portal.db.selectFrom('session').where('user_id', '=', owner.id).orderBy('id', 'desc')
    const newest = await sessions.select('device').executeTakeFirst()
    expect(newest).toEqual({ device: 'Chrome on an Android phone' })
  })

  it('asks for the code of the second factor beside its field, and then signs in', async () => {
    const { id: user_id, email } = await ownerWithPassword()
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    const factor = { user_id, secret, activated_at: '2026-03-02T09:00:00Z' }
    await portal.db.insertInto('second_factor').values(factor).execute()
    const asked = await post('/', { email, password })
    expect([asked.statusCode, asked.json().page.form.errors]).toEqual([
      401,
      { code: ['Enter the code that your authenticator app shows, or a recovery code'] },
    ])
    const answer = await post('/', { email, password, code: await codeShown(secret) })
    expect(answer.json().page).toMatchObject({ name: 'signed-in', to: '/dashboard' })
  })

  it('is shown again with what was typed, except the password', async () => {
    const answer = await post('/', { email: 'nobody@example.org', password: 'a wrong password' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().page).toEqual({
      name: 'sign-in',
      form: { typed: { email: 'nobody@example.org' }, errors: {}, message: 'Invalid email or password' },
      sendsSms: false,
    })
    expect(answer.payload).not.toContain('a wrong password')
    const again = await post('/?back=%2Fcert%2F7', { email: 'nobody@example.org', password: 'a wrong password' })
    expect(again.json().page.back).toBe('/cert/7')
  })

  it('asks for the second factor, and signs in with it, under the address of the person', async () => {
    const owner = await ownerWithPassword()
    const { send } = as(owner, app)
    const { key } = (await send(factor.prepareSecondFactor, { body: { current_password: password } })).reply.data
    const activated = await send(factor.activateSecondFactor, { body: { code: await codeShown(key) } })
    const [recoveryCode = ''] = activated.reply.data.recovery_codes
    const asked = await post('/', { email: owner.email, password })
    expect([asked.statusCode, Object.keys(asked.json().page.form.errors)]).toEqual([401, ['code']])
    const remoteAddress = '203.0.113.50'
    const answer = await post('/', { email: owner.email, password, code: recoveryCode }, ownPage, remoteAddress)
    expect([answer.statusCode, answer.json().page.name]).toEqual([200, 'signed-in'])
    const entries = portal.db.selectFrom('audit_entry').where('actor_id', '=', owner.id).where('action', '=', 'log_in')
    expect(await entries.select('body').execute()).toMatchObject([{ body: { address: remoteAddress } }])
  })

  it('counts as an attempt to sign in', async () => {
    const { email } = await ownerWithPassword()
    for (let attempt = 0; attempt < 10; attempt++) await post('/', { email, password: 'guess' })
    const answer = await post('/', { email, password: 'guess' })
    expect(answer.statusCode).toBe(429)
    expect(answer.json().page.form.message).toMatch(/^Too many tries/)
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/',
      remoteAddress: '203.0.113.77',
      payload: new URLSearchParams({ email, password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...ownPage },
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://portal.example', host: 'portal.example' }, 401],
    [{}, 401],
  ])('with the headers %o gets the status %i', async (headers, status) => {
    const email = 'nobody-else@example.org'
    expect((await post('/', { email, password: 'wrong' }, headers)).statusCode).toBe(status)
  })
})

describe('the forms for a forgotten password without JavaScript', () => {
  it('say the same for every email', async () => {
    const owner = await ownerWithPassword()
    for (const email of [owner.email, 'nobody-at-all@example.org']) {
      const answer = await post('/forgot', { email })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/forgot?sent'])
    }
    expect((await app.inject('/forgot?sent')).json().page.isSent).toBe(true)
  })

  it('change the password with a code, and keep no secret in a cache', async () => {
    const owner = await ownerWithPassword()
    const { secret, hash } = await makeCode(3)
    const moment = new Date()
    const times = { asked_at: moment.toISOString(), ends_at: new Date(moment.getTime() + 60_000).toISOString() }
    await storeCode(portal.db, { user_id: owner.id, secret_hash: hash, ...times })
    const typed = { email: owner.email, code: secret, password: 'nine-yellow-boats' }
    const refused = await post('/reset', { ...typed, password_confirmation: 'nine-yellow-boat' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().page.form.typed).toEqual({ email: owner.email, code: secret })
    const done = await post('/reset', { ...typed, password_confirmation: 'nine-yellow-boats' })
    expect([done.statusCode, done.headers.location]).toEqual([303, '/?reset'])
    expect((await app.inject('/?reset')).json().page.news).toBe('reset')
    const opened = await app.inject('/reset?token=secret')
    expect([opened.json().page.token, opened.headers['cache-control']]).toEqual(['secret', 'no-store'])
  })

  it('confirm a new email once, by a button and not by opening the link', async () => {
    const { id: user_id, email } = await ownerWithPassword()
    const asked = { user_id, email: `confirmed-${email}`, asked_at: new Date().toISOString() }
    const ends_at = new Date(Date.now() + 60_000).toISOString()
    await portal.db
      .insertInto('email_change')
      .values({ ...asked, secret_hash: hashOfLink('the secret of the mail'), ends_at })
      .execute()
    const url = `/confirm-email?${new URLSearchParams({ token: 'the secret of the mail' })}`
    const opened = [await app.inject(url), await app.inject(url)]
    for (const { headers, payload } of opened) {
      expect(headers['cache-control']).toBe('no-store')
      expect(fieldsOf(JSON.parse(payload)).page).toEqual({ name: 'confirm-email', token: 'the secret of the mail' })
    }
    const confirm = () => post('/confirm-email', { token: 'the secret of the mail' })
    const done = await confirm()
    expect([done.statusCode, done.headers.location]).toEqual([303, '/?email'])
    expect((await app.inject('/?email')).json().page.news).toBe('email')
    const again = await confirm()
    expect([again.statusCode, again.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(again.json().page).toMatchObject({
      token: 'the secret of the mail',
      form: { errors: { token: ['This link is not valid any more. Ask for a new one on the page Your account.'] } },
    })
  })

  it('stop a change of email once, by a button and not by opening the link', async () => {
    const { id: user_id, email } = await ownerWithPassword()
    const asked = { user_id, email: `stopped-${email}`, asked_at: new Date().toISOString() }
    await portal.db
      .insertInto('email_change')
      .values({ ...asked, stop_hash: hashOfLink('the secret of the warning') })
      .execute()
    const url = `/stop-email?${new URLSearchParams({ token: 'the secret of the warning' })}`
    for (const opened of [await app.inject(url), await app.inject({ method: 'HEAD', url }), await app.inject(url)]) {
      expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-store'])
    }
    const pending = () => portal.db.selectFrom('email_change').where('user_id', '=', user_id).selectAll().execute()
    expect(await pending()).toHaveLength(1)
    const stop = () => post('/stop-email', { token: 'the secret of the warning' })
    const done = await stop()
    expect([done.statusCode, done.headers.location]).toEqual([303, '/stop-email?stopped'])
    expect(await pending()).toEqual([])
    expect((await app.inject('/stop-email?stopped')).json().page).toMatchObject({ isStopped: true })
    const again = await stop()
    expect([again.statusCode, again.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(again.json().page.form.errors).toEqual({
      token: [
        'This link is not valid any more: the change was confirmed or stopped, or has ended. If you cannot log in any more, go to the ministry.',
      ],
    })
  })

  it.each(['/forgot', '/reset', '/confirm-email', '/stop-email'])('refuse %s from another site', async (url) => {
    expect((await post(url, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })
})

describe('the registration form without JavaScript', () => {
  it('opens an account and leads to the sign-in page, which says so', async () => {
    const answer = await post('/register', account())
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/?registered')
    expect((await app.inject('/?registered')).json().page.news).toBe('registered')
  })

  it('is shown again with sentences beside the fields, and without passwords', async () => {
    const answer = await post('/register', account({ email: 'not an address', state_id: '1', terms_accepted: '' }))
    expect(answer.statusCode).toBe(422)
    const { form, stateId, lgas } = answer.json().page
    expect(Object.keys(form.errors)).toEqual(['email', 'terms_accepted'])
    expect(form.typed).toMatchObject({ first_name: 'Amina', email: 'not an address', state_id: '1' })
    expect({ stateId, first: lgas[0].list }).toEqual({ stateId: 1, first: 'Aba North' })
    expect(answer.payload).not.toContain(password)
  })

  it('asks once for the terms, and then opens the account without', async () => {
    const sent = account({ terms_accepted: '' })
    const asked = await post('/register', sent)
    expect(asked.statusCode).toBe(422)
    expect(asked.json().page.form.errors).toEqual({
      terms_accepted: ['Tick the box to agree to the terms of use, or press Register again to go on without'],
    })
    const found = portal.db.selectFrom('user_account').where('email', '=', sent.email).select('terms_accepted_at')
    expect(await found.execute()).toEqual([])
    expect((await post('/register', { ...sent, terms_asked: 'yes' })).statusCode).toBe(303)
    expect(await found.execute()).toEqual([{ terms_accepted_at: null }])
  })

  it('lists the areas of another state without opening an account', async () => {
    const typed = account({ state_id: '1', list: 'areas' })
    const answer = await post('/register', typed)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().page).toMatchObject({ stateId: 1, form: { errors: {}, typed: { email: typed.email } } })
    const found = portal.db.selectFrom('user_account').where('email', '=', typed.email).selectAll()
    expect(await found.execute()).toEqual([])
  })

  it('refuses a form of another site', async () => {
    expect((await post('/register', account(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })

  it.each(['9'.repeat(30), '-1', '2147483648', 'Niger', '27.5'])('treats %s as an invalid state', async (state_id) => {
    const answer = await post('/register', account({ state_id }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().page.stateId).toBe(27)
  })
})
