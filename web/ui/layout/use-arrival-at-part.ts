import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Takes the focus and the view to the part that the address names behind `#`. Called by the screen, once its parts are there. */
export function useArrivalAtPart(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again leads there again
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null
    part?.focus({ preventScroll: true })
    part?.scrollIntoView?.()
  }, [hash, key])
}
