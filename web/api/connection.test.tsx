import * as places from '@portal/contract/calls/places.ts'
import * as portal from '@portal/contract/calls/portal.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noAnswer, reply } from '../testing/fake-portal.ts'
import { renderComponent } from '../testing/render.tsx'
import { ConnectionBanner } from '../ui/feedback/connection-banner.tsx'
import { WhenLoaded } from '../ui/feedback/when-loaded.tsx'
import { useConnectionLost } from './connection.ts'
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
})
