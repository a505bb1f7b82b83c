import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { Section } from '../layout/page.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

function Going({ onGo }: { onGo: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <button type="button" ref={useFocusAfterRemoval()} onClick={onGo}>
        Go
      </button>
      <button type="button" onClick={() => setIsAsked(true)}>
        Ask
      </button>
      {isAsked && <ConfirmDialog title="Go?" confirm="Yes" onConfirm={onGo} onClose={() => setIsAsked(false)} />}
    </>
  )
}

function Buttons() {
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      {isThere && <Going onGo={() => setIsThere(false)} />}
      <button type="button" onClick={() => setIsThere(false)}>
        Stay
      </button>
    </>
  )
}

describe('a button that is removed after use', () => {
  it('passes the focus to its section', async () => {
    const { user } = renderComponent(
      <Section title="Referees">
        <Buttons />
      </Section>,
    )
    await user.click(screen.getByRole('button', { name: 'Go' }))
    expect(screen.getByRole('region', { name: 'Referees' })).toHaveFocus()
  })

  it('passes the focus to its section also while its dialog is open', async () => {
    const { user } = renderComponent(
      <Section title="Referees">
        <Buttons />
      </Section>,
    )
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(screen.getByRole('region', { name: 'Referees' })).toHaveFocus()
  })

  it('passes the focus to the title of its dialog', async () => {
    const { user } = renderComponent(
      <Section title="Referees">
        <Dialog title="Add Referee" onClose={() => {}}>
          <Buttons />
        </Dialog>
      </Section>,
    )
    await user.click(screen.getByRole('button', { name: 'Go' }))
    expect(screen.getByRole('heading', { name: 'Add Referee' })).toHaveFocus()
  })

  it('does not take the focus from another element', async () => {
    const { user } = renderComponent(
      <Section title="Referees">
        <Buttons />
      </Section>,
    )
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  })
})
