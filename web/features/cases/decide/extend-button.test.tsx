import { extendRegistration } from '@portal/contract/licences/calls/extensions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { enterText } from '../../../testing/enter-text.ts'
import { aRegistration } from '../../../testing/facilities.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { ExtendButton } from './extend-button.tsx'

function show(overrides: Partial<Omit<RegistrationDetails, 'registration'>>) {
  const details = registrationDetails(overrides, { status: 'Temporarily approved', expiry_date: '2026-07-08' })
  const extended = reply(extendRegistration, {
    message: 'The approval is extended',
    data: aRegistration(),
    page: details,
  })
  return renderComponent(<ExtendButton details={details} />, { as: 'admin', replies: [extended] })
}

describe('an extension of a temporary approval', () => {
  it('says until when it lasts then, and asks for a reason', async () => {
    const { user, sent } = show({ offered: ['Extend'] })
    await user.click(screen.getByRole('button', { name: 'Extend' }))
    const name = 'Extend the temporary approval of Sabongari Family Clinic?'
    const dialog = within(await screen.findByRole('dialog', { name }))
    expect(dialog.getByText(/^It lasts until/)).toHaveTextContent(
      'It lasts until 8 July 2026, and then until 8 October 2026. It can be extended once.',
    )
    const reason = dialog.getByLabelText('Reason')
    expect(reason).toHaveAccessibleDescription('The owner reads it.')
    await user.click(dialog.getByRole('button', { name: 'Extend' }))
    expect(await dialog.findByRole('link', { name: 'Enter the reason' })).toBeVisible()
    expect(sent(extendRegistration)).toEqual([])
    await enterText(user, reason, 'The visit is next week.')
    await user.click(dialog.getByRole('button', { name: 'Extend' }))
    expect(await screen.findByText('The approval is extended')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(extendRegistration)[0]).toMatchObject({
      path: '/api/registrations/31/extend',
      body: { reason: 'The visit is next week.' },
    })
  })

  it('says that the reason stays in the history where the owner has no account', async () => {
    const { user } = show({ offered: ['Extend'], has_owner_account: false })
    await user.click(screen.getByRole('button', { name: 'Extend' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('It stays in the history.')
  })

  it('is there only while it is offered', () => {
    show({ offered: ['Approve'] })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
