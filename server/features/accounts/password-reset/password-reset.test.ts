import '../../../testing/matchers.ts'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as own from '@portal/contract/accounts/calls/own-account.ts'
import * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import * as users from '@portal/contract/accounts/calls/users.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { templates } from '../../../messages/templates.ts'
import { as } from '../../../testing/as.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const password = 'nine-yellow-boats'
const passwords = { password, password_confirmation: password }
const template = templates['password-reset']
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'portal@example.org', publicUrl: 'https://licences.example.org' }

let portal: TestApp
let officer: Person

beforeAll(async () => {
  portal = await testApp(undefined, { messages: { mail, publicUrl: mail.publicUrl } })
  officer = await makeOfficer(portal.db)
})

const visitor = () => as(undefined, portal.app)
const forgot = (email: string) => visitor().send(calls.forgotPassword, { body: { email } })
const reset = (secret: { token: string } | { email: string; code: string }) =>
  visitor().send(calls.resetPassword, { body: { ...secret, ...passwords } })
const signIn = ({ email }: Person) => visitor().send(account.login, { body: { email, password } })

/** The messages with a link that wait for a person, oldest first. */
function waitingFor({ id }: Person) {
  const messages = portal.db.selectFrom('outbox').where('user_id', '=', id).where('template', '=', 'password-reset')
  return messages.orderBy('id').select('facts').execute()
}

/** Delivers a message as the portal does. Returns the token of its link. */
async function deliver({ id }: Person, facts: unknown, now = new Date()): Promise<string> {
  const secrets = await template.prepare(portal.db, facts, { userId: id, now })
  return template.content(facts, secrets).link?.path.replace('/reset?token=', '') ?? ''
}

async function linkFor(owner: Person): Promise<{ token: string }> {
  await forgot(owner.email)
  const facts = (await waitingFor(owner)).at(-1)?.facts
  return { token: await deliver(owner, facts) }
}

async function codeFor(owner: Person): Promise<{ email: string; code: string }> {
  const { reply } = await as(officer, portal.app).send(calls.issueResetCode, { params: { id: owner.id } })
  return { email: owner.email, code: reply.data.code }
}

describe('asking for a new password', () => {
  it('gets the same reply in the same time for every email, and tells only the one with an account', async () => {
    const owner = await makeOwner(portal.db)
    const timed = async (email: string) => {
      const start = performance.now()
      const { status, reply } = await forgot(email)
      return { status, reply, ms: performance.now() - start }
    }
    const [known, unknown] = [await timed(owner.email), await timed('nobody@example.org')]
    expect(known.reply).toEqual(unknown.reply)
    expect([known.status, unknown.status]).toEqual([200, 200])
    // Every reply takes a fixed time, which is longer than the work.
    expect(known.ms).toBeGreaterThan(290)
    expect(unknown.ms).toBeGreaterThan(290)
    expect(await waitingFor(owner)).toHaveLength(1)
  })

  it('takes as long when something goes wrong, so that an error does not tell who has an account', async () => {
    const owner = await makeOwner(portal.db)
    await portal.db.schema.alterTable('password_reset').renameTo('password_reset_away').execute()
    try {
      const start = performance.now()
      const { status } = await forgot(owner.email)
      expect([status, performance.now() - start >= 290]).toEqual([500, true])
    } finally {
      await portal.db.schema.alterTable('password_reset_away').renameTo('password_reset').execute()
    }
  })

  it('sends the link also to a person who wants no mail and no SMS', async () => {
    const owner = await makeOwner(portal.db)
    await portal.db
      .updateTable('user_account')
      .set({ wants_mail: false, wants_sms: false })
      .where('id', '=', owner.id)
      .execute()
    await forgot(owner.email)
    expect(await waitingFor(owner)).toHaveLength(1)
  })

  it('sends ten links in an hour to one account, and answers further networks alike', async () => {
    const owner = await makeOwner(portal.db)
    const ask = (network: number) =>
      visitor().send(
        calls.forgotPassword,
        { body: { email: owner.email } },
        { headers: { 'x-forwarded-for': `2001:db8:9:${network}::1` } },
      )
    const answers = await Promise.all(Array.from({ length: 12 }, (_, network) => ask(network)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await waitingFor(owner)).toHaveLength(10)
  })

  it('is limited for known and unknown emails alike', async () => {
    const owner = await makeOwner(portal.db)
    for (const email of [owner.email, 'somebody@example.org']) {
      const answers = await Promise.all(Array.from({ length: 11 }, () => forgot(email)))
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429])
    }
  })
})

