import { useEffect } from 'react'
import { useNavigationType } from 'react-router'

/** Begins at the top a screen that takes another's place at the same address, a step of it; Back returns to where one was. */
export function useTopOnArrival(): void {
  const kind = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival counts
  useEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0)
  }, [])
}
