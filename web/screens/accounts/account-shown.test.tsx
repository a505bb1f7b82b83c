import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import * as secondFactor from '@portal/contract/accounts/calls/second-factor.ts'
import { session } from '@portal/contract/accounts/session.ts'
import { user as person } from '@portal/contract/accounts/user.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'
import { factsShown, rowsShown } from '../../testing/shown.ts'

const phone = { ...exampleOf(session), id: 12, is_current: true }
const laptop = {
  ...phone,
  id: 13,
  device: 'Firefox on a Windows computer',
  created_at: '2026-02-01T08:00:00.000Z',
  used_at: '2026-02-03T23:30:00.000Z',
  is_current: false,
}

const account = { ...exampleOf(person), phone_state: 'not offered' as const }

function show(...replies: FakeReply[]) {
  const factor = { is_active: false, is_required: false, recovery_codes_left: 0 }
  return renderScreen(paths.account(), {
    as: 'user',
    replies: [
      ...replies,
      reply(secondFactor.showSecondFactor, { data: factor }),
      reply(calls.showAccount, { data: account }),
      reply(calls.listSessions, { data: [phone, laptop] }),
    ],
  })
}

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))

it('an account shows its details, and when each device was used last, in the time of Lagos', async () => {
  show()
  const devices = await sectionOf('Where you are logged in')
  await devices.findByText('Now, this device')
  expect(factsShown(await sectionOf('Your details'))).toEqual([
    'Name: Amina Bello',
    'Phone number: +234 803 123 4567',
    'Email: amina.bello@example.com',
  ])
  const [first, second] = rowsShown(devices)
  expect(first?.slice(2)).toEqual(['Now, this device', ''])
  expect(second).toEqual([
    'Firefox on a Windows computer',
    '1 Feb 2026, 09:00',
    '4 Feb 2026, 00:30',
    'Log out Firefox on a Windows computer',
  ])
})

it('a name and a phone number are changed together, and the dialog opens with the present ones', async () => {
  const { user, sent } = show(reply(calls.changeAccount, { data: account }))
  await user.click((await sectionOf('Your details')).getByRole('button', { name: 'Change name or phone' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change your name or phone' }))
  expect(await dialog.findByLabelText('First name')).toHaveValue('Amina')
  expect(dialog.getByLabelText('Last name')).toHaveValue('Bello')
  const field = dialog.getByLabelText('Phone number')
  await user.clear(field)
  await enterText(user, field, '0805 111 2222')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(calls.changeAccount)[0]?.body).toEqual({
    first_name: 'Amina',
    last_name: 'Bello',
    phone_number: '0805 111 2222',
  })
})

it('a password is changed with the present one and the new one twice, and nothing of it is kept as a draft', async () => {
  const { user, sent } = show(reply(calls.changePassword, undefined))
  await user.click((await sectionOf('Password')).getByRole('button', { name: 'Change password' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change your password' }))
  await enterText(user, dialog.getByLabelText('Your present password'), 'seven-green-bicycles')
  await enterText(user, dialog.getByLabelText('New password'), 'nine-yellow-boats')
  await enterText(user, dialog.getByLabelText('Repeat the new password'), 'nine-yellow-boats')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Your password was changed')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(calls.changePassword)[0]?.body).toEqual({
    current_password: 'seven-green-bicycles',
    password: 'nine-yellow-boats',
    password_confirmation: 'nine-yellow-boats',
  })
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('nine-yellow-boats')
})
