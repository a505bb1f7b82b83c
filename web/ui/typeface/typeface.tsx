import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import inter from './inter.woff2?url'

/** Long enough after the first page that its own calls and code come first, also on a slow connection. */
const downloadAfterMs = 4_000
/**
 * How long the first page waits for the file: a file that the sign-in page has fetched comes from the browser's cache, also on a
 * busy phone. Otherwise it may be there from an earlier visit, and a slow connection must not delay the page.
 */
const waitMs = { fetched: 2_000, unknown: 100 }

let face: FontFace | undefined

/**
 * Shows the typeface if it is there at once: the sign-in page fetches it when idle, so the browser has it in its cache. The
 * portal renders its first page after that, so that no text changes its shape.
 */
export async function showTypefaceIfReady(): Promise<void> {
  try {
    const [fetched] = performance.getEntriesByName(new URL(inter, window.location.href).href)
    await load({ signal: AbortSignal.timeout(fetched ? waitMs.fetched : waitMs.unknown) })
    show()
  } catch {
    // Typeface downloads it later.
  }
}

/**
 * Downloads the typeface if the first page came without it, and shows it from the next page on. Until then a local font with
 * the same measures is shown, see typeface.css.
 */
export function Typeface() {
  const { key } = useLocation()
  useEffect(() => {
    if (face) return
    // Without a network the typeface waits for another visit.
    const timer = setTimeout(() => load({ priority: 'low' }).catch(() => {}), downloadAfterMs)
    return () => clearTimeout(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: text may only change its shape when a page opens
  useLayoutEffect(show, [key])
  return null
}

async function load(init: RequestInit): Promise<void> {
  const response = await fetch(inter, init)
  if (!response.ok) throw new Error(`The typeface was answered with ${response.status}`)
  face = await new FontFace('Inter', await response.arrayBuffer(), { weight: '400 700' }).load()
}

function show(): void {
  if (face) document.fonts.add(face)
}
