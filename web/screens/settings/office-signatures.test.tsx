import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import * as accounts from '@portal/contract/money/calls/bank-account.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import { type OfficeHolder, officeHolder } from '@portal/contract/settings/office-holder.ts'
import { settings } from '@portal/contract/settings/settings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Session } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { officer } from '../../testing/sessions.ts'

const sule: OfficeHolder = exampleOf(officeHolder)

function show(holder: Partial<OfficeHolder>, session: Partial<Session> = {}) {
  const noAccount = { data: null, proposed: null, history: [], may_confirm: false, needs_confirmation: true }
  return renderScreen(paths.ministrySettings(), {
    as: 'admin',
    session,
    replies: [
      reply(calls.showSettings, { data: exampleOf(settings), changes: [], public_url: null }),
      reply(calls.listOfficeHolders, { data: [{ ...sule, ...holder }] }),
      reply(accounts.showBankAccount, noAccount),
      reply(places.listStates, { data: [{ id: 27, name: 'Niger' }] }),
      reply(showDraft, { data: null }),
      reply(calls.addOfficeSignature, { data: sule }),
    ],
  })
}

it('is taken back from a day on, so that the office signs by hand', async () => {
  const { user, sent } = show({
    user: null,
    signatures: [{ start_date: '2026-01-01', is_drawn: true, recorded_by: 'A B' }],
  })
  expect(await screen.findByText('Drawn')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Signature of Dr Fatima Sule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Signature of Dr Fatima Sule' }))
  await user.click(dialog.getByRole('button', { name: 'Sign by hand from a day on' }))
  expect(dialog.getByText(/have an empty line again, on which Dr Fatima Sule signs by hand\.$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(calls.addOfficeSignature)).toHaveLength(1))
  expect(sent(calls.addOfficeSignature)[0]).toMatchObject({
    path: '/api/office-holders/3/signatures',
    body: { signature_png: null },
  })
})

it('is offered to the holder alone, once the holder has an account', async () => {
  const account = { id: officer.id + 1, first_name: 'Fatima', last_name: 'Sule', is_enabled: true }
  show({ user: account })
  await screen.findByRole('cell', { name: /^Dr Fatima Sule/ })
  expect(screen.queryByRole('button', { name: 'Signature of Dr Fatima Sule' })).toBeNull()
})

it('is offered to the holder also without the duty for the settings', async () => {
  const account = { id: officer.id, first_name: 'Fatima', last_name: 'Sule', is_enabled: true }
  show({ user: account }, { duties: ['decide'] })
  expect(await screen.findByRole('button', { name: 'Signature of Dr Fatima Sule' })).toBeVisible()
})

it('is offered to an officer for somebody without an account, with the duty for the settings', async () => {
  show({ user: null })
  expect(await screen.findByRole('button', { name: 'Signature of Dr Fatima Sule' })).toBeVisible()
})
