import { useLocation, useNavigate } from 'react-router'
import { Notice } from '../../ui/feedback/notice.tsx'

/** A facility that was added and what looked unusual about it, carried along to the next page. */
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

/** What to check about the facility that was just added. It stays, also over a reload, until it is closed. */
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
