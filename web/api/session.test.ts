import { describe, expect, it } from 'vitest'
import { owner } from '../testing/sessions.ts'
import { beginSession, currentSession, endSession, onSessionChange } from './session.ts'

describe('the session', () => {
  it('stores only some fields of the account', () => {
    beginSession({ ...owner, ...{ email: 'amina@example.com', phone_number: '+234' } })
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toEqual(owner)
  })

  it('is null if the stored value is not a session', () => {
    for (const text of [
      '',
      '{',
      'null',
      '{"token":"x"}',
      '{"token":"x","id":1,"first_name":"A","privilege_type":"root","duties":[],"must_change_password":false}',
      '{"token":"x","id":1,"first_name":"A","privilege_type":"admin"}',
      '{"token":"x","id":1,"first_name":"A","privilege_type":"admin","duties":["all"],"must_change_password":false}',
    ]) {
      localStorage.setItem('session', text)
      expect(currentSession()).toBeNull()
    }
  })

  it('notifies listeners when another tab signs in or out', () => {
    let notified = 0
    const stop = onSessionChange(() => {
      notified += 1
    })
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    endSession('logged out')
    stop()
    endSession('logged out')
    expect(notified).toBe(2)
  })
})