describe.each([
  ['a link', linkFor, 30],
  ['a code from the counter', codeFor, 60],
])('a new password with %s', (_, secretFor, minutes) => {
  it('lets the person in, ends every session, and tells the person', async () => {
    const owner = await makeOwner(portal.db)
    expect((await reset(await secretFor(owner))).status).toBe(200)
    expect(await as(owner, portal.app).send(own.showAccount, {})).toBeRefused('signed_out')
    expect((await signIn(owner)).status).toBe(200)
    const told = portal.db.selectFrom('outbox').where('user_id', '=', owner.id).select('template').execute()
    expect((await told).map(({ template }) => template)).toContain('password-changed')
  })

  it('is set once, also by two at the same moment', async () => {
    const owner = await makeOwner(portal.db)
    const secret = await secretFor(owner)
    const answers = await Promise.all([reset(secret), reset(secret)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await reset(secret)).toBeRefused('invalid_input')
  })

  it('is refused while the account is disabled', async () => {
    const owner = await makeOwner(portal.db)
    const secret = await secretFor(owner)
    const set = (disabled_at: string | null) =>
      portal.db.updateTable('user_account').set({ disabled_at }).where('id', '=', owner.id).execute()
    await set('2026-06-15T09:00:00Z')
    expect(await reset(secret)).toBeRefused('invalid_input')
    await set(null)
    expect((await reset(secret)).status).toBe(200)
  })

  it('needs the newest one', async () => {
    const owner = await makeOwner(portal.db)
    const [older, newer] = [await secretFor(owner), await secretFor(owner)]
    expect(await reset(older)).toBeRefused('invalid_input')
    expect((await reset(newer)).status).toBe(200)
  })

  it(`is refused after ${minutes} minutes in the same words as with a wrong one`, async () => {
    const owner = await makeOwner(portal.db)
    const secret = await secretFor(owner)
    portal.setClock(new Date(Date.now() + minutes * 60_000 + 1000).toISOString())
    const late = await reset(secret)
    portal.setClock(new Date().toISOString())
    const wrong = await reset('token' in secret ? { token: 'guess' } : { ...secret, code: 'abcd-efgh-ijkm' })
    expect(late).toBeRefused('invalid_input')
    expect(late.problem?.errors).toEqual(wrong.problem?.errors)
  })

  it('is stored only as a hash', async () => {
    const owner = await makeOwner(portal.db)
    const secret = Object.values(await secretFor(owner)).at(-1) ?? ''
    const rows = [
      ...(await portal.db.selectFrom('password_reset').where('user_id', '=', owner.id).selectAll().execute()),
      ...(await portal.db.selectFrom('outbox').where('user_id', '=', owner.id).selectAll().execute()),
    ]
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('a code from the counter', () => {
  it('may be typed in capitals and without hyphens', async () => {
    const { email, code } = await codeFor(await makeOwner(portal.db))
    expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{4}-[2-9a-hjkmnp-tv-z]{4}-[2-9a-hjkmnp-tv-z]{4}$/)
    expect((await reset({ email, code: ` ${code.toUpperCase().replaceAll('-', ' ')}` })).status).toBe(200)
  })

  it('works only with the email of its account', async () => {
    const [owner, other] = [await makeOwner(portal.db), await makeOwner(portal.db)]
    const { code } = await codeFor(owner)
    expect(await reset({ email: other.email, code })).toBeRefused('invalid_input', 'code')
    expect(await reset({ email: 'nobody@example.org', code })).toBeRefused('invalid_input', 'code')
  })

  it('cannot be guessed more often than a password, counted together', async () => {
    const owner = await makeOwner(portal.db)
    const secret = await codeFor(owner)
    for (let guess = 0; guess < 5; guess++) {
      expect(await reset({ ...secret, code: 'abcd-efgh-ijkm' })).toBeRefused('invalid_input', 'code')
      expect(await signIn(owner)).toBeRefused('wrong_credentials')
    }
    expect(await reset(secret)).toBeRefused('too_many_requests')
    expect(await signIn(owner)).toBeRefused('too_many_requests')
  })
})

it('a link that would be delivered late does not replace the one that was asked for later', async () => {
  const owner = await makeOwner(portal.db)
  for (const moment of ['2026-11-02T08:00:00Z', '2026-11-02T08:01:00Z']) {
    portal.setClock(moment)
    await forgot(owner.email)
  }
  portal.setClock(new Date().toISOString())
  const [first, second] = await waitingFor(owner)
  const newer = await deliver(owner, second?.facts)
  await expect(deliver(owner, first?.facts)).rejects.toThrow('was asked for again')
  expect((await reset({ token: newer })).status).toBe(200)
})

it.each([
  ['link', 'code'],
  ['code', 'link'],
] as const)('a %s that is used ends the %s of the same account, and of no other', async (used, other) => {
  const [owner, rival] = [await makeOwner(portal.db), await makeOwner(portal.db)]
  const secrets = { link: await linkFor(owner), code: await codeFor(owner) }
  const foreign = await linkFor(rival)
  expect((await reset(secrets[used])).status).toBe(200)
  expect(await reset(secrets[other])).toBeRefused('invalid_input')
  expect((await reset(foreign)).status).toBe(200)
})

it('a refused password does not use up the link', async () => {
  const owner = await makeOwner(portal.db)
  const link = await linkFor(owner)
  const name = { password: `${owner.email} 1`, password_confirmation: `${owner.email} 1` }
  expect(await visitor().send(calls.resetPassword, { body: { ...link, ...name } })).toBeRefused('invalid_input')
  expect((await reset(link)).status).toBe(200)
})

describe('an invited officer who asks for a link', () => {
  async function invited() {
    const body = { first_name: 'Ngozi', last_name: 'Eze', email: `ngozi-${Math.random()}@example.org` }
    const { data } = (await as(officer, portal.app).send(users.inviteOfficer, { body: { ...body, duties: [] } })).reply
    const message = portal.db.selectFrom('outbox').where('user_id', '=', data.id).where('template', '=', 'invitation')
    const { facts } = await message.select('facts').executeTakeFirstOrThrow()
    const invitation = templates.invitation
    const deliverInvitation = async () => {
      const secrets = await invitation.prepare(portal.db, facts, { userId: data.id, now: new Date() })
      return { token: invitation.content(facts, secrets).link?.path.replace('/reset?token=', '') ?? '' }
    }
    const person = { ...officer, id: data.id, email: data.email }
    return { person, deliverInvitation }
  }

  it('keeps the three days of the invitation', async () => {
    const { person, deliverInvitation } = await invited()
    const invitation = await deliverInvitation()
    const link = await linkFor(person)
    portal.setClock(new Date(Date.now() + 2 * 24 * 3_600_000).toISOString())
    expect(await reset(link)).toBeRefused('invalid_input')
    expect((await reset(invitation)).status).toBe(200)
    portal.setClock(new Date().toISOString())
  })

  it('gets the invitation also when it is delivered after the link', async () => {
    const { person, deliverInvitation } = await invited()
    const link = await linkFor(person)
    const invitation = await deliverInvitation()
    expect((await reset(link)).status).toBe(200)
    expect(await reset(invitation)).toBeRefused('invalid_input')
  })

  it('gets no invitation any more after choosing a password', async () => {
    const { person, deliverInvitation } = await invited()
    expect((await reset(await linkFor(person))).status).toBe(200)
    await expect(deliverInvitation()).rejects.toThrow('has ended')
  })
})

it('a link whose message is still on its way ends with the next new password', async () => {
  const owner = await makeOwner(portal.db)
  const code = await codeFor(owner)
  await forgot(owner.email)
  const facts = (await waitingFor(owner)).at(-1)?.facts
  expect((await reset(code)).status).toBe(200)
  await expect(deliver(owner, facts)).rejects.toThrow('has ended')
})

it('without mail says what to do instead of promising a message, alike for every email', async () => {
  const silent = await testApp()
  const owner = await makeOwner(silent.db)
  const ask = (email: string) => as(undefined, silent.app).send(calls.forgotPassword, { body: { email } })
  const [known, unknown] = [await ask(owner.email), await ask('nobody@example.org')]
  expect(known.reply).toEqual(unknown.reply)
  expect(known.reply.message).toMatch(/^This portal sends no mail at present\. Go to the ministry/)
  expect(await silent.db.selectFrom('outbox').where('user_id', '=', owner.id).selectAll().execute()).toEqual([])
})
