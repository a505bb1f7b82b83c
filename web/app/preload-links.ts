import type { QueryClient } from '@tanstack/react-query'
import { preloadScreen } from './preload-screen.ts'

/** What happens just before a link is followed. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Fetches a screen when its link is hovered, focused or touched: any link of the page, whichever part draws it. One that
 * is pointed at again is fetched again only when its data is out of date.
 */
export function preloadLinks(client: QueryClient): () => void {
  const stopping = new AbortController()
  const options = { passive: true, signal: stopping.signal }
  for (const sign of signs) document.addEventListener(sign, (event) => preload(client, event), options)
  return () => stopping.abort()
}

function preload(client: QueryClient, { target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
  preloadScreen(client, link)
}
