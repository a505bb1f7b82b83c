import { useEffect } from 'react'
import { useNavigationType } from 'react-router'

/** Scrolls to the top when a step of a screen mounts at the same path. On Back the browser restores the scroll position. */
export function useScrollToTopOnMount(): void {
  const navigationType = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (navigationType !== 'POP') window.scrollTo(0, 0)
  }, [])
}
