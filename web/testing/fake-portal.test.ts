import * as account from '@portal/contract/accounts/calls/account.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as places from '@portal/contract/places/calls.ts'
import { describe, expect, it } from 'vitest'
import { fakePortal, refusal, reply } from './fake-portal.ts'

const asking = { method: 'GET', path: '/api/states', query: {}, body: undefined, headers: {} }

describe('the fake portal', () => {
  it('refuses a fixture that the contract does not allow', () => {
    const state = { id: 27, name: 'Niger' }
    expect(() => reply(places.listStates, { data: [{ ...state, id: 1.5 }] })).toThrow('reply to /api/states')
    expect(() => refusal(places.listStates, { code: 'stale', status: 409, message: 'x' })).toThrow('another status')
  })

  it('removes fields that are not in the contract, as the server does', () => {
    const state = { id: 27, name: 'Niger', secret: 'x' }
    expect(reply(places.listStates, { data: [state] }).body).toEqual({ data: [{ id: 27, name: 'Niger' }] })
  })

  it('records a query, a param or a body that the contract does not allow', () => {
    const portal = fakePortal([
      reply(registrations.listRegistrations, { data: [], total: 0, current_page: 1, last_page: 1, per_page: 15 }),
      reply(places.listWards, { data: [] }),
      reply(places.addState, { data: { id: 1, name: 'Niger' } }),
    ])
    portal.answer({ ...asking, path: '/api/registrations', query: { page: 'two' } })
    portal.answer({ ...asking, path: '/api/wards/seven' })
    portal.answer({ ...asking, method: 'POST', body: {} })
    expect(portal.mistakes.map((mistake) => mistake.split(':')[0])).toEqual([
      'query of GET /api/registrations',
      'params of GET /api/wards/seven',
      'body of POST /api/states',
    ])
  })

  it('does not record a bad request that gets a refusal', () => {
    const portal = fakePortal([
      refusal(account.login, { code: 'invalid_input', status: 422, message: 'Enter your email' }),
    ])
    portal.answer({ ...asking, method: 'POST', path: '/api/login', body: {} })
    expect(portal.mistakes).toEqual([])
  })
})
