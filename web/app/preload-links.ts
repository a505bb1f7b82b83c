import type { QueryClient } from '@tanstack/react-query'
import { preloadScreen } from './preload-screen.ts'

/** Events that usually come before a click on a link. */
const events = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Preloads a screen when any link to it is hovered, focused or touched. It is fetched again only if its cached data is
 * stale.
 */
export function preloadLinks(client: QueryClient): () => void {
  const abortController = new AbortController()
  const options = { passive: true, signal: abortController.signal }
  for (const name of events) document.addEventListener(name, (event) => preload(client, event), options)
  return () => abortController.abort()
}

function preload(client: QueryClient, { target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
  preloadScreen(client, link)
}
