import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import * as secondFactor from '@portal/contract/accounts/calls/second-factor.ts'
import { session } from '@portal/contract/accounts/session.ts'
import { user } from '@portal/contract/accounts/user.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { currentSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const amina = { ...exampleOf(user), phone_state: 'not offered' as const }
const phone = { ...exampleOf(session), id: 12, is_current: true }
const laptop = { ...exampleOf(session), id: 13, device: 'Firefox on a Windows computer', is_current: false }

function show(...replies: FakeReply[]) {
  const factor = reply(secondFactor.showSecondFactor, {
    data: { is_active: false, is_required: false, recovery_codes_left: 0 },
  })
  const shown = [
    factor,
    reply(calls.showAccount, { data: amina }),
    reply(calls.listSessions, { data: [phone, laptop] }),
  ]
  return renderScreen(paths.account(), { as: 'user', replies: [...replies, ...shown] })
}

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))

describe('Your account', () => {
  it('shows the details, and the new name in the top bar after a change', async () => {
    const { user, sent } = show(reply(calls.changeAccount, { data: { ...amina, first_name: 'Aminatu' } }))
    const details = await sectionOf('Your details')
    expect(details.getByText('amina.bello@example.com')).toBeVisible()
    await user.click(details.getByRole('button', { name: 'Change name or phone' }))
    const field = screen.getByLabelText('First name')
    await user.clear(field)
    await enterText(user, field, 'Aminatu')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Aminatu')).toBeVisible()
    expect(sent(calls.changeAccount)[0]?.body).toMatchObject({ first_name: 'Aminatu', last_name: 'Bello' })
  })

  it('keeps the dialog for the password open with a sentence when the present one is wrong', async () => {
    const message = 'This is not your password'
    const errors = { current_password: [message] }
    const { user } = show(refusal(calls.changePassword, { code: 'invalid_input', status: 422, message, errors }))
    await user.click((await sectionOf('Password')).getByRole('button', { name: 'Change password' }))
    const dialog = within(screen.getByRole('dialog'))
    await enterText(user, dialog.getByLabelText('Your present password'), 'guess')
    await enterText(user, dialog.getByLabelText('New password'), 'nine-yellow-boats')
    await enterText(user, dialog.getByLabelText('Repeat the new password'), 'nine-yellow-boats')
    await user.click(dialog.getByRole('button', { name: 'Change password' }))
    expect((await dialog.findAllByText('This is not your password')).length).toBeGreaterThan(0)
    expect(dialog.getByLabelText('New password')).toHaveValue('nine-yellow-boats')
  })

  it('sets up a second factor, and shows the recovery codes once, also after a look at another app', async () => {
    const key = { key: 'JBSWY3DPEHPK3PXP', qr_code: 'data:image/svg+xml;base64,PHN2Zy8+' }
    const active = { is_active: true, is_required: false, recovery_codes_left: 10 }
    const { user, sent } = show(
      reply(secondFactor.showSecondFactor, { data: { ...active, is_active: false } }),
      reply(secondFactor.showSecondFactor, { data: active }),
      reply(secondFactor.prepareSecondFactor, { data: key }),
      reply(secondFactor.activateSecondFactor, { data: { recovery_codes: ['k7mp-2xwr-q9ab-34cd'] } }),
    )
    const section = await sectionOf('Second factor')
    await user.click(await section.findByRole('button', { name: 'Set up' }))
    await enterText(user, screen.getByLabelText('Your password'), 'seven-green-bicycles')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await enterText(user, screen.getByLabelText('Code that the app shows now'), '123456')
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    expect(await screen.findByText('k7mp-2xwr-q9ab-34cd')).toBeVisible()
    expect(sent(secondFactor.activateSecondFactor)[0]?.body).toEqual({ code: '123456' })
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await section.findByRole('button', { name: 'Switch off', hidden: true })).toBeInTheDocument()
    later.mockRestore()
    expect(screen.getByText('k7mp-2xwr-q9ab-34cd')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'I have written them down' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('logs out another device, but offers no button for this one', async () => {
    const { user, sent } = show(reply(calls.endOneSession, undefined))
    const devices = await sectionOf('Where you are logged in')
    expect(await devices.findByText('Now, this device')).toBeVisible()
    await user.click(devices.getByRole('button', { name: 'Log out Firefox on a Windows computer' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(sent(calls.endOneSession)[0]?.path).toBe('/api/account/sessions/13'))
    expect(devices.queryByRole('button', { name: 'Log out Chrome on an Android phone' })).toBeNull()
  })
})

describe('an officer who needs a second factor', () => {
  it('is guided through setting it up before any other screen opens', async () => {
    const key = { key: 'JBSWY3DPEHPK3PXP', qr_code: 'data:image/svg+xml;base64,PHN2Zy8+' }
    const { user } = renderScreen(paths.statuses(), {
      as: 'admin',
      session: { must_set_up_second_factor: true },
      replies: [
        reply(secondFactor.showSecondFactor, { data: { is_active: false, is_required: true, recovery_codes_left: 0 } }),
        reply(secondFactor.prepareSecondFactor, { data: key }),
        reply(secondFactor.activateSecondFactor, { data: { recovery_codes: ['k7mp-2xwr-q9ab-34cd'] } }),
      ],
    })
    await enterText(user, await screen.findByLabelText('Your password'), 'seven-green-bicycles')
    expect(screen.queryByRole('link', { name: 'Facility Management' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await enterText(user, await screen.findByLabelText('Code that the app shows now'), '123456')
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    expect(await screen.findByText('k7mp-2xwr-q9ab-34cd')).toBeVisible()
    expect(currentSession()?.must_set_up_second_factor).toBe(true)
    await user.click(screen.getByRole('button', { name: 'I have written them down' }))
    expect(await screen.findByRole('heading', { name: 'What each status means' })).toBeVisible()
    expect(currentSession()?.must_set_up_second_factor).toBe(false)
  })

  it('goes on at once if it was set up in another window', async () => {
    const active = { is_active: true, is_required: true, recovery_codes_left: 10 }
    renderScreen(paths.statuses(), {
      as: 'admin',
      session: { must_set_up_second_factor: true },
      replies: [reply(secondFactor.showSecondFactor, { data: active })],
    })
    expect(await screen.findByRole('heading', { name: 'What each status means' })).toBeVisible()
  })
})
