import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { MenuButton } from './menu-button.tsx'

function show() {
  const decline = vi.fn()
  const items = [
    { name: 'Decline', isDanger: true, onChoose: decline },
    { name: 'Put back', onChoose: () => undefined },
  ]
  const shown = renderComponent(
    <>
      <MenuButton label="More actions" items={items} />
      <p>Elsewhere</p>
    </>,
  )
  return { ...shown, decline, dots: screen.getByRole('button', { name: 'More actions' }) }
}

it('opens with what is dangerous last, and has the focus once something was chosen', async () => {
  const { user, decline, dots } = show()
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  expect(dots).toHaveAttribute('aria-expanded', 'false')
  await user.click(dots)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Put back', 'Decline'])
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(decline).toHaveBeenCalledOnce()
  expect(dots).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
})

it('closes with Escape, and with a click elsewhere', async () => {
  const { user, dots } = show()
  await user.click(dots)
  await user.tab()
  await user.keyboard('{Escape}')
  expect(dots).toHaveFocus()
  expect(dots).toHaveAttribute('aria-expanded', 'false')
  await user.click(dots)
  await user.click(screen.getByText('Elsewhere'))
  expect(dots).toHaveAttribute('aria-expanded', 'false')
})
