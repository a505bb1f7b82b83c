import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectionFound, connectionLost } from '../api/connection.ts'
import { renderComponent } from '../testing/render.tsx'
import { inTime, lazyPart } from '../ui/lazy-part.ts'
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

describe('a script that does not arrive', () => {
  const opened: ((component: () => string) => void)[] = []
  const Part = lazyPart(() => new Promise<() => string>((resolve) => opened.push(resolve)))

  it('counts as failed after 120 seconds, not before, with a button to try again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = renderComponent(
      <ScreenBoundary>
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      </ScreenBoundary>,
    )
    await vi.advanceTimersByTimeAsync(119_000)
    expect(screen.getByText('Loading')).toBeVisible()
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    expect(await screen.findByText(/^A part of this page did not arrive within two minutes\./)).toBeVisible()
    // What arrives later changes nothing.
    for (const open of opened) open(() => 'Too late')
    expect(reload).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.queryByText('Too late')).toBeNull()
  })

  it('is shown if it arrives in time, and leaves no timer behind', async () => {
    const timers = vi.spyOn(globalThis, 'clearTimeout')
    expect(await inTime(Promise.resolve('Here'))).toBe('Here')
    expect(timers).toHaveBeenCalled()
    timers.mockRestore()
    await expect(inTime(Promise.reject(notLoaded))).rejects.toBe(notLoaded)
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
