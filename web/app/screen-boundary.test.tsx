import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectionFound, connectionLost } from '../api/connection.ts'
import { renderComponent } from '../testing/render.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

const notLoaded = new Error('Failed to fetch dynamically imported module')
const broken = new Error('A mistake in a screen')

function Screen({ problem }: { problem: Error }): never {
  throw problem
}

function show(problem: Error) {
  // As Vite tells it.
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: notLoaded }))
  return renderComponent(
    <ScreenBoundary>
      <Screen problem={problem} />
    </ScreenBoundary>,
  )
}

function loseAndFindConnection() {
  connectionLost()
  connectionFound()
}

let reload: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  // React logs what a boundary has caught.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => {
    reload.mockRestore()
    log.mockRestore()
  }
})

describe('a screen whose code could not be loaded', () => {
  it('is loaded again when the connection is back', () => {
    show(notLoaded)
    expect(screen.getByText(/^This page could not be loaded\. We try again/)).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    loseAndFindConnection()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is not loaded again once the person has gone to another one', () => {
    const { unmount } = show(notLoaded)
    unmount()
    loseAndFindConnection()
    expect(reload).not.toHaveBeenCalled()
  })
})

it('a screen that made a mistake is loaded again by its button alone', async () => {
  const { user } = show(broken)
  expect(screen.getByText(/^This page could not be shown\./)).toBeVisible()
  loseAndFindConnection()
  expect(reload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})
