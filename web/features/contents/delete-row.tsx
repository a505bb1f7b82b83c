import { Button } from '@mantine/core'
import type * as calls from '@portal/contract/calls/contents.ts'
import { useEffect, useRef, useState } from 'react'
import { useCallMutation } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary, type Fault } from '../../ui/error-summary.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import looks from './contents.module.css'

interface DeleteParts {
  call: typeof calls.removeStaff | typeof calls.removeReferee
  id: number
  /** Whom the row is about. */
  name: string
  /** What the row is taken off: 'the list of staff'. */
  from: string
  success: string
  /** The part of the page that takes the focus once the row is gone. */
  section: string
}

/** Takes a row off a list, after asking. */
export function DeleteRow({ call, id, name, from, success, section }: DeleteParts) {
  const [isAsking, setIsAsking] = useState(false)
  const [faults, setFaults] = useState<Fault[]>([])
  const isRemoved = useRef(false)
  const removal = useCallMutation(call, {
    success,
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
            {name} is taken off {from}.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
