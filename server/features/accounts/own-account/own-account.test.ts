import '../../../testing/matchers.ts'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import * as resets from '@portal/contract/accounts/calls/password-reset.ts'
import * as users from '@portal/contract/accounts/calls/users.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../auth/passwords.ts'
import type { Db } from '../../../database/connect.ts'
import { templates } from '../../../messages/templates.ts'
import { insertUser, updateUser } from '../../../records/accounts/accounts.ts'
import { lockAccount } from '../../../records/accounts/closed-accounts.ts'
import { endAccess } from '../../../records/accounts/sessions.ts'
import { notify } from '../../../records/messages/notifications.ts'
import { type Answer, as } from '../../../testing/as.ts'
import { countLockWaits } from '../../../testing/count-lock-waits.ts'
import { makeFacility } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const oldPassword = 'seven-green-bicycles'
const newPassword = 'nine-yellow-boats'
const change = { current_password: oldPassword, password: newPassword, password_confirmation: newPassword }

let portal: TestApp
let hash: string

/** Where a transaction can wait for another one; the embedded database has one connection. */
const onPostgres = it.runIf(process.env.TEST_DATABASE === 'postgres')
/** Until a call waits for the end of a transaction. */
const untilOneWaits = () => expect.poll(() => countLockWaits(portal.db)).toBe(1)

beforeAll(async () => {
  portal = await testApp()
  hash = await hashPassword(oldPassword)
})

async function personWithPassword(make: typeof makeOwner = makeOwner): Promise<Person> {
  const person = await make(portal.db)
  await portal.db.updateTable('user_account').set({ password_hash: hash }).where('id', '=', person.id).execute()
  return person
}

/** Signs in with a browser; undefined when it is refused. */
async function signIn({ email }: Person, password: string, userAgent = 'curl') {
  const headers = { 'user-agent': userAgent }
  const answer = await as(undefined, portal.app).send(account.login, { body: { email, password } }, { headers })
  return answer.problem ? undefined : { token: answer.reply.token }
}

const isSignedIn = async (actor: { token: string } | undefined) =>
  (await as(actor, portal.app).send(calls.showAccount, {})).status === 200

/** Has a code made at the counter. Returns how a visitor uses it with the present or another email. */
async function codeFor(owner: Person): Promise<(email?: string) => Promise<Answer<typeof resets.resetPassword>>> {
  const officer = as(await makeOfficer(portal.db), portal.app)
  const { code } = (await officer.send(resets.issueResetCode, { params: { id: owner.id } })).reply.data
  const password = 'eleven-blue-carpets'
  return (email = owner.email) =>
    as(undefined, portal.app).send(resets.resetPassword, {
      body: { email, code, password, password_confirmation: password },
    })
}

describe('changing the name and the phone number', () => {
  it('changes them as they are written on registering', async () => {
    const owner = await makeOwner(portal.db)
    const body = { first_name: ' Amina ', last_name: 'Bello', phone_number: '0803 123 4567' }
    const { reply } = await as(owner, portal.app).send(calls.changeAccount, { body })
    expect(reply.data).toMatchObject({ first_name: 'Amina', last_name: 'Bello', phone_number: '+2348031234567' })
    expect((await as(owner, portal.app).send(calls.showAccount, {})).reply.data.first_name).toBe('Amina')
  })
})

