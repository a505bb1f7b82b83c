import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectionFound } from '../api/connection.ts'
import { renderComponent } from '../testing/render.tsx'
import { isForServer, NoConnection } from './no-connection.tsx'

let reload: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  return () => reload.mockRestore()
})

describe('a page of the server without a connection', () => {
  it('opens as soon as the connection is back', () => {
    renderComponent(<NoConnection />, { as: 'user' })
    expect(screen.getByText(/^There is no connection to the portal\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/admin/overview')
    connectionFound()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not load the page again to which the person went meanwhile', () => {
    const { unmount } = renderComponent(<NoConnection />, { as: 'user' })
    unmount()
    connectionFound()
    expect(reload).not.toHaveBeenCalled()
  })

  it('leads to no dashboard before signing in', () => {
    renderComponent(<NoConnection />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is one at the address where the portal was opened, but not at its own', () => {
    const opened = window.location.pathname
    expect([isForServer(opened), isForServer('/elsewhere')]).toEqual([true, false])
  })
})
