import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { preloadCall } from './api/preload-call.ts'
import { newQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { preloadLinks } from './app/preload-links.ts'
import { preloadScreen } from './app/preload-screen.ts'
import { toast } from './ui/feedback/toast.tsx'
import { arriveFromOtherPage } from './ui/layout/page.tsx'
import './ui/theme.css'
import './ui/base.css'

/** Starts the portal behind the sign-in at the address of the page, in an element of it, and says how the person got there. */
export function startPortal(root: HTMLElement, message?: string | null): void {
  const client = newQueryClient()
  // Before anything is drawn: the replies are on their way while the screen is.
  preloadScreen(client, window.location)
  preloadCall(client, { method: 'GET', path: '/api/portal' }, {})
  preloadLinks(client)
  if (message) {
    toast.success(message)
    arriveFromOtherPage()
  }
  // As a transition the first drawing is done in slices, and the page reacts to fingers and keys in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App client={client} />
        </BrowserRouter>
      </StrictMode>,
    ),
  )
}
