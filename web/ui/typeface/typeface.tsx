import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import inter from './inter.woff2?url'

/** Holds the file that this browser has downloaded, and therefore has in its cache. */
const storageKey = 'typeface'
/** Long enough after the first page that its own calls and code come first, also on a slow connection. */
const downloadAfterMs = 4_000
/** Until then the page shows little more than its frame, so that the typeface may still appear. */
const earlyMs = 500

let downloaded: FontFace | undefined

/**
 * Shows the portal in its typeface without delaying a page or moving its text. The first visit downloads the file after
 * the first page, and shows the typeface from the next page on. Later visits take it from the browser's cache and show it
 * from the start. Until then a local font with the same measures is shown, see typeface.css.
 */
export function Typeface() {
  const { key } = useLocation()
  useEffect(() => {
    const isCached = localStorage.getItem(storageKey) === JSON.stringify(inter)
    const start = async () => {
      const began = performance.now()
      downloaded = await load()
      if (isCached && performance.now() - began < earlyMs) document.fonts.add(downloaded)
    }
    // Without a network the typeface waits for another visit.
    const timer = setTimeout(() => start().catch(() => {}), isCached ? 0 : downloadAfterMs)
    return () => clearTimeout(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: text may only change its shape when a page opens
  useLayoutEffect(() => {
    if (downloaded) document.fonts.add(downloaded)
  }, [key])
  return null
}

async function load(): Promise<FontFace> {
  const response = await fetch(inter, { priority: 'low' })
  if (!response.ok) throw new Error(`The typeface was answered with ${response.status}`)
  const face = new FontFace('Inter', await response.arrayBuffer(), { weight: '400 700' })
  await face.load()
  localStorage.setItem(storageKey, JSON.stringify(inter))
  return face
}