describe('changing the password', () => {
  it('ends the other sessions, keeps this one, and lets nobody in with the old password', async () => {
    const owner = await personWithPassword()
    const phone = await signIn(owner, oldPassword)
    expect((await as(owner, portal.app).send(calls.changePassword, { body: change })).status).toBe(204)
    expect([await isSignedIn(owner), await isSignedIn(phone)]).toEqual([true, false])
    expect(await signIn(owner, oldPassword)).toBeUndefined()
    expect(await signIn(owner, newPassword)).toBeDefined()
  })

  it.each([
    ['a wrong present password', { current_password: 'guess' }, 'current_password'],
    ['a repetition that differs', { password_confirmation: 'nine-yellow-boat' }, 'password_confirmation'],
    ['an easy password', { password: 'password', password_confirmation: 'password' }, 'password'],
    ['the own name', { password: 'number-musa-123', password_confirmation: 'number-musa-123' }, 'password'],
  ])('is refused with %s', async (_, wrong, field) => {
    const owner = await personWithPassword()
    const answer = await as(owner, portal.app).send(calls.changePassword, { body: { ...change, ...wrong } })
    expect(answer).toBeRefused('invalid_input', field)
    expect(await signIn(owner, oldPassword)).toBeDefined()
  })

  it('ends the code for another password that was made before', async () => {
    const owner = await personWithPassword()
    const use = await codeFor(owner)
    expect((await as(owner, portal.app).send(calls.changePassword, { body: change })).status).toBe(204)
    expect(await use()).toBeRefused('invalid_input', 'code')
    expect(await signIn(owner, newPassword)).toBeDefined()
  })

  it('counts guesses of the present password as attempts to sign in', async () => {
    const owner = await personWithPassword()
    const body = { ...change, current_password: 'guess' }
    for (let guess = 0; guess < 10; guess++) {
      expect(await as(owner, portal.app).send(calls.changePassword, { body })).toBeRefused('invalid_input')
    }
    expect(await as(owner, portal.app).send(calls.changePassword, { body })).toBeRefused('too_many_requests')
    expect(await signIn(owner, oldPassword)).toBeUndefined()
  })

  it('succeeds once when it is sent twice at the same moment', async () => {
    const owner = await personWithPassword()
    const send = () => as(owner, portal.app).send(calls.changePassword, { body: change })
    expect((await Promise.all([send(), send()])).map(({ status }) => status).sort()).toEqual([204, 422])
  })

  onPostgres('leaves no session to a sign-in whose password was checked before the change', async () => {
    const owner = await personWithPassword()
    let attempt: ReturnType<typeof signIn> | undefined
    await portal.db.transaction().execute(async (db) => {
      await updateUser(db, owner.id, { password_hash: 'another' })
      attempt = signIn(owner, oldPassword)
      // By then the old password was found right, and the sign-in waits for the end of this transaction.
      await untilOneWaits()
    })
    expect(await attempt).toBeUndefined()
  })
})

describe('the devices on which a person is signed in', () => {
  const android = 'Mozilla/5.0 (Linux; Android 13; TECNO) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'

  it('are listed in words, without those that have ended', async () => {
    portal.setClock('2026-11-02T08:00:00Z')
    const officer = await personWithPassword(makeOfficer)
    await signIn(officer, oldPassword, 'Mozilla/5.0 (Windows NT 10.0) Firefox/120.0')
    portal.setClock('2026-11-02T20:00:00Z')
    const phone = await signIn(officer, oldPassword, android)
    await portal.db
      .deleteFrom('session')
      .where('ends_at', '>', '2080-01-01')
      .where('user_id', '=', officer.id)
      .execute()
    const { data } = (await as(phone, portal.app).send(calls.listSessions, {})).reply
    expect(data).toMatchObject([{ device: 'Chrome on an Android phone', is_current: true }])
    expect(JSON.stringify(data)).not.toContain(phone?.token)
    portal.setClock(new Date().toISOString())
  })

  it('can be signed out one by one and all others at once, but not those of another person', async () => {
    const [owner, other] = [await personWithPassword(), await makeOwner(portal.db)]
    const [phone, laptop] = [await signIn(owner, oldPassword, android), await signIn(owner, oldPassword)]
    const { data } = (await as(owner, portal.app).send(calls.listSessions, {})).reply
    const id = data.find(({ device }) => device === 'Chrome on an Android phone')?.id ?? 0
    expect(await as(other, portal.app).send(calls.endOneSession, { params: { id } })).toBeRefused('not_found')
    expect((await as(owner, portal.app).send(calls.endOneSession, { params: { id } })).status).toBe(204)
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true])
    expect((await as(owner, portal.app).send(calls.endOtherSessions, {})).status).toBe(204)
    expect([await isSignedIn(laptop), await isSignedIn(owner), await isSignedIn(other)]).toEqual([false, true, true])
  })
})

