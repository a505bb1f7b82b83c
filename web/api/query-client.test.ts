import { describe, expect, it } from 'vitest'
import { newQueryClient } from './query-client.ts'
import { beginSession, endSession } from './session.ts'

const amina = { token: 'her-token', id: 2, first_name: 'Amina', privilege_type: 'user' as const }
const ibrahim = { token: 'his-token', id: 1, first_name: 'Ibrahim', privilege_type: 'admin' as const }
const facilities = ['GET', '/api/user/facility']
const portal = ['GET', '/api/portal']

function clientOfAmina() {
  beginSession(amina)
  const client = newQueryClient()
  client.setQueryData(facilities, 'hers')
  client.setQueryData(portal, 'the name of the portal')
  return client
}

describe('the cache of replies', () => {
  it('forgets what one person saw when another signs in, and keeps what everybody may see', () => {
    const client = clientOfAmina()
    beginSession(ibrahim)
    expect(client.getQueryData(facilities)).toBeUndefined()
    expect(client.getQueryData(portal)).toBe('the name of the portal')
  })

  it('forgets it when the person signs out', () => {
    const client = clientOfAmina()
    endSession('logged out')
    expect(client.getQueryData(facilities)).toBeUndefined()
  })

  it('forgets it when another person signs in by another tab', () => {
    const client = clientOfAmina()
    localStorage.setItem('session', JSON.stringify(ibrahim))
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
    expect(client.getQueryData(facilities)).toBeUndefined()
  })

  it('keeps it while the same person goes on', () => {
    const client = clientOfAmina()
    beginSession(amina)
    expect(client.getQueryData(facilities)).toBe('hers')
  })
})
