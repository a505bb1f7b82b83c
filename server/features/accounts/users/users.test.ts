import '../../../testing/matchers.ts'
import * as account from '@portal/contract/accounts/calls/account.ts'
import { changePassword, showAccount } from '@portal/contract/accounts/calls/own-account.ts'
import { issueResetCode, resetPassword } from '@portal/contract/accounts/calls/password-reset.ts'
import { removeSecondFactorOf } from '@portal/contract/accounts/calls/second-factor.ts'
import * as calls from '@portal/contract/accounts/calls/users.ts'
import { listRegistrations, showRegistration } from '@portal/contract/applications/calls/registrations.ts'
import type { Call } from '@portal/contract/call.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import * as concerns from '@portal/contract/concerns/calls.ts'
import { addState } from '@portal/contract/places/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { templates } from '../../../messages/templates.ts'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { addConcernRows } from '../../../testing/schema/concern-rows.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

let portal: TestApp
let manager: Person

beforeAll(async () => {
  portal = await testApp()
  manager = await makeOfficer(portal.db)
})

const by = (person: { token: string } | undefined, { app }: TestApp = portal) => as(person, app)
const signIn = (email: string, password: string) => by(undefined).send(account.login, { body: { email, password } })

let count = 0

async function invite() {
  count += 1
  const body = {
    first_name: 'Ngozi',
    last_name: `Eze ${count}`,
    email: `ngozi-${process.pid}-${count}@health.example`,
    duties: ['decide' as const, 'review' as const, 'decide' as const],
  }
  const { data, password, message } = (await by(manager).send(calls.inviteOfficer, { body })).reply
  return { data, password: password ?? '', message }
}

describe('an invited officer', () => {
  it('signs in with the generated password, and can do nothing until it is replaced', async () => {
    const { data, password } = await invite()
    expect(data).toMatchObject({ state: 'invited', duties: ['review', 'decide'], last_signed_in_at: null })
    expect(data.invited_by).toBe(`${manager.first_name} ${manager.last_name}`)
    const { reply: session } = await signIn(data.email, password)
    expect(session).toMatchObject({ must_change_password: true, duties: ['review', 'decide'] })
    const refused = await by(session).send(showAccount, {})
    expect([refused.status, refused.problem?.code]).toEqual([403, 'password_change_needed'])
    const change = (next: string) =>
      by(session).send(changePassword, {
        body: { current_password: password, password: next, password_confirmation: next },
      })
    expect((await change(password)).problem?.errors).toHaveProperty('password')
    expect((await change('nine-yellow-boats')).status).toBe(204)
    expect((await by(session).send(showAccount, {})).status).toBe(200)
    expect((await signIn(data.email, 'nine-yellow-boats')).reply.must_change_password).toBe(false)
    const { reply } = await by(manager).send(calls.showUser, { params: { id: data.id } })
    expect(reply.data).toMatchObject({ state: 'active', sessions: 2 })
  })

  it('may log out before, and is invited once for each email', async () => {
    const { data, password } = await invite()
    const session = (await signIn(data.email, password)).reply
    expect((await by(session).send(account.logout, {})).status).toBe(204)
    const { first_name, last_name, email } = data
    const again = await by(manager).send(calls.inviteOfficer, { body: { first_name, last_name, email, duties: [] } })
    expect(again.problem?.errors).toEqual({ email: ['There is an account with this email already'] })
  })
})

