import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { finishBeforeLeaving } from '../api/phone-database.ts'
import { beginSession, endSession } from '../api/session.ts'
import { renderScreen } from '../testing/render.tsx'
import { owner } from '../testing/sessions.ts'

it('returns to the same place on the same page when its session has ended', async () => {
  beginSession(owner)
  endSession('expired')
  const { left } = renderScreen('/admin/requirement-part/register/1/all?facility=12#question-3')
  await waitFor(() =>
    expect(left()).toBe('/?back=%2Fadmin%2Frequirement-part%2Fregister%2F1%2Fall%3Ffacility%3D12%23question-3'),
  )
})

it('is left only after what was typed is kept', async () => {
  beginSession(owner)
  endSession('expired')
  const { promise: keeping, resolve: keep } = Promise.withResolvers<void>()
  void finishBeforeLeaving(keeping)
  const { left } = renderScreen('/admin/statuses')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(left()).toBeUndefined()
  keep()
  await vi.waitUntil(() => left() !== undefined)
  expect(left()).toBe('/?back=%2Fadmin%2Fstatuses')
})

it('is left again when the browser shows it once more on Back', async () => {
  beginSession(owner)
  endSession('logged out')
  const { left, unmount } = renderScreen('/admin/statuses')
  await waitFor(() => expect(left()).toBe('/'))
  const replace = vi.mocked(window.location.replace)
  replace.mockClear()
  window.dispatchEvent(new Event('pageshow'))
  expect(replace).toHaveBeenCalledOnce()
  unmount()
  window.dispatchEvent(new Event('pageshow'))
  expect(replace).toHaveBeenCalledOnce()
})
