// What is common comes first, so that a style sheet of a screen can add to it.
import './ui/typeface/typeface.css'
import './ui/theme.css'
import './ui/base.css'
import './ui/layout/layout.module.css'
import './ui/text.module.css'
import './ui/signed-in.module.css'
import type { QueryClient } from '@tanstack/react-query'
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
import { showTypefaceIfReady, Typeface } from './ui/typeface/typeface.tsx'

/** Renders the signed-in portal into an element, at the current URL. `message` is shown as a toast. */
export function startPortal(root: HTMLElement, message?: string | null): void {
  // For first-load.js, which says so if the portal's script could not be loaded.
  root.dataset.started = ''
  const client = newQueryClient()
  // Before rendering, so that data and code are fetched in parallel.
  preloadScreen(client, window.location)
  preloadCall(client, { method: 'GET', path: '/api/portal' }, {})
  preloadLinks(client)
  if (message) {
    toast.success(message)
    arriveFromOtherPage()
  }
  void showTypefaceIfReady().then(() => render(root, client))
  loadAfterStart(client)
}

/** Renders in a transition, which works in slices, so that the page stays responsive. */
function render(root: HTMLElement, client: QueryClient): void {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <Typeface />
          <App client={client} />
        </BrowserRouter>
      </StrictMode>,
    ),
  )
}

/** Loads what can wait until the page has loaded. In development there is no service worker. */
function loadAfterStart(client: QueryClient): void {
  if (!import.meta.env.PROD) return
  const load = () => {
    import('./app/after-start.ts').then(({ afterStart }) => afterStart(client)).catch(() => {})
  }
  if (document.readyState === 'complete') load()
  else window.addEventListener('load', load, { once: true })
}
