import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import * as secondFactor from '@portal/contract/accounts/calls/second-factor.ts'
import { session } from '@portal/contract/accounts/session.ts'
import { user as person } from '@portal/contract/accounts/user.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { currentSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, noAnswer, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

interface Factor {
  is_active?: boolean
  is_required?: boolean
  recovery_codes_left?: number
}

const phone = { ...exampleOf(session), id: 12, is_current: true }

function show(as: 'admin' | 'user', factor: Factor, ...replies: FakeReply[]) {
  const data = { is_active: false, is_required: false, recovery_codes_left: 0, ...factor }
  return renderScreen(paths.account(), {
    as,
    replies: [
      ...replies,
      reply(secondFactor.showSecondFactor, { data }),
      reply(calls.showAccount, { data: { ...exampleOf(person), phone_state: 'not offered' } }),
      reply(calls.listSessions, { data: [phone] }),
    ],
  })
}

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the second factor of an account', () => {
  it('is switched off with the password and a code', async () => {
    const active = { is_active: true, recovery_codes_left: 3 }
    const { user, sent } = show('user', active, reply(secondFactor.removeSecondFactor, undefined))
    const section = await sectionOf('Second factor')
    expect(await section.findByText(/You have 3 recovery codes left\.$/)).toBeVisible()
    expect(section.queryByText('Few recovery codes left')).toBeNull()
    await user.click(section.getByRole('button', { name: 'Switch off' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Switch the second factor off' }))
    await enterText(user, dialog.getByLabelText('Your password'), 'seven-green-bicycles')
    await enterText(user, dialog.getByLabelText('Code of your app, or a recovery code'), '123456')
    await user.click(dialog.getByRole('button', { name: 'Switch off' }))
    expect(await screen.findByText('The second factor was switched off')).toBeVisible()
    expect(sent(secondFactor.removeSecondFactor)[0]?.body).toEqual({
      current_password: 'seven-green-bicycles',
      code: '123456',
    })
  })

  it('warns when few recovery codes are left', async () => {
    show('user', { is_active: true, recovery_codes_left: 1 })
    const section = await sectionOf('Second factor')
    expect(await section.findByText(/You have 1 recovery code left\.$/)).toBeVisible()
    expect(section.getByText('Few recovery codes left')).toBeVisible()
    expect(section.getByText(/^Switch the second factor off and set it up again/)).toBeVisible()
  })

  it('cannot be switched off where the ministry asks for it', async () => {
    show('admin', { is_active: true, is_required: true, recovery_codes_left: 2 })
    const section = await sectionOf('Second factor')
    expect(
      await section.findByText(/^The ministry asks its officers for it, so it cannot be switched off/),
    ).toBeVisible()
    expect(section.getByText(/^Ask a colleague who looks after users/)).toBeVisible()
    expect(section.queryByRole('button')).toBeNull()
  })

  it('is offered where there is none', async () => {
    show('user', {})
    const section = await sectionOf('Second factor')
    expect(await section.findByText(/^An app on your phone shows a code/)).toBeVisible()
    expect(section.queryByRole('button', { name: 'Switch off' })).toBeNull()
  })
})

describe('the email of an account', () => {
  it('is changed by a message to the new address', async () => {
    const asked = reply(calls.askEmailChange, { message: 'A message is on its way' })
    const { user, sent } = show('user', {}, asked)
    await user.click(await screen.findByRole('button', { name: 'Change email' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change your email' }))
    await enterText(user, dialog.getByLabelText('New email'), 'amina@clinic.example.com')
    await enterText(user, dialog.getByLabelText('Your password'), 'seven-green-bicycles')
    await user.click(dialog.getByRole('button', { name: 'Send the message' }))
    expect(await screen.findByText('A message is on its way')).toBeVisible()
    expect(sent(calls.askEmailChange)[0]?.body).toEqual({
      email: 'amina@clinic.example.com',
      current_password: 'seven-green-bicycles',
    })
  })
})

describe('what the portal stores about a person', () => {
  it('is saved as a file', async () => {
    const account = {
      ...exampleOf(person),
      created_at: phone.created_at,
      terms_version: '1',
      terms_accepted_at: null,
      last_signed_in_at: null,
    }
    const data = { account, sessions: [], facilities: [], notifications: [], drafts: [] }
    let saved: Blob | undefined
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved = blob
      return 'blob:own-data'
    })
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = show('user', {}, reply(calls.downloadOwnData, { data }))
    await user.click(await screen.findByRole('button', { name: 'Download your data' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    const [link] = clicked.mock.contexts
    expect(link).toMatchObject({ download: 'my-data.json', href: 'blob:own-data' })
    expect(JSON.parse((await saved?.text()) ?? '')).toMatchObject({ account: { first_name: 'Amina' }, sessions: [] })
    await waitFor(() => expect(revoke).toHaveBeenCalledWith('blob:own-data'))
    expect(await screen.findByRole('button', { name: 'Download your data' })).toBeVisible()
    for (const spy of [make, revoke, clicked]) spy.mockRestore()
  })

  it('says when it could not be fetched', async () => {
    const { user } = show('user', {}, noAnswer(calls.downloadOwnData))
    await user.click(await screen.findByRole('button', { name: 'Download your data' }))
    expect(await screen.findByText('Your data could not be fetched. Try again in a minute.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Download your data' })).toBeVisible()
  })

  it('ends with the account of an owner, who is logged out', async () => {
    const { user, sent } = show('user', {}, reply(calls.closeAccount, undefined))
    await user.click(await screen.findByRole('button', { name: 'Close account' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Close your account?' }))
    expect(dialog.getByText(/This cannot be undone\./)).toBeVisible()
    await enterText(user, dialog.getByLabelText('Your password'), 'seven-green-bicycles')
    await user.click(dialog.getByRole('button', { name: 'Close for good' }))
    await waitFor(() => expect(currentSession()).toBeNull())
    expect(sent(calls.closeAccount)[0]?.body).toEqual({ current_password: 'seven-green-bicycles' })
  })

  it('does not offer officers to close their account', async () => {
    show('admin', {})
    expect(await screen.findByRole('button', { name: 'Download your data' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull()
  })
})

describe('the devices of an account', () => {
  const laptop = { ...phone, id: 13, device: 'Firefox on a Windows computer', is_current: false }

  it('are all logged out except this one', async () => {
    const both = reply(calls.listSessions, { data: [phone, laptop] })
    const { user, sent } = show('user', {}, both, reply(calls.endOtherSessions, undefined))
    expect(await screen.findByText('Now, this device')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Log out all other devices?' }))
    await user.click(dialog.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('All other devices were logged out')).toBeVisible()
    expect(sent(calls.endOtherSessions)).toHaveLength(1)
  })

  it('have no such button where there is only this one', async () => {
    show('user', {})
    expect(await screen.findByText('Now, this device')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
  })
})

describe('changing the email', () => {
  async function openForm(factor: Factor) {
    const asked = reply(calls.askEmailChange, { message: 'A message was sent to new@example.org.' })
    const shown = show('user', factor, asked)
    const section = await sectionOf('Second factor')
    await section.findByText(factor.is_active ? /recovery codes left/ : /^An app on your phone/)
    await shown.user.click(await screen.findByRole('button', { name: 'Change email' }))
    return { ...shown, dialog: within(screen.getByRole('dialog', { name: 'Change your email' })) }
  }

  it('asks for a code where there is a second factor, and says that the old address is told', async () => {
    const { user, dialog, sent } = await openForm({ is_active: true, recovery_codes_left: 5 })
    expect(dialog.getByText(/The old address is told now, with a link that stops the change\.$/)).toBeVisible()
    await enterText(user, dialog.getByLabelText('New email'), 'new@example.org')
    await enterText(user, dialog.getByLabelText('Your password'), 'seven-green-bicycles')
    await enterText(user, dialog.getByLabelText('Code of your app, or a recovery code'), '123456')
    await user.click(dialog.getByRole('button', { name: 'Send the message' }))
    expect(await screen.findByText('A message was sent to new@example.org.')).toBeVisible()
    expect(sent(calls.askEmailChange)[0]?.body).toMatchObject({ code: '123456' })
  })

  it('asks for no code where there is none', async () => {
    const { dialog } = await openForm({})
    expect(dialog.queryByLabelText('Code of your app, or a recovery code')).toBeNull()
  })
})
