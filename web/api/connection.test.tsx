import * as places from '@portal/contract/places/calls.ts'
import * as portal from '@portal/contract/settings/calls/portal.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { noAnswer, reply } from '../testing/fake-portal.ts'
import { renderComponent } from '../testing/render.tsx'
import { ConnectionBanner } from '../ui/feedback/connection-banner.tsx'
import { WhenLoaded } from '../ui/feedback/when-loaded.tsx'
import {
  connectionFound,
  connectionLost,
  isConnectionLost,
  onConnectionChange,
  useConnectionLost,
} from './connection.ts'
import { useCall } from './use-call.ts'

function States() {
  const states = useCall(places.listStates)
  return (
    <>
      <ConnectionBanner lost={useConnectionLost()} />
      <WhenLoaded of={states}>{({ data }) => data.map(({ name }) => name).join()}</WhenLoaded>
    </>
  )
}

describe('a lost connection', () => {
  it('shows a banner, and failed queries are fetched again when the portal is back', async () => {
    renderComponent(<States />, {
      replies: [
        noAnswer(places.listStates),
        noAnswer(places.listStates),
        reply(places.listStates, { data: [{ id: 27, name: 'Niger' }] }),
        reply(portal.showLiveness, { status: 'ok' }),
      ],
    })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(await screen.findByText(/^You are offline/)).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the portal')
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Niger')).toBeVisible()
    expect(screen.queryByText(/^You are offline/)).toBeNull()
  })

  it('is looked for every five seconds until it is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const found = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', found)
    onTestFinished(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
    connectionLost()
    for (const attempts of [1, 2]) {
      await vi.advanceTimersByTimeAsync(4999)
      expect(found).toHaveBeenCalledTimes(attempts - 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(found).toHaveBeenCalledTimes(attempts)
      expect(isConnectionLost()).toBe(true)
    }
    found.mockResolvedValue(new Response())
    await vi.advanceTimersByTimeAsync(5000)
    expect(isConnectionLost()).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(found).toHaveBeenCalledTimes(3)
  })

  it('is noted as soon as the browser says so, while somebody listens', () => {
    const noted: boolean[] = []
    const stop = onConnectionChange(() => noted.push(isConnectionLost()))
    window.dispatchEvent(new Event('offline'))
    expect(noted).toEqual([true])
    stop()
    connectionFound()
    window.dispatchEvent(new Event('offline'))
    expect(noted).toEqual([true])
  })
})
