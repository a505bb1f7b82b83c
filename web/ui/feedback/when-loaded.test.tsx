import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { WhenLoaded } from './when-loaded.tsx'

const error = { message: 'The portal is busy' }

it('keeps showing what was loaded when it could not be loaded again', () => {
  renderComponent(<WhenLoaded of={{ data: 'Bida', error, refetch: () => {} }}>{(name) => <p>{name}</p>}</WhenLoaded>)
  expect(screen.getByText('Bida')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says why nothing could be loaded, and tries again', async () => {
  const refetch = vi.fn()
  const { user } = renderComponent(<WhenLoaded of={{ data: undefined, error, refetch }}>{() => null}</WhenLoaded>)
  expect(screen.getByRole('alert')).toHaveTextContent('The portal is busy')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})