describe('an invitation by mail', () => {
  const publicUrl = 'https://licences.example.org'
  const template = templates.invitation
  let mailing: TestApp

  beforeAll(async () => {
    const mail = { smtpUrl: 'smtp://mail.example.org', from: 'licences@ministry.example', publicUrl }
    mailing = await testApp(undefined, { messages: { publicUrl, mail } })
  })

  async function inviteByMail() {
    const { first_name, last_name, email } = (await invite()).data
    const body = { first_name, last_name, email: `mail-${email}`, duties: [] }
    const { data, password } = (await by(manager, mailing).send(calls.inviteOfficer, { body })).reply
    const { facts } = await portal.db
      .selectFrom('outbox')
      .where('user_id', '=', data.id)
      .where('template', '=', 'invitation')
      .select('facts')
      .executeTakeFirstOrThrow()
    const deliver = async () => {
      const secrets = await template.prepare(portal.db, facts, { userId: data.id, now: new Date() })
      return template.content(facts, secrets)
    }
    return { data, password, deliver }
  }

  const choose = (link: string) => {
    const token = new URL(link, publicUrl).searchParams.get('token') ?? ''
    const passwords = { password: 'nine-yellow-boats', password_confirmation: 'nine-yellow-boats' }
    return by(undefined).send(resetPassword, { body: { token, ...passwords } })
  }

  it('has the address of the portal and a link that works once, also for two at the same moment', async () => {
    const { data, password, deliver } = await inviteByMail()
    expect(password).toBeNull()
    const { paragraphs, link } = await deliver()
    expect(paragraphs[0]).toContain('in its portal, https://licences.example.org.')
    const answers = await Promise.all([choose(link?.path ?? ''), choose(link?.path ?? '')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await signIn(data.email, 'nine-yellow-boats')).reply.must_change_password).toBe(false)
    await expect(deliver()).rejects.toThrow('What was asked for has ended')
  })

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['three days later', async () => portal.setClock(new Date(Date.now() + 72 * 3_600_000 + 1000).toISOString())],
    ['when the account was disabled', (id) => by(manager).send(calls.disableUser, { params: { id }, body: {} })],
    [
      'when the password was reset at the counter',
      (id) => by(manager).send(calls.resetUserPassword, { params: { id } }),
    ],
  ])('is of no use %s', async (_, happen) => {
    const { data, deliver } = await inviteByMail()
    const { link } = await deliver()
    await happen(data.id)
    expect(await choose(link?.path ?? '')).toBeRefused('invalid_input', 'token')
    portal.setClock(new Date().toISOString())
  })

  it('is of no use once the officer has logged in with another generated password and chosen their own', async () => {
    const { data, deliver } = await inviteByMail()
    const { link } = await deliver()
    const { reply } = await by(manager).send(calls.resetUserPassword, { params: { id: data.id } })
    await expect(deliver()).rejects.toThrow('What was asked for has ended')
    const session = (await signIn(data.email, reply.password)).reply
    const own = { password: 'ten-purple-kites', password_confirmation: 'ten-purple-kites' }
    await by(session).send(changePassword, { body: { current_password: reply.password, ...own } })
    expect(await choose(link?.path ?? '')).toBeRefused('invalid_input', 'token')
  })

  it('is not sent to an account that was disabled before', async () => {
    const { data, deliver } = await inviteByMail()
    await by(manager).send(calls.disableUser, { params: { id: data.id }, body: {} })
    await expect(deliver()).rejects.toThrow('What was asked for has ended')
  })
})

describe('duties', () => {
  it('take effect at once, and every reply tells them', async () => {
    const officer = await makeOfficer(portal.db, ['catalogue'])
    const add = () => by(officer).send(addState, { body: { name: `State ${Math.random()}` } })
    const before = await add()
    expect([before.status, before.headers['portal-duties']]).toEqual([201, 'catalogue'])
    await by(manager).send(calls.changeUser, { params: { id: officer.id }, body: { duties: ['review'] } })
    const after = await add()
    expect([after.status, after.problem?.code, after.headers['portal-duties']]).toEqual([403, 'not_allowed', 'review'])
  })

  it('are refused for owners, and when somebody else changed them meanwhile', async () => {
    const [owner, officer] = [await makeOwner(portal.db), await makeOfficer(portal.db, [])]
    const change = (id: number, headers = {}) =>
      by(manager).send(calls.changeUser, { params: { id }, body: { duties: ['users'] } }, { headers })
    expect((await change(owner.id)).problem?.errors).toEqual({ duties: ['Only officers have duties'] })
    expect((await change(officer.id, { 'if-match': '"2020-01-01T00:00:00.000Z"' })).status).toBe(412)
  })
})

