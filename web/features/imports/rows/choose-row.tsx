import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import type { ImportChoice } from '@portal/domain/imports/import-states.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ImportRow } from './row-value.tsx'

const labels = {
  new: 'It comes in as new',
  'add licence': 'It is this one: add the licence',
  'leave out': 'Leave it out',
} as const satisfies Record<ImportChoice, string>

interface ChooseProps {
  id: number
  row: ImportRow
  /** Null takes the choice back. */
  choice: ImportChoice | null
  /** With `add licence`: the facility, and its name. */
  same_as?: number
  name?: string
}

/** A button that says what becomes of a row. */
export function ChooseRow({ id, row, choice, same_as, name }: ChooseProps) {
  const choosing = useCallMutation(rowCalls.correctImportRow, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
    recordVersion: row.updated_at,
  })
  const label = choice === null ? 'Take the choice back' : labels[choice]
  const body = { choice, ...(same_as !== undefined && { same_as }) }
  return (
    <span data-choice={choice ?? 'back'}>
      <BusyButton
        variant="default"
        isCompact
        busy={choosing.isPending && 'Saving'}
        onClick={() => choosing.mutate({ params: { id, line: row.line }, body })}
      >
        {label}
        {name && <VisuallyHidden> to {name}</VisuallyHidden>}
      </BusyButton>
    </span>
  )
}
