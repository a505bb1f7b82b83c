import { useLocation, useNavigate } from 'react-router'
import { Notice } from '../../ui/feedback/notice.tsx'

/** The new facility and its warnings, passed to the next page as router state. */
export interface Added {
  name: string
  warnings: string[]
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

function addedOf(state: unknown): Added | undefined {
  const added: unknown = typeof state === 'object' && state !== null && 'added' in state ? state.added : undefined
  return isAdded(added) && added.warnings.length > 0 ? added : undefined
}

/** The warnings about the facility that was just added. They stay visible, even after a reload, until they are closed. */
export function AddedWarnings() {
  const { state, search } = useLocation()
  const go = useNavigate()
  const added = addedOf(state)
  if (!added) return null
  return (
    <Notice
      tone="warning"
      title={`${added.name} was added. Please check:`}
      onClose={() => go({ search }, { replace: true, state: null })}
    >
      <ul>
        {added.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  )
}
