import { endOneSession } from '@portal/contract/accounts/calls/own-account.ts'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { reply } from '../testing/fake-portal.ts'
import { renderComponent } from '../testing/render.tsx'
import { ConfirmedButton } from './confirmed-button.tsx'

it('confirms what it asked about, although the page shows something else by then, and asks about that next', async () => {
  let show = (_id: number) => {}
  function Page() {
    const [id, setId] = useState(3)
    show = setId
    return (
      <ConfirmedButton
        call={endOneSession}
        sent={{ params: { id } }}
        label="Log out"
        title={`Log out device ${id}?`}
        confirm={`Log out ${id}`}
        success={`Device ${id} was logged out`}
      >
        Device {id} asks for the password again.
      </ConfirmedButton>
    )
  }
  const { user, sent } = renderComponent(<Page />, { replies: [reply(endOneSession, undefined)] })
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  act(() => show(4))
  const dialog = within(screen.getByRole('dialog', { name: 'Log out device 3?' }))
  expect(dialog.getByText('Device 3 asks for the password again.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Log out 3' }))
  expect(await screen.findByText('Device 3 was logged out')).toBeVisible()
  expect(sent(endOneSession).map(({ path }) => path)).toEqual(['/api/account/sessions/3'])
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(screen.getByRole('dialog', { name: 'Log out device 4?' })).toBeVisible()
})
