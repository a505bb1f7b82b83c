import { useLocation, useNavigate } from 'react-router'

/** The new facility and its warnings, passed to the next page as router state. */
export interface Added {
  name: string
  warnings: string[]
  /** The facility, if its owner can start its registration now. */
  facilityId?: number
}

function isAdded(value: unknown): value is Added {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'warnings' in value &&
    Array.isArray(value.warnings)
  )
}

/** The facility that was just added, even after a reload, and a function that forgets it. */
export function useAdded(): { added: Added | undefined; forget: () => void } {
  const { state, search } = useLocation()
  const go = useNavigate()
  const added: unknown = typeof state === 'object' && state !== null && 'added' in state ? state.added : undefined
  return { added: isAdded(added) ? added : undefined, forget: () => go({ search }, { replace: true, state: null }) }
}
