import * as account from '@portal/contract/accounts/calls/account.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as places from '@portal/contract/places/calls.ts'
import { duties } from '@portal/domain/accounts/capabilities.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubNetwork } from '../testing/fake-network.ts'
import { type FakeReply, fakePortal, noAnswer, refusal, reply } from '../testing/fake-portal.ts'
import { owner } from '../testing/sessions.ts'
import { addressOf } from './address.ts'
import { send } from './client.ts'
import { isConnectionLost } from './connection.ts'
import { beginSession, currentSession, howSessionEnded } from './session.ts'

function portalWith(...replies: FakeReply[]) {
  const portal = fakePortal(replies)
  stubNetwork(portal)
  return portal
}

afterEach(() => vi.unstubAllGlobals())

describe('the address of a call', () => {
  it('contains its params and its query without empty fields', () => {
    expect(addressOf(places.listWards, { params: { local_gov_area_id: 7 } })).toBe('/api/wards/7')
    expect(addressOf(facilities.listFacilities, { query: { page: 2, q: 'a&b', status: '' } })).toBe(
      '/api/facilities?page=2&q=a%26b',
    )
  })

  it('throws if a param is missing', () => {
    expect(() => addressOf(places.listWards, { params: {} })).toThrow('needs local_gov_area_id')
  })

  it('escapes a param, so that it cannot change the path', () => {
    expect(addressOf(places.listWards, { params: { local_gov_area_id: '../logout' } })).toBe('/api/wards/..%2Flogout')
  })
})

describe('a call', () => {
  it('sends the token of the session', async () => {
    const portal = portalWith(reply(places.listStates, { data: [] }))
    await send(places.listStates)
    beginSession(owner)
    await send(places.listStates)
    expect(portal.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer a-token'])
  })

  it('sends the version of the record in If-Match, if given', async () => {
    const portal = portalWith(reply(places.listStates, { data: [] }))
    await send(places.listStates)
    await send(places.listStates, undefined, { recordVersion: '2026-04-07T15:45:00.000Z' })
    expect(portal.requests.map(({ headers }) => headers['if-match'])).toEqual([undefined, '"2026-04-07T15:45:00.000Z"'])
  })

  it('ends the session when the server refuses its token', async () => {
    beginSession(owner)
    portalWith(refusal(facilities.listFacilities, { code: 'signed_out', status: 401, message: 'Please sign in again' }))
    await expect(send(facilities.listFacilities)).rejects.toMatchObject({ code: 'signed_out', status: 401 })
    expect(currentSession()).toBeNull()
    expect(howSessionEnded()).toBe('expired')
  })

  it('keeps the session after a wrong password', async () => {
    beginSession(owner)
    portalWith(refusal(account.login, { code: 'wrong_credentials', status: 401, message: 'Invalid email or password' }))
    await expect(send(account.login, { body: { email: 'a@b.ng', password: 'x' } })).rejects.toThrow('Invalid email')
    expect(currentSession()).toEqual(owner)
  })

  it('is sent again by itself when the portal was too busy to begin with it, a few times', async () => {
    vi.useFakeTimers()
    const busy = refusal(places.listStates, {
      code: 'unavailable',
      status: 503,
      message: 'The portal is very busy just now.',
      not_begun: true,
    })
    const portal = portalWith(busy, busy, reply(places.listStates, { data: [] }))
    const sent = send(places.listStates)
    await vi.advanceTimersByTimeAsync(900)
    expect(portal.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await sent).toEqual({ data: [] })
    expect(portal.requests).toHaveLength(3)

    const busyForLong = portalWith(busy)
    const refused = expect(send(places.listStates)).rejects.toMatchObject({ code: 'unavailable' })
    await vi.advanceTimersByTimeAsync(60_000)
    await refused
    expect(busyForLong.requests).toHaveLength(9)
    vi.useRealTimers()
  })

  it('is not sent again when the portal may have begun with it', async () => {
    const lost = { code: 'unavailable', status: 503, message: 'The portal cannot reach its records.' } as const
    const portal = portalWith(refusal(places.listStates, lost))
    await expect(send(places.listStates)).rejects.toMatchObject({ code: 'unavailable' })
    expect(portal.requests).toHaveLength(1)
  })

  it('has a plain message when the portal cannot be reached', async () => {
    portalWith(noAnswer(places.listStates))
    await expect(send(places.listStates)).rejects.toMatchObject({
      code: 'unreachable',
      message: 'We could not reach the portal. Check your connection and try again.',
    })
  })

  it('has its own message for an error from a proxy', async () => {
    portalWith({ call: places.listStates, status: 502, body: '<html>Bad gateway</html>' })
    await expect(send(places.listStates)).rejects.toMatchObject({ code: 'unavailable', status: 502 })
  })

  it('does not end a new session when a late reply refuses the previous token', async () => {
    const ibrahim = {
      token: 'new-token',
      id: 1,
      first_name: 'Ibrahim',
      privilege_type: 'admin' as const,
      duties,
      must_change_password: false,
    }
    beginSession(owner)
    portalWith(refusal(places.listStates, { code: 'signed_out', status: 401, message: 'Please sign in again' }))
    const late = send(places.listStates)
    beginSession(ibrahim)
    await expect(late).rejects.toMatchObject({ code: 'signed_out' })
    expect(currentSession()).toEqual(ibrahim)
  })

  it('that is given up is no lost connection', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted()
    })
    const giving = send(places.listStates, undefined, { signal: AbortSignal.abort() })
    await expect(giving).rejects.toMatchObject({ code: 'cancelled' })
    expect(isConnectionLost()).toBe(false)
  })

  it.each([
    ['duties', { code: 'not_found', status: 404 }, { duties: ['review'] }],
    [
      'a second factor that is asked for',
      { code: 'second_factor_setup_needed', status: 403 },
      { must_set_up_second_factor: true },
    ],
    [
      'a password that must be changed',
      { code: 'password_change_needed', status: 403 },
      { must_change_password: true },
    ],
  ])('notes %s for the person who sent it, not for the next one', async (_, { code, status }, noted) => {
    vi.stubGlobal('fetch', async () => {
      const headers = code === 'not_found' ? { 'portal-duties': 'review' } : undefined
      return new Response(JSON.stringify({ code, status, message: 'No' }), { status, headers })
    })
    beginSession(owner)
    const late = send(places.listStates)
    const next = { ...owner, token: 'next-token', id: 3 }
    beginSession(next)
    await expect(late).rejects.toMatchObject({ code })
    expect(currentSession()).toEqual(next)
    await expect(send(places.listStates)).rejects.toMatchObject({ code })
    expect(currentSession()).toMatchObject(noted)
  })

  it.each([
    [200, 'unreachable', 'We could not reach the portal. Check your connection and try again.'],
    [404, 'unexpected', 'Something went wrong on our side. Try again in a minute.'],
    [500, 'unexpected', 'Something went wrong on our side. Try again in a minute.'],
    [503, 'unavailable', 'The portal is busy or being updated. Wait a minute and try again.'],
  ])('has a plain message when it receives an HTML page with status %i', async (status, code, message) => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html><title>Sign in to the Wi-Fi</title>', { status }))
    await expect(send(places.listStates)).rejects.toMatchObject({ code, message })
  })
})
