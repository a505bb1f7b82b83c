import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { BusyButton } from './busy-button.tsx'

it('acts once, and ignores every press while it is busy', async () => {
  const onClick = vi.fn()
  const { user, unmount } = renderComponent(<BusyButton onClick={onClick}>Take</BusyButton>)
  await user.click(screen.getByRole('button', { name: 'Take' }))
  expect(onClick).toHaveBeenCalledOnce()
  unmount()
  renderComponent(
    <BusyButton busy="Please wait" onClick={onClick}>
      Take
    </BusyButton>,
  )
  const button = screen.getByRole('button', { name: 'Please wait' })
  await user.click(button)
  await user.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledOnce()
  // A disabled button would lose the focus.
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it('sends no form while it is busy', async () => {
  const onSend = vi.fn((event: React.FormEvent) => event.preventDefault())
  const { user } = renderComponent(
    <form onSubmit={onSend}>
      <BusyButton type="submit" busy="Sending">
        Send
      </BusyButton>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Sending' }))
  expect(onSend).not.toHaveBeenCalled()
})
