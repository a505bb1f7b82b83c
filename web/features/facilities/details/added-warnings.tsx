import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAdded } from './use-added.ts'

/** A list of warnings about the values of a facility. */
export function Warnings({ of: warnings }: { of: string[] }) {
  return (
    <ul>
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  )
}

/** The warnings about the facility that was just added. They stay visible, even after a reload, until they are closed. */
export function AddedWarnings() {
  const { added, forget } = useAdded()
  if (!added || added.warnings.length === 0) return null
  return (
    <Notice tone="warning" title={`${added.name} was added. Please check:`} onClose={forget}>
      <Warnings of={added.warnings} />
    </Notice>
  )
}
