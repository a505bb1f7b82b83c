import { editPart } from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { refusal } from '../../testing/fake-portal.ts'
import { renderComponent } from '../../testing/render.tsx'
import { RetireButton } from './retire-button.tsx'

it('retires what was in use when it asked, and is refused where somebody else has retired it meanwhile', async () => {
  const inUse = { id: 5, retired_at: null as string | null, updated_at: '2026-04-01T09:00:00.000Z' }
  let show = (_row: typeof inUse) => {}
  function Page() {
    const [row, setRow] = useState(inUse)
    show = setRow
    return (
      <RetireButton call={editPart} row={row} name="Part A">
        It is asked no more.
      </RetireButton>
    )
  }
  const message = 'Somebody else changed this meanwhile. Look at it again'
  const { user, sent } = renderComponent(<Page />, {
    replies: [refusal(editPart, { code: 'stale', status: 412, message })],
  })
  await user.click(screen.getByRole('button', { name: 'Retire Part A' }))
  act(() => show({ id: 5, retired_at: '2026-04-08T09:00:00.000Z', updated_at: '2026-04-08T09:00:00.000Z' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Retire Part A?' }))
  await user.click(dialog.getByRole('button', { name: 'Retire' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(sent(editPart).map(({ headers, body }) => [headers['if-match'], body])).toEqual([
    ['"2026-04-01T09:00:00.000Z"', { retired: true }],
  ])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Bring back Part A' }))
  expect(screen.getByRole('dialog', { name: 'Bring back Part A?' })).toBeVisible()
})
