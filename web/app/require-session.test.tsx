import { changePassword } from '@portal/contract/accounts/calls/own-account.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { finishBeforeLeaving } from '../api/phone-database.ts'
import { beginSession, endSession } from '../api/session.ts'
import { enterText } from '../testing/enter-text.ts'
import { reply } from '../testing/fake-portal.ts'
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
  onTestFinished(() => keep())
  const listening = vi.spyOn(window, 'addEventListener')
  const { left } = renderScreen('/admin/statuses')
  await waitFor(() => expect(listening).toHaveBeenCalledWith('pageshow', expect.any(Function)))
  listening.mockRestore()
  expect(left()).toBeUndefined()
  keep()
  await waitFor(() => expect(left()).toBe('/?back=%2Fadmin%2Fstatuses'))
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

it('asks for another password before a second factor, and opens nothing else', async () => {
  renderScreen('/admin/statuses', {
    as: 'admin',
    session: { must_change_password: true, must_set_up_second_factor: true },
  })
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
})

it('opens the portal once the password is the person’s own', async () => {
  const { user, sent } = renderScreen('/admin/statuses', {
    as: 'user',
    session: { must_change_password: true },
    replies: [reply(changePassword, undefined)],
  })
  await enterText(user, await screen.findByLabelText('The password you were given'), 'abcd-efgh')
  await enterText(user, screen.getByLabelText('Your own password'), 'nine-yellow-boats')
  await enterText(user, screen.getByLabelText('Repeat your own password'), 'nine-yellow-boats')
  await user.click(screen.getByRole('button', { name: 'Save my password' }))
  expect(await screen.findByRole('heading', { name: 'What each status means' })).toBeVisible()
  expect(document.title).toBe('What each status means – Facility Licensing Portal')
  expect(sent(changePassword)).toHaveLength(1)
})
