import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

const question = 'Decline this registration?'

function Asking({ onConfirm, isBusy }: { onConfirm: () => void; isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Decline
      </button>
      {isOpen && (
        <ConfirmDialog
          title={question}
          confirm="Decline registration"
          isBusy={isBusy}
          onConfirm={onConfirm}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

describe('a confirmation dialog', () => {
  it('acts only when it is confirmed', async () => {
    const onConfirm = vi.fn()
    const { user } = renderComponent(<Asking onConfirm={onConfirm} />)
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    expect(screen.getByRole('dialog', { name: question })).toHaveAttribute('open')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onConfirm).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    await user.click(screen.getByRole('button', { name: 'Decline registration' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('closes on Escape, but not while it is busy', async () => {
    const { user, unmount } = renderComponent(<Asking onConfirm={() => {}} />)
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
    renderComponent(<Asking onConfirm={() => {}} isBusy />)
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    for (const name of ['Cancel', 'Close']) await user.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('button', { name: 'Please wait' })).toHaveAttribute('aria-busy', 'true')
  })
})

describe('a dialog with a form', () => {
  function show(isWaiting: boolean) {
    renderComponent(
      <Dialog title="Add requirement" onClose={() => {}}>
        <select aria-label="Part" disabled={isWaiting} />
        <input aria-label="Name" />
      </Dialog>,
    )
  }

  it('focuses its first field', () => {
    show(false)
    expect(screen.getByLabelText('Part')).toHaveFocus()
  })

  it('focuses its title while the first field is still disabled, so that no field is skipped', () => {
    show(true)
    expect(screen.getByRole('heading', { name: 'Add requirement' })).toHaveFocus()
  })
})
