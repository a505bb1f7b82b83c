import '../testing/matchers.ts'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as own from '@portal/contract/accounts/calls/own-account.ts'
import * as resets from '@portal/contract/accounts/calls/password-reset.ts'
import { decideRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as claims from '@portal/contract/facilities/calls/claims.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { as } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { makeOwner, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const line = z.looseObject({ event: z.string().optional(), msg: z.string().optional() })

let written = ''
let portal: TestApp
let [owner, rival]: Person[] = []
let facility: { id: number }
beforeAll(async () => {
  portal = await testApp(undefined, { log: { write: (text) => (written += text) } })
  owner = await makeOwner(portal.db)
  rival = await makeOwner(portal.db)
  facility = await makeFacility(portal.db, { user_id: owner.id })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The events that are logged while `work` runs. */
async function eventsOf(work: () => Promise<unknown>) {
  written = ''
  await work()
  const lines = written.split('\n').filter(Boolean)
  return lines.map((text) => line.parse(JSON.parse(text))).filter(({ event }) => event !== undefined)
}

const show = (person: Person | undefined, id: number) =>
  as(person, portal.app).send(facilities.showFacility, { params: { id } })

describe('the log', () => {
  it('notes who asked for what is not theirs, and nothing of what does not exist or is theirs', async () => {
    const [event, ...others] = await eventsOf(async () => {
      expect(await show(rival, facility.id)).toBeRefused('not_found')
      expect(await show(rival, 2_000_000_000)).toBeRefused('not_found')
      expect((await show(owner, facility.id)).status).toBe(200)
    })
    expect(event).toEqual({
      level: 40,
      time: expect.any(Number),
      reqId: expect.any(String),
      event: 'not own',
      person: rival?.id,
      method: 'GET',
      route: '/api/facilities/:id',
      msg: 'Refused',
    })
    expect(others).toEqual([])
  })

  it('says no more than that the thing does not exist in the reply', async () => {
    const replies = [await show(rival, facility.id), await show(rival, 2_000_000_000)].map(({ problem }) => ({
      ...problem,
      request_id: '',
    }))
    expect(replies[0]).toEqual(replies[1])
  })

  const decide = { id: 1, status: 'Approved', reason: 'Complete on paper.' } as const
  it.each<[string, string, () => Promise<unknown>, () => Person | undefined]>([
    [
      'an owner who decides',
      'not allowed',
      () => as(rival, portal.app).send(decideRegistration, { body: decide }),
      () => rival,
    ],
    [
      'a password that is wrong in an open session',
      'wrong secret',
      () =>
        as(rival, portal.app).send(own.askEmailChange, {
          body: { email: 'new@example.org', current_password: 'guessed-it' },
        }),
      () => rival,
    ],
    [
      'the code of a claim that is guessed',
      'wrong secret',
      () => as(rival, portal.app).send(claims.claimFacility, { body: { code: 'abcde-fghjk' } }),
      () => rival,
    ],
    [
      'a wrong password',
      'wrong secret',
      () => as(undefined, portal.app).send(account.login, { body: { email: 'me@example.org', password: 'guess' } }),
      () => undefined,
    ],
    [
      'a link for a new password that nobody was sent',
      'wrong link',
      () =>
        as(undefined, portal.app).send(resets.resetPassword, {
          body: { token: 'guess', password: 'nine-yellow-boats', password_confirmation: 'nine-yellow-boats' },
        }),
      () => undefined,
    ],
    [
      'a link to a file that is changed',
      'wrong link',
      () => portal.app.inject('/documents/a-slug?expires=1&session=a&signature=abc'),
      () => undefined,
    ],
    [
      'a token of no session',
      'no session',
      () => portal.app.inject({ url: '/api/facilities/1', headers: { authorization: 'Bearer guess' } }),
      () => undefined,
    ],
    [
      'a request that no browser sends',
      'unreadable',
      () =>
        portal.app.inject({
          method: 'POST',
          url: '/api/login',
          payload: '{"email":"amina',
          headers: { 'content-type': 'application/json' },
        }),
      () => undefined,
    ],
  ])('notes %s as "%s"', async (_, event, send, person) => {
    expect(await eventsOf(send)).toMatchObject([{ event, person: person()?.id ?? null, msg: 'Refused' }])
    for (const words of ['example.org', 'guess', 'abcde', 'a-slug', '127.0.0.1']) expect(written).not.toContain(words)
  })

  it('notes nothing of what people get wrong every day', async () => {
    const events = await eventsOf(async () => {
      expect(await as(undefined, portal.app).send(own.showAccount, {})).toBeRefused('signed_out')
      await as(owner, portal.app).send(own.changeAccount, {
        body: { first_name: '', last_name: 'Bello', phone_number: '0803 123 4567' },
      })
    })
    expect(events).toEqual([])
  })

  it('has twenty events of one person in a minute, says how many were left out, and leaves out none of others', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    const nosy = await makeOwner(portal.db)
    const events = await eventsOf(async () => {
      for (let asked = 1; asked <= 25; asked++) await show(nosy, facility.id)
      await show(rival, facility.id)
      vi.setSystemTime(Date.now() + 60_000)
      await show(nosy, facility.id)
    })
    expect(events.map(({ event, person, count }) => [event, person ?? count])).toEqual([
      ...Array(20).fill(['not own', nosy.id]),
      ['not own', rival?.id],
      ['left out', 5],
      ['not own', nosy.id],
    ])
  })
})
