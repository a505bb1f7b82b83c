import type { QueryClient } from '@tanstack/react-query'

/** Loads what can wait until the page has loaded. In development there is no service worker. */
export function loadAfterStart(client: QueryClient): void {
  if (!import.meta.env.PROD) return
  const load = () => {
    import('./after-start.ts').then(({ afterStart }) => afterStart(client)).catch(() => {})
  }
  if (document.readyState === 'complete') load()
  else window.addEventListener('load', load, { once: true })
}
