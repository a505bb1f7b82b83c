import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the element named in the URL's hash and focuses it. Call it in the screen once its sections are rendered. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: clicking the same link again scrolls again
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null
    target?.focus({ preventScroll: true })
    target?.scrollIntoView?.()
  }, [hash, key])
}
