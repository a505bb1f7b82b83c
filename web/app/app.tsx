import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useConnectionLost } from '../api/connection.ts'
import { usePortal } from '../api/use-portal.ts'
import { ConnectionBanner } from '../ui/feedback/connection-banner.tsx'
import { Toasts } from '../ui/feedback/toast.tsx'
import { ProductName } from '../ui/layout/use-page-title.ts'
import { Routing } from './routes.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

/** A new page begins at its top; Back returns to where one was. */
function useTopOfNewPage() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move itself is what counts
  useEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0)
  }, [pathname, kind])
}

function Named({ children }: { children: ReactNode }) {
  return <ProductName value={usePortal()?.product_name ?? 'Health facility licensing portal'}>{children}</ProductName>
}

function Everything() {
  useTopOfNewPage()
  return (
    <>
      <ConnectionBanner lost={useConnectionLost()} />
      <ScreenBoundary>
        <Routing />
      </ScreenBoundary>
      <Toasts />
    </>
  )
}

/** The portal in the browser. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Named>
        <Everything />
      </Named>
    </QueryClientProvider>
  )
}
