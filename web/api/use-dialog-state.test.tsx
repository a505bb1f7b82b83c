import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { owner } from '../testing/sessions.ts'
import { beginSession, endSession } from './session.ts'
import { useDialogState } from './use-dialog-state.ts'

beforeEach(() => {
  beginSession(owner)
  const here = window.location.href
  return () => window.history.replaceState(null, '', here)
})

const show = (name = 'payment') => renderHook(() => useDialogState(name))
const isOpenAgain = (name?: string) => show(name).result.current[0]

function open() {
  const shown = show()
  act(() => shown.result.current[1](true))
  return shown
}

describe('a dialog', () => {
  it('opens again on the same page after the session had ended', () => {
    const { unmount } = open()
    endSession('expired')
    unmount()
    beginSession(owner)
    expect([isOpenAgain('another'), isOpenAgain()]).toEqual([false, true])
  })

  it('does not open on another page', () => {
    const { unmount } = open()
    endSession('expired')
    unmount()
    window.history.replaceState(null, '', '/admin/registration/32')
    expect(isOpenAgain()).toBe(false)
  })

  it('stays closed after the person has closed it, or gone to another page', () => {
    const { result, unmount } = open()
    act(() => result.current[1](false))
    expect(isOpenAgain()).toBe(false)
    act(() => result.current[1](true))
    unmount()
    expect(isOpenAgain()).toBe(false)
  })
})