describe('disabling an officer', () => {
  it('ends the sessions, returns the cases to the queue, and refuses to sign in like a wrong password', async () => {
    const { data, password } = await invite()
    const session = (await signIn(data.email, password)).reply
    await portal.db.updateTable('user_account').set({ must_change_password: false }).where('id', '=', data.id).execute()
    const { id } = await makeRegistration(portal.db, { status: 'pending', assignee_id: data.id })
    const disabled = await by(manager).send(calls.disableUser, { params: { id: data.id }, body: {} })
    expect(disabled.reply.data).toMatchObject({
      state: 'disabled',
      sessions: 0,
      cases: 0,
      offered: ['Change account', 'Enable'],
    })
    expect((await by(session).send(listRegistrations, {})).status).toBe(401)
    const registration = await portal.db
      .selectFrom('registration')
      .where('id', '=', id)
      .select('assignee_id')
      .executeTakeFirst()
    expect(registration?.assignee_id).toBeNull()
    const give = await by(manager).send(cases.giveCase, { params: { id }, body: { officer_id: data.id } })
    expect(give.problem?.errors).toEqual({ officer_id: ['Choose an officer'] })
    const [right, wrong] = [await signIn(data.email, password), await signIn(data.email, 'wrong')]
    expect([right.status, right.problem?.detail]).toEqual([401, 'Invalid email or password'])
    expect(wrong.problem?.detail).toBe(right.problem?.detail)
    expect((await by(manager).send(calls.enableUser, { params: { id: data.id } })).reply.data.state).toBe('active')
    expect((await signIn(data.email, password)).status).toBe(200)
  })

  it('returns the cases of an officer who loses the duty to review', async () => {
    const officer = await makeOfficer(portal.db, ['review'])
    await makeRegistration(portal.db, { status: 'pending', assignee_id: officer.id })
    const { reply } = await by(manager).send(calls.changeUser, {
      params: { id: officer.id },
      body: { duties: ['decide'] },
    })
    expect(reply.data.cases).toBe(0)
  })
})

describe('an officer who leaves', () => {
  /** An officer with an application and a concern in hand. */
  async function leaver() {
    const officer = await makeOfficer(portal.db, ['review'])
    const facility = await makeFacility(portal.db, { company_name: 'Alheri Clinic' })
    const { id, reference } = await makeRegistration(portal.db, { facility_id: facility.id, assignee_id: officer.id })
    const concern = await addConcernRows(portal.db, { facility_id: facility.id, actor_id: officer.id })
    await by(officer).send(concerns.takeConcern, { params: { id: concern } })
    const holders = async () => {
      const application = by(manager).send(showRegistration, { params: { id } })
      const inHand = by(manager).send(concerns.showConcern, { params: { id: concern } })
      return [(await application).reply.case?.assignee?.id, (await inHand).reply.data.assignee?.id]
    }
    const disable = (body: { successor_id?: number }) =>
      by(manager).send(calls.disableUser, { params: { id: officer.id }, body })
    return { officer, id, reference, concern, holders, disable }
  }

  it('leaves applications and concerns to the successor, who is told, and the reply lists them', async () => {
    const successor = await makeOfficer(portal.db, ['review'])
    const { id, reference, concern, holders, disable } = await leaver()
    const { reply } = await disable({ successor_id: successor.id })
    expect(reply.handed_over).toEqual([
      { kind: 'application', id, title: `Alheri Clinic, ${reference}` },
      { kind: 'concern', id: concern, title: expect.stringMatching(/^CN-/) },
    ])
    expect(await holders()).toEqual([successor.id, successor.id])
    const told = portal.db.selectFrom('notification').where('user_id', '=', successor.id).select('title').orderBy('id')
    expect((await told.execute()).map(({ title }) => title).filter((title) => / given /.test(title))).toEqual([
      'An application was given to you',
      'A concern was given to you',
    ])
  })

  it('leaves nothing behind if nobody is chosen', async () => {
    const { id, concern, holders, disable } = await leaver()
    const { reply } = await disable({})
    expect(reply.handed_over.map((one) => one.id)).toEqual([id, concern])
    expect(await holders()).toEqual([undefined, undefined])
  })

  it('cannot leave it to oneself, an owner, an officer without the duty or a disabled one', async () => {
    const { officer, holders, disable } = await leaver()
    const gone = await makeOfficer(portal.db, ['review'])
    await by(manager).send(calls.disableUser, { params: { id: gone.id }, body: {} })
    const others = [officer, await makeOwner(portal.db), await makeOfficer(portal.db, ['finance']), gone]
    for (const { id } of others) {
      expect(await disable({ successor_id: id })).toBeRefused('invalid_input', 'successor_id')
    }
    expect(await holders()).toEqual([officer.id, officer.id])
  })

  it('has no concern in hand any more once the duty to review is gone', async () => {
    const { officer, holders } = await leaver()
    await by(manager).send(calls.changeUser, { params: { id: officer.id }, body: { duties: ['catalogue'] } })
    expect(await holders()).toEqual([undefined, undefined])
  })
})

