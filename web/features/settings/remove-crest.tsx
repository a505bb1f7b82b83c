import { Button } from '@mantine/core'
import * as calls from '@portal/contract/calls/settings.ts'
import { useState } from 'react'
import { useCallMutation } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary, type Fault } from '../../ui/error-summary.tsx'
import looks from './settings.module.css'

/** Takes the crest away, after asking. */
export function RemoveCrest() {
  const [isAsking, setIsAsking] = useState(false)
  const [faults, setFaults] = useState<Fault[]>([])
  const removal = useCallMutation(calls.removeCrest, {
    success: 'deleted successfully!',
    onSuccess: () => setIsAsking(false),
    onProblem: ({ message }) => setFaults([{ message }]),
  })
  function ask() {
    setFaults([])
    setIsAsking(true)
  }
  return (
    <>
      <Button variant="subtle" color="red" onClick={ask}>
        Remove crest
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove the crest?"
          confirm="Remove"
          isDanger
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate({})}
          onClose={() => setIsAsking(false)}
        >
          <ErrorSummary faults={faults} />
          <p className={looks.plain}>
            The portal shows a sign of its own again, from now on. Papers that were issued with the crest keep it.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
