import { appAddress } from '@portal/contract/public/signed-out-pages.ts'
import { useEffect, useState } from 'react'
import { connectionLost, isConnectionLost, onConnectionChange } from '../api/connection.ts'
import { lastPerson, useSession } from '../api/session.ts'
import { hasKeptVisits } from '../api/visits/visits-on-phone.ts'
import { paths } from '../paths.ts'
import { LoadProblem } from '../ui/feedback/load-problem.tsx'
import { LinkButton } from '../ui/layout/link-button.tsx'
import { Page } from '../ui/layout/page.tsx'

const openedAt = window.location.pathname

/** Whether the service worker opened the portal in place of a page that the server renders. */
export function isForServer(pathname: string): boolean {
  return pathname === openedAt && !appAddress.test(pathname)
}

/** Shown by the service worker in place of a page that the server renders, such as the login page. It loads when the connection is back. */
export function NoConnection() {
  const session = useSession()
  const [hasVisits, setHasVisits] = useState(false)
  useEffect(() => {
    // They open without signing in for the person whose session has ended.
    if (lastPerson() !== undefined) void hasKeptVisits().then(setHasVisits)
    connectionLost()
    return onConnectionChange(() => !isConnectionLost() && window.location.reload())
  }, [])
  return (
    <Page title="No connection" width="reading">
      <LoadProblem
        problem={{ message: 'There is no connection to the portal. This page opens as soon as it is back.' }}
        onRetry={() => window.location.reload()}
      />
      {hasVisits && <LinkButton to={paths.visits()}>Visits on this phone</LinkButton>}
      {session && <LinkButton to={paths.overview()}>Go to your dashboard</LinkButton>}
    </Page>
  )
}