describe('a reset', () => {
  it('replaces the password and ends every session, also of an owner', async () => {
    const owner = await makeOwner(portal.db)
    const { reply } = await by(manager).send(calls.resetUserPassword, { params: { id: owner.id } })
    expect((await by(owner).send(showAccount, {})).status).toBe(401)
    expect((await signIn(owner.email, reply.password)).reply.must_change_password).toBe(true)
  })

  it.each([
    ['disabling', calls.disableUser],
    ['a reset', calls.resetUserPassword],
    ['ending sessions', calls.endUserSessions],
    ['a one-time code', issueResetCode],
    ['removing the second factor', removeSecondFactorOf],
  ] as const)('of oneself is refused: %s', async (_, call) => {
    const { status, problem } = await by(manager).send(call, { params: { id: manager.id } })
    expect([status, problem?.code]).toEqual([409, 'action_not_offered'])
  })
})

describe('what officers do to somebody’s account', () => {
  const send = (call: Call, input: object) => by(manager).send(call, Object(input))

  it.each<[string, Call]>([
    ['The ministry changed your account', calls.changeUser],
    ['The ministry reset your password', calls.resetUserPassword],
    ['The ministry made a code for a new password', issueResetCode],
    ['The ministry removed your second factor', removeSecondFactorOf],
    ['The ministry logged you out everywhere', calls.endUserSessions],
    ['The ministry disabled your account', calls.disableUser],
    ['The ministry enabled your account again', calls.enableUser],
  ])('is told to the person in the portal, with the officer’s name, and by mail: %s', async (title, call) => {
    const { id } = await makeOwner(portal.db)
    const disabled_at = call === calls.enableUser ? '2026-03-02T09:00:00Z' : null
    const changed = { wants_mail: false, disabled_at }
    await portal.db.updateTable('user_account').set(changed).where('id', '=', id).execute()
    const factor = { user_id: id, secret: 'JBSWY3DPEHPK3PXP', activated_at: '2026-03-02T09:00:00Z' }
    await portal.db.insertInto('second_factor').values(factor).execute()
    const body = call === calls.changeUser ? { phone_number: '0803 123 4567' } : undefined
    expect((await send(call, { params: { id }, body })).status).toBeLessThan(300)
    const shown = portal.db.selectFrom('notification').where('user_id', '=', id).select(['title', 'body'])
    const by = `By ${manager.first_name} ${manager.last_name}.`
    expect(await shown.execute()).toEqual([{ title, body: expect.stringContaining(by) }])
    const mails = portal.db.selectFrom('outbox').where('user_id', '=', id).select(['template', 'is_security', 'facts'])
    expect(await mails.execute()).toMatchObject([{ template: 'account-action', is_security: true, facts: { title } }])
  })

  it('is not told to an officer who corrects their own name', async () => {
    const { id, token } = await makeOfficer(portal.db)
    await by({ token }).send(calls.changeUser, { params: { id }, body: { first_name: 'Hauwa' } })
    expect(await portal.db.selectFrom('outbox').where('user_id', '=', id).select('id').execute()).toEqual([])
  })
})

