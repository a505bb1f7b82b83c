import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useSession } from '../api/session.ts'
import { hasStoredUploads } from '../api/uploads/uploads-database.ts'
import { areUploadsNeeded, markUploadsNeeded, onUploadsNeeded } from '../api/uploads/uploads-needed.ts'
import { usePortal } from '../api/use-portal.ts'
import { Toasts } from '../ui/feedback/toast.tsx'
import { ProductName } from '../ui/layout/use-page-title.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Banners } from './banners.tsx'
import { Routing } from './routes.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

const UploadList = lazyPart(async () => (await import('./upload-list.tsx')).UploadList)

/** The uploads that go on in the background. Its code is loaded when there is one, also from before a reload. */
function UploadStatus() {
  const session = useSession()
  const isNeeded = useSyncExternalStore(onUploadsNeeded, areUploadsNeeded)
  useEffect(() => {
    void hasStoredUploads().then((isStored) => isStored && markUploadsNeeded())
  }, [])
  if (!session || !isNeeded) return null
  return (
    <Suspense fallback={null}>
      <UploadList personId={session.id} />
    </Suspense>
  )
}

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
