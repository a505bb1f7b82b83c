import { logout } from '@portal/contract/accounts/calls/account.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findDraftInTab, keepDraftInTab } from '../../api/draft-in-tab.ts'
import { keepDraftOnPhone } from '../../api/kept-draft.ts'
import { findKeptDraft } from '../../api/phone-storage.ts'
import { currentSession } from '../../api/session.ts'
import { storeUpload } from '../../api/uploads/stored-uploads.ts'
import { hasStoredUploads } from '../../api/uploads/uploads-database.ts'
import { reply } from '../../testing/fake-portal.ts'
import { withIndexedDb } from '../../testing/indexed-db.ts'
import { renderScreen } from '../../testing/render.tsx'

withIndexedDb()

it('warns before an upload that is not finished is lost, and then erases it', async () => {
  const { user } = renderScreen('/admin/upgrade', { as: 'user', replies: [reply(logout, undefined)] })
  await storeUpload({
    id: 'an-upload',
    personId: currentSession()?.id ?? 0,
    call: { method: 'POST', path: '/api/document' },
    params: undefined,
    fields: {},
    file: new File(['%PDF-'], 'bill.pdf', { type: 'application/pdf' }),
    success: 'Uploaded',
    location: undefined,
    startedAt: Date.now(),
  })
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const warning = within(await screen.findByRole('dialog', { name: 'Log out and lose what was not sent?' }))
  expect(warning.getByText(/^Some of what you typed or uploaded is kept on this phone/)).toBeVisible()
  expect(currentSession()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Log out and erase it' }))
  await waitFor(() => expect(currentSession()).toBeNull())
  await waitFor(async () => expect(await hasStoredUploads()).toBe(false))
})

it('keeps nothing more on the phone and in the tab, also of what a form saves as it closes', async () => {
  const leaving = 77
  const { user } = renderScreen('/admin/upgrade', {
    as: 'user',
    session: { id: leaving },
    replies: [reply(logout, undefined)],
  })
  expect(await keepDraftOnPhone(leaving, 'lift-1', {})).toBe(true)
  const inTab = { value: { owner_name: 'Amina' }, since: null, sending: null }
  keepDraftInTab(leaving, 'add-facility', inTab)
  expect(findDraftInTab(leaving, 'add-facility')).toEqual(inTab)
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  await user.click(await screen.findByRole('button', { name: 'Log out and erase it' }))
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(await keepDraftOnPhone(leaving, 'add-facility', { owner_name: 'Amina Bello' })).toBe(false)
  expect(await findKeptDraft(leaving, 'lift-1')).toBeUndefined()
  expect(findDraftInTab(leaving, 'add-facility')).toBeUndefined()
  keepDraftInTab(leaving, 'add-facility', inTab)
  expect(findDraftInTab(leaving, 'add-facility')).toBeUndefined()
})
