import { Button } from '@mantine/core'
import * as calls from '@portal/contract/calls/settings.ts'
import type { OfficeHolder } from '@portal/contract/entities/office-holder.ts'
import { useEffect, useRef, useState } from 'react'
import { useCallMutation } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary, type Fault } from '../../ui/error-summary.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import looks from './settings.module.css'

/** Takes a term off the list that was recorded by mistake, after asking. `section` takes the focus once the row is gone. */
export function RemoveTerm({ holder: { id, name, title }, section }: { holder: OfficeHolder; section: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [faults, setFaults] = useState<Fault[]>([])
  const isRemoved = useRef(false)
  const removal = useCallMutation(calls.removeOfficeHolder, {
    success: ({ message }) => message,
    onSuccess: () => {
      isRemoved.current = true
      setIsAsking(false)
    },
    onProblem: ({ message }) => setFaults([{ message }]),
  })
  useEffect(
    () => () => {
      if (isRemoved.current) document.getElementById(section)?.focus({ preventScroll: true })
    },
    [section],
  )
  function ask() {
    setFaults([])
    setIsAsking(true)
  }
  return (
    <>
      <Button variant="subtle" color="red" size="compact-md" className={looks.inRow} onClick={ask}>
        Delete<Unseen> {name}</Unseen>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          confirm="Delete"
          isDanger
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate({ params: { id } })}
          onClose={() => setIsAsking(false)}
        >
          <ErrorSummary faults={faults} />
          <p className={looks.plain}>
            Do this when {name} was recorded as {title} by mistake. When the term is over, end it instead. Papers that
            carry the name keep it.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
