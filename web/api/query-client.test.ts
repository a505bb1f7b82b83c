import { duties } from '@portal/domain/accounts/capabilities.ts'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { newQueryClient } from './query-client.ts'
import { beginSession, endSession } from './session.ts'

const amina = {
  token: 'her-token',
  id: 2,
  first_name: 'Amina',
  privilege_type: 'user' as const,
  duties: [],
  must_change_password: false,
}
const ibrahim = {
  token: 'his-token',
  id: 1,
  first_name: 'Ibrahim',
  privilege_type: 'admin' as const,
  duties,
  must_change_password: false,
}
const facilities = ['GET', '/api/user/facility']
const portal = ['GET', '/api/portal']

function clientOfAmina() {
  beginSession(amina)
  const client = newQueryClient()
  client.setQueryData(facilities, 'hers')
  client.setQueryData(portal, 'the name of the portal')
  return client
}

describe('the query cache', () => {
  it('removes the data of one person when another signs in, but not public data', () => {
    const client = clientOfAmina()
    beginSession(ibrahim)
    expect(client.getQueryData(facilities)).toBeUndefined()
    expect(client.getQueryData(portal)).toBe('the name of the portal')
  })

  it('removes the data when the person signs out', () => {
    const client = clientOfAmina()
    endSession('logged out')
    expect(client.getQueryData(facilities)).toBeUndefined()
  })

  it('removes the data when another person signs in in another tab', () => {
    const client = clientOfAmina()
    localStorage.setItem('session', JSON.stringify(ibrahim))
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
    expect(client.getQueryData(facilities)).toBeUndefined()
  })

  it('keeps the data while the same person is signed in', () => {
    const client = clientOfAmina()
    beginSession(amina)
    expect(client.getQueryData(facilities)).toBe('hers')
  })

  it.each([true, false])('fetches again what began to load before it was changed (shown: %s)', async (isShown) => {
    const client = clientOfAmina()
    const first = Promise.withResolvers<string>()
    const queryFn = vi.fn(async () => 'after the change').mockReturnValueOnce(first.promise)
    const queryKey = ['GET', '/api/user/registration']
    const show = () => new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {})
    if (isShown) show()
    else void client.prefetchQuery({ queryKey, queryFn })
    await client.invalidateQueries({ queryKey, refetchType: 'none' })
    first.resolve('before the change')
    await vi.waitUntil(() => client.getQueryData(queryKey) !== undefined)
    if (!isShown) show()
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('after the change'))
    expect(queryFn).toHaveBeenCalledTimes(2)
  })
})
