import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { usePortal } from '../api/use-portal.ts'
import { Toasts } from '../ui/feedback/toast.tsx'
import { ProductName } from '../ui/layout/use-page-title.ts'
import { Banners } from './banners.tsx'
import { Routing } from './routes.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { UploadStatus } from './upload-status.tsx'

/** Scrolls to the top of a new page. On Back the browser restores the scroll position. */
function useScrollToTop() {
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run at each change of the path
  useEffect(() => {
    if (navigationType !== 'POP') window.scrollTo(0, 0)
  }, [pathname, navigationType])
}

function ProductNameProvider({ children }: { children: ReactNode }) {
  return <ProductName value={usePortal()?.product_name ?? 'Health facility licensing portal'}>{children}</ProductName>
}

function Content() {
  useScrollToTop()
  return (
    <>
      <Banners />
      <ScreenBoundary>
        <Routing />
      </ScreenBoundary>
      <UploadStatus />
      <Toasts />
    </>
  )
}

/** The portal in the browser. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <ProductNameProvider>
        <Content />
      </ProductNameProvider>
    </QueryClientProvider>
  )
}
