import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import type { ImportChoice } from '@portal/domain/imports/import-states.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { useCallMutation } from '../../../api/use-call.ts'
import { countInWords } from '../../../fields/count-in-words.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Fault } from '../../../ui/form/error-summary.tsx'
import { MenuButton } from '../../../ui/form/menu-button.tsx'
import type { RowFilters } from './row-filters.ts'
import type { ImportRow } from './row-value.tsx'

/** What can be chosen for many rows; null takes a choice back. */
const choices: readonly { choice: ImportChoice | null; label: string; what: string }[] = [
  {
    choice: 'new',
    label: 'Come in as new',
    what: 'They come in as facilities of their own. Rows in which something is wrong stay out.',
  },
  {
    choice: 'add licence',
    label: 'Add the licences',
    what: 'Each licence is added to the facility that is here, the likeliest one. Where it has a licence already, nothing is added.',
  },
  { choice: 'leave out', label: 'Leave out', what: 'Nothing comes in of these rows.' },
  { choice: null, label: 'As they were', what: 'What was chosen for them before is taken back.' },
]

interface SelectedProps {
  id: number
  rows: readonly ImportRow[]
  onChosen: () => void
}

/** The buttons for the selected rows. */
export function ChooseSelected({ id, rows, onChosen }: SelectedProps) {
  const choosing = useCallMutation(rowCalls.chooseImportRows, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
    onSuccess: onChosen,
  })
  const lines = rows.map(({ line }) => line)
  return choices.map(({ choice, label }) => (
    <Button
      key={label}
      variant="default"
      isCompact
      aria-disabled={choosing.isPending || undefined}
      onClick={() => {
        if (!choosing.isPending) choosing.mutate({ params: { id }, body: { choice, lines } })
      }}
    >
      {label}
    </Button>
  ))
}

interface AllProps {
  id: number
  /** How many rows the filters find. */
  total: number
  filters: RowFilters
}

/** The menu for every row of the list, on all its pages. Each choice is asked once more. */
export function ChooseAll({ id, total, filters }: AllProps) {
  const [asked, setAsked] = useState<(typeof choices)[number]>()
  const [faults, setFaults] = useState<Fault[]>([])
  const choosing = useCallMutation(rowCalls.chooseImportRows, {
    success: ({ message }) => message,
    onSuccess: () => setAsked(undefined),
    onProblem: ({ message }) => setFaults([{ message }]),
  })
  const rows = byNumber(total, { one: '# row', other: '# rows' })
  return (
    <>
      <MenuButton
        label={`For all ${countInWords({ total })} rows of this list`}
        items={choices.map((choice) => ({
          name: `All ${rows}: ${choice.label.toLowerCase()}`,
          onChoose: () => {
            setFaults([])
            setAsked(choice)
          },
        }))}
      />
      {asked && (
        <ConfirmDialog
          title={`${rows}: ${asked.label.toLowerCase()}?`}
          confirm={asked.label}
          isBusy={choosing.isPending}
          onConfirm={() => choosing.mutate({ params: { id }, body: { choice: asked.choice, filters } })}
          onClose={() => setAsked(undefined)}
        >
          <ErrorSummary faults={faults} />
          <p>{asked.what}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