describe('changing the email', () => {
  const confirm = (token: string) => as(undefined, portal.app).send(calls.confirmEmail, { body: { token } })

  async function ask(person: Person, email: string): Promise<string> {
    const body = { email, current_password: oldPassword }
    expect((await as(person, portal.app).send(calls.askEmailChange, { body })).status).toBe(200)
    const message = portal.db.selectFrom('outbox').where('address', '=', email).where('template', '=', 'email-change')
    const sent = await message.orderBy('id', 'desc').select('facts').executeTakeFirst()
    if (!sent) return ''
    const template = templates['email-change']
    const secrets = await template.prepare(portal.db, sent.facts, { userId: undefined, now: new Date() })
    return template.content(sent.facts, secrets).link?.path.replace('/confirm-email?token=', '') ?? ''
  }

  it('is asked for five times an hour, by one person and to one address, whether it has an account or not', async () => {
    const [owner, holder] = [await personWithPassword(), await makeOwner(portal.db)]
    const askFor = (person: Person, email: string) =>
      as(person, portal.app).send(calls.askEmailChange, { body: { email, current_password: oldPassword } })
    for (let attempt = 1; attempt <= 5; attempt++)
      expect((await askFor(owner, `${attempt}-${owner.email}`)).status).toBe(200)
    expect(await askFor(owner, `6-${owner.email}`)).toBeRefused('too_many_requests')
    for (const email of [holder.email, `nobody-${owner.email}`]) {
      for (let attempt = 1; attempt <= 5; attempt++)
        expect((await askFor(await personWithPassword(), email)).status).toBe(200)
      expect(await askFor(await personWithPassword(), email)).toBeRefused('too_many_requests')
    }
    const mails = portal.db.selectFrom('outbox').where('user_id', '=', holder.id).where('template', '=', 'email-taken')
    expect(await mails.select('id').execute()).toHaveLength(5)
  })

  it('happens when the link at the new address is used, once, and the old address is told', async () => {
    const owner = await personWithPassword()
    const email = `new-${owner.email}`
    const token = await ask(owner, email)
    expect((await as(owner, portal.app).send(calls.showAccount, {})).reply.data.email).toBe(owner.email)
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await as(owner, portal.app).send(calls.showAccount, {})).reply.data.email).toBe(email)
    const told = portal.db.selectFrom('outbox').where('address', '=', owner.email).select('template').execute()
    expect((await told).map(({ template }) => template)).toEqual(['email-change-asked', 'email-changed'])
  })

  it('ends the code for another password that was made before', async () => {
    const owner = await personWithPassword()
    const email = `fresh-${owner.email}`
    const use = await codeFor(owner)
    expect((await confirm(await ask(owner, email))).status).toBe(200)
    expect(await use(email)).toBeRefused('invalid_input', 'code')
  })

  it('needs the password, and the newest link within 24 hours', async () => {
    const owner = await personWithPassword()
    const body = { email: `other-${owner.email}`, current_password: 'guess' }
    expect(await as(owner, portal.app).send(calls.askEmailChange, { body })).toBeRefused('invalid_input')
    portal.setClock('2026-11-02T08:00:00Z')
    const older = await ask(owner, `first-${owner.email}`)
    portal.setClock('2026-11-02T08:01:00Z')
    const newer = await ask(owner, `second-${owner.email}`)
    expect(await confirm(older)).toBeRefused('invalid_input')
    portal.setClock(new Date(Date.now() + 25 * 3_600_000).toISOString())
    expect(await confirm(newer)).toBeRefused('invalid_input')
    portal.setClock(new Date().toISOString())
    expect((await confirm(newer)).status).toBe(200)
  })

  /** Delivers the message to the old address. Returns what its link does. */
  async function stopLinkOf({ email }: Person) {
    const message = portal.db.selectFrom('outbox').where('address', '=', email)
    const asked = message.where('template', '=', 'email-change-asked').orderBy('id', 'desc').select('facts')
    const { facts } = await asked.executeTakeFirstOrThrow()
    const template = templates['email-change-asked']
    const secrets = await template.prepare(portal.db, facts, { userId: undefined, now: new Date() })
    const token = template.content(facts, secrets).link?.path.replace('/stop-email?token=', '') ?? ''
    return () => as(undefined, portal.app).send(calls.stopEmailChange, { body: { token } })
  }

  it('is told to the old address at once, which stops it once without logging in', async () => {
    const owner = await personWithPassword()
    const token = await ask(owner, `thief-${owner.email}`)
    const stop = await stopLinkOf(owner)
    expect((await Promise.all([stop(), stop()])).map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await confirm(token)).toBeRefused('invalid_input', 'token')
    expect(await stop()).toBeRefused('invalid_input', 'token')
    const entries = portal.db.selectFrom('audit_entry').where('about_id', '=', String(owner.id)).select('action')
    expect((await entries.execute()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ask_email_change', 'stop_email_change']),
    )
  })

  it('is stopped by the newest message only, and not by one about a change that was confirmed', async () => {
    const owner = await personWithPassword()
    await ask(owner, `one-${owner.email}`)
    const stopFirst = await stopLinkOf(owner)
    portal.setClock(new Date(Date.now() + 1000).toISOString())
    const token = await ask(owner, `two-${owner.email}`)
    const stop = await stopLinkOf(owner)
    expect(await stopFirst()).toBeRefused('invalid_input', 'token')
    expect((await confirm(token)).status).toBe(200)
    expect(await stop()).toBeRefused('invalid_input', 'token')
  })

  it('is done or stopped, never both, when both are sent at the same moment', async () => {
    const owner = await personWithPassword()
    const email = `race-${owner.email}`
    const token = await ask(owner, email)
    const stop = await stopLinkOf(owner)
    const answers = await Promise.all([confirm(token), stop()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const present = await portal.db.selectFrom('user_account').where('id', '=', owner.id).select('email').execute()
    expect(present[0]?.email).toBe(answers[0].status === 200 ? email : owner.email)
  })

  const officer = async () => as(await makeOfficer(portal.db), portal.app)
  const recoveries: [string, (owner: Person) => Promise<{ status: number }>][] = [
    ['a new password with a code', async (owner) => (await codeFor(owner))()],
    ['a new password', (owner) => as(owner, portal.app).send(calls.changePassword, { body: change })],
    [
      'a password that an officer resets',
      async ({ id }) => (await officer()).send(users.resetUserPassword, { params: { id } }),
    ],
    [
      'an officer who logs the person out everywhere',
      async ({ id }) => (await officer()).send(users.endUserSessions, { params: { id } }),
    ],
    [
      'disabling the account',
      async ({ id }) => (await officer()).send(users.disableUser, { params: { id }, body: {} }),
    ],
    ['logging out all other devices', (owner) => as(owner, portal.app).send(calls.endOtherSessions, {})],
    [
      'logging out one other device',
      async (owner) => {
        const phone = await signIn(owner, oldPassword)
        const { data } = (await as(phone, portal.app).send(calls.listSessions, {})).reply
        const id = data.find(({ is_current }) => !is_current)?.id ?? 0
        return as(phone, portal.app).send(calls.endOneSession, { params: { id } })
      },
    ],
  ]

  it.each(recoveries)('ends with %s, also when its message is still on its way', async (_, recover) => {
    const owner = await personWithPassword()
    const token = await ask(owner, `thief-${owner.email}`)
    expect((await recover(owner)).status).toBeLessThan(300)
    expect(await confirm(token)).toBeRefused('invalid_input', 'token')
    await expect(stopLinkOf(owner)).rejects.toThrow('has ended')
  })

  onPostgres('is not confirmed while the owner chooses a new password at the same moment', async () => {
    const owner = await personWithPassword()
    const token = await ask(owner, `moment-${owner.email}`)
    let confirming: ReturnType<typeof confirm> | undefined
    await portal.db.transaction().execute(async (db) => {
      await endAccess(db, owner.id, 'all')
      confirming = confirm(token)
      // By then the link was found, and the confirmation waits for the end of this transaction.
      await untilOneWaits()
    })
    expect(await confirming).toBeRefused('invalid_input', 'token')
  })

  onPostgres.each([
    ['the password is changed', (db: Db, id: number) => updateUser(db, id, { password_hash: 'another' })],
    ['the sessions end', (db: Db, id: number) => endAccess(db, id, 'all')],
  ])('is not asked for in the moment in which %s', async (_, recover) => {
    const owner = await personWithPassword()
    const body = { email: `late-${owner.email}`, current_password: oldPassword }
    let asking: Promise<{ status: number }> | undefined
    await portal.db.transaction().execute(async (db) => {
      await lockAccount(db, owner.id)
      asking = as(owner, portal.app).send(calls.askEmailChange, { body })
      // By then the password was found right, and the change waits for the end of this transaction.
      await untilOneWaits()
      await recover(db, owner.id)
    })
    expect((await asking)?.status).toBeGreaterThan(400)
    const pending = portal.db.selectFrom('email_change').where('user_id', '=', owner.id).selectAll()
    expect(await pending.execute()).toEqual([])
  })

  it('does not reveal that somebody else has the email: only they are told', async () => {
    const [owner, other] = [await personWithPassword(), await makeOwner(portal.db)]
    expect(await ask(owner, other.email)).toBe('')
    const told = portal.db.selectFrom('outbox').where('user_id', '=', other.id).select('template').execute()
    expect((await told).map(({ template }) => template)).toEqual(['email-taken'])
  })

  it('is done for one of two who confirm the same email at the same moment', async () => {
    const [owner, other] = [await personWithPassword(), await personWithPassword()]
    const email = `both-${owner.email}`
    const tokens = [await ask(owner, email), await ask(other, email)]
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  onPostgres('is refused when somebody opens an account with the email at the same moment', async () => {
    const owner = await personWithPassword()
    const email = `moment-${owner.email}`
    const token = await ask(owner, email)
    let confirming: ReturnType<typeof confirm> | undefined
    await portal.db.transaction().execute(async (db) => {
      const person = { first_name: 'Musa', last_name: 'Number', phone_number: '', password_hash: 'none' }
      await insertUser(db, { ...person, email })
      confirming = confirm(token)
      // By then the email was free, and the confirmation waits for the end of this transaction.
      await untilOneWaits()
    })
    expect(await confirming).toBeRefused('invalid_input', 'token')
  })

  it('is refused when somebody else has taken the email meanwhile', async () => {
    const owner = await personWithPassword()
    const email = `late-${owner.email}`
    const token = await ask(owner, email)
    await updateUser(portal.db, (await makeOwner(portal.db)).id, { email })
    expect(await confirm(token)).toBeRefused('invalid_input', 'token')
  })
})

describe('closing the account', () => {
  const close = (person: Person, current_password = oldPassword) =>
    as(person, portal.app).send(calls.closeAccount, { body: { current_password } })

  it('removes the personal data, ends the sessions and frees the email, but keeps the row', async () => {
    const owner = await personWithPassword()
    const stated = {
      local_gov_area_id: 541,
      educational_qualification: 'MBBS',
      address: '3 Tunga Street, Minna',
      employment_status: 'Employed',
      certificate_name: 'MDCN',
      certificate_number: '45678',
      employment_address: 'General Hospital Minna',
      employment_experience: 'Ten years',
    }
    await updateUser(portal.db, owner.id, { ...stated, state_id: 27 })
    await notify(portal.db, { user_id: owner.id, kind: 'remark', title: 'A remark', body: 'Read.' })
    const draft = { user_id: owner.id, form: 'add-facility', value: '{}', updated_at: '2026-06-15T09:00:00Z' }
    await portal.db.insertInto('draft').values(draft).execute()
    const phone = await signIn(owner, oldPassword)
    expect(await close(owner, 'guess')).toBeRefused('invalid_input', 'current_password')
    expect((await close(owner)).status).toBe(204)
    expect([await isSignedIn(owner), await isSignedIn(phone)]).toEqual([false, false])
    expect(await signIn(owner, oldPassword)).toBeUndefined()
    const row = await portal.db.selectFrom('user_account').where('id', '=', owner.id).selectAll().executeTakeFirst()
    expect(row).toMatchObject({ first_name: 'Closed', last_name: 'account', phone_number: '', state_id: null })
    expect(row).toMatchObject(Object.fromEntries(Object.keys(stated).map((column) => [column, null])))
    for (const table of ['notification', 'draft', 'outbox', 'session'] as const) {
      expect(await portal.db.selectFrom(table).where('user_id', '=', owner.id).selectAll().execute()).toEqual([])
    }
    expect(JSON.stringify(row)).not.toContain(owner.email)
  })

  it('is refused to the owner of a facility, and to officers', async () => {
    const [owner, officer] = [await personWithPassword(), await personWithPassword(makeOfficer)]
    await makeFacility(portal.db, { user_id: owner.id })
    expect(await close(owner)).toBeRefused('action_not_offered')
    expect(await close(officer)).toBeRefused('not_allowed')
  })
})

it('gives people what is stored about them, without secrets', async () => {
  const owner = await personWithPassword()
  const { company_name } = await makeFacility(portal.db, { user_id: owner.id })
  const other = await makeOwner(portal.db)
  await makeFacility(portal.db, { user_id: other.id })
  for (const person of [owner, other]) {
    await notify(portal.db, { user_id: person.id, kind: 'remark', title: `To ${person.email}`, body: 'Read.' })
    const draft = { user_id: person.id, form: 'add-facility', value: '{}', updated_at: '2026-06-15T09:00:00Z' }
    await portal.db.insertInto('draft').values(draft).execute()
  }
  const { data } = (await as(owner, portal.app).send(calls.downloadOwnData, {})).reply
  expect(data).toMatchObject({
    account: { email: owner.email },
    facilities: [{ company_name }],
    notifications: [{ title: `To ${owner.email}` }],
    drafts: [{ form: 'add-facility' }],
  })
  const { facilities, notifications, drafts, sessions } = data
  expect([facilities, notifications, drafts, sessions].map((list) => list.length)).toEqual([1, 1, 1, 1])
  expect(JSON.stringify(data)).not.toMatch(/argon2|password|token/)
})