describe('the last officer who manages users', () => {
  it('keeps the duty, also when two officers remove each other at the same moment', async () => {
    const own = await testApp(await newTestDatabase())
    const [hauwa, musa] = [await makeOfficer(own.db), await makeOfficer(own.db, ['users'])]
    const answers = await Promise.all([
      by(hauwa, own).send(calls.disableUser, { params: { id: musa.id }, body: {} }),
      by(musa, own).send(calls.disableUser, { params: { id: hauwa.id }, body: {} }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const last = answers[0].status === 200 ? hauwa : musa
    const change = (duties: 'review'[]) =>
      by(last, own).send(calls.changeUser, { params: { id: last.id }, body: { duties } })
    const { status, problem } = await change(['review'])
    expect([status, problem?.detail]).toEqual([
      409,
      'Nobody else could manage officers then. Give another officer the duty “users” first.',
    ])
    expect((await by(last, own).send(calls.listUsers, {})).status).toBe(200)
  })
})

it('of two officers who disable each other at the same moment, the second is refused though others manage users', async () => {
  const own = await testApp(await newTestDatabase())
  const [hauwa, musa] = [await makeOfficer(own.db), await makeOfficer(own.db), await makeOfficer(own.db)]
  const answers = await Promise.all([
    by(hauwa, own).send(calls.disableUser, { params: { id: musa.id }, body: {} }),
    by(musa, own).send(calls.disableUser, { params: { id: hauwa.id }, body: {} }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

describe('the list of accounts', () => {
  it('finds people by parts of name, email and phone, by role and by state', async () => {
    const { data } = await invite()
    const find = async (query: object) =>
      (await by(manager).send(calls.listUsers, { query })).reply.data.map(({ id }) => id)
    expect(await find({ q: `eze ${count} ngozi` })).toContain(data.id)
    expect(await find({ q: data.email.toUpperCase(), state: 'invited' })).toEqual([data.id])
    expect(await find({ q: data.email, state: 'disabled' })).toEqual([])
    expect(await find({ q: data.email, privilege_type: 'user' })).toEqual([])
    expect(await find({ q: '%_' })).toEqual([])
  })

  it('is in the order of the names, in pages', async () => {
    const word = `Order${process.pid}`
    const ids: number[] = []
    for (const [first_name, last_name] of [
      ['Zainab', word],
      ['Amina', `${word} Yusuf`],
      ['Amina', `${word} Bello`],
    ] as const) {
      const { id } = await makeOwner(portal.db)
      await portal.db.updateTable('user_account').set({ first_name, last_name }).where('id', '=', id).execute()
      ids.unshift(id)
    }
    const list = async (query: object) => {
      const { reply } = await by(manager).send(calls.listUsers, { query: { q: word, ...query } })
      return [reply.total, reply.data.map(({ id }) => id)]
    }
    expect(await list({})).toEqual([3, ids])
    expect(await list({ per_page: 2 })).toEqual([3, ids.slice(0, 2)])
    expect(await list({ page: 2, per_page: 2 })).toEqual([3, ids.slice(2)])
    expect(await by(await makeOwner(portal.db)).send(calls.listUsers, {})).toBeRefused('not_allowed')
  })
})
