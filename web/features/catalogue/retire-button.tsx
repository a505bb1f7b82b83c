import type { Call } from '@portal/contract/call.ts'
import { type ReactNode, useState } from 'react'
import { useFormMutation } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import { ErrorSummary, type Fault } from '../../ui/form/error-summary.tsx'
import signedIn from '../../ui/signed-in.module.css'

interface RetireButtonProps {
  call: Call
  row: { id: number; retired_at: string | null; updated_at: string }
  name: string
  /** Explains what will follow. */
  children: ReactNode
}

/** Retires a row of the catalogue, or brings it back, after a confirmation. The button keeps the focus. */
export function RetireButton({ call, row, name, children }: RetireButtonProps) {
  /** The row as it was when the dialog was opened. */
  const [asked, setAsked] = useState<RetireButtonProps['row']>()
  const [faults, setFaults] = useState<Fault[]>([])
  const { id, retired_at, updated_at } = asked ?? row
  const isRetired = retired_at !== null
  const label = isRetired ? 'Bring back' : 'Retire'
  const change = useFormMutation(call, {
    recordVersion: updated_at,
    success: isRetired ? `${name} was brought back` : `${name} was retired`,
    onSuccess: () => setAsked(undefined),
    onProblem: ({ message }) => setFaults([{ message }]),
  })
  function ask() {
    setFaults([])
    setAsked(row)
  }
  return (
    <>
      <Button
        variant={isRetired ? 'default' : 'subtle'}
        isDanger={!isRetired}
        isCompact
        className={signedIn.inRow}
        aria-label={`${label} ${name}`}
        onClick={ask}
      >
        {label}
      </Button>
      {asked && (
        <ConfirmDialog
          title={`${label} ${name}?`}
          confirm={label}
          isDanger={!isRetired}
          isBusy={change.isPending}
          onConfirm={() => change.mutate({ params: { id }, body: { retired: !isRetired } })}
          onClose={() => setAsked(undefined)}
        >
          <ErrorSummary faults={faults} />
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
