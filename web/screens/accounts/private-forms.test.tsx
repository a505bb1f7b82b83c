import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import * as secondFactor from '@portal/contract/accounts/calls/second-factor.ts'
import { inviteOfficer, listUsers, showUser } from '@portal/contract/accounts/calls/users.ts'
import { session } from '@portal/contract/accounts/session.ts'
import { user as person } from '@portal/contract/accounts/user.ts'
import { userAccount } from '@portal/contract/accounts/user-account.ts'
import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'
import { rowsShown } from '../../testing/shown.ts'

it.each([
  ['Change password', 'Change your password'],
  ['Change email', 'Change your email'],
  ['Switch off', 'Switch the second factor off'],
  ['Close account', 'Close your account?'],
])('a form with a password is never kept as a draft: %s', async (button, title) => {
  const { user, sent } = renderScreen(paths.account(), {
    as: 'user',
    replies: [
      reply(secondFactor.showSecondFactor, { data: { is_active: true, is_required: false, recovery_codes_left: 9 } }),
      reply(calls.showAccount, { data: { ...exampleOf(person), phone_state: 'not offered' } }),
      reply(calls.listSessions, { data: [{ ...exampleOf(session), is_current: true }] }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(screen.getByRole('dialog', { name: title }))
  expect(dialog.queryByText(/kept as a draft/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent(showDraft)).toEqual([])
})

const ibrahim = exampleOf(userAccount)

it('nobody changes their own duties', async () => {
  const show = (id: number) =>
    renderScreen(paths.user(id), { as: 'admin', replies: [reply(showUser, { data: { ...ibrahim, id } })] })
  const own = show(1)
  expect(await screen.findByText(/^Nobody changes their own duties\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change duties' })).toBeNull()
  own.unmount()
  show(2)
  expect(await screen.findByRole('button', { name: 'Change duties' })).toBeVisible()
  expect(screen.queryByText(/^Nobody changes their own duties\./)).toBeNull()
})

it('an account is listed with its email, and one that is disabled as such', async () => {
  const amina = {
    ...ibrahim,
    id: 7,
    first_name: 'Amina',
    last_name: 'Bello',
    email: 'amina@example.com',
    privilege_type: 'user' as const,
    duties: [],
    state: 'disabled' as const,
    last_signed_in_at: '2026-03-31T23:30:00.000Z',
  }
  const reads = { ...ibrahim, id: 8, duties: [], last_signed_in_at: null }
  renderScreen(paths.users(), { as: 'admin', replies: [reply(listUsers, onlyPage([amina, reads]))] })
  expect(await screen.findByRole('link', { name: 'Amina Bello' })).toHaveAttribute('href', '/admin/users/7')
  expect(rowsShown()).toEqual([
    ['Amina Bello', 'amina@example.com', 'Owner', '1 Apr 2026, 00:30', 'disabled'],
    ['Ibrahim Musa', 'ibrahim.musa@health.example', 'Reads only', 'Never', 'active'],
  ])
})

it('an officer is invited with the name, the email, the phone number and the duties', async () => {
  const { user, sent } = renderScreen(paths.users(), {
    as: 'admin',
    replies: [
      reply(listUsers, onlyPage([ibrahim])),
      reply(inviteOfficer, { data: ibrahim, password: null, message: 'Ibrahim Musa is invited' }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Invite officer' }))
  const form = within(screen.getByRole('dialog', { name: 'Invite an officer' }))
  await enterText(user, form.getByLabelText('First name'), 'Hauwa')
  await enterText(user, form.getByLabelText('Last name'), 'Sani')
  await enterText(user, form.getByLabelText('Email'), 'hauwa@health.example')
  await enterText(user, form.getByLabelText(/^Phone number/), '0805 987 6543')
  for (const duty of ['Review', 'Finance']) await user.click(form.getByLabelText(duty))
  await user.click(form.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(sent(inviteOfficer)).toHaveLength(1))
  expect(sent(inviteOfficer)[0]?.body).toEqual({
    first_name: 'Hauwa',
    last_name: 'Sani',
    email: 'hauwa@health.example',
    phone_number: '0805 987 6543',
    duties: ['review', 'finance'],
  })
})
