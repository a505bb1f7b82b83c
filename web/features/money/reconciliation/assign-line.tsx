import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { useState } from 'react'
import { useCallMutation } from '../../../api/use-call.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Fault } from '../../../ui/form/error-summary.tsx'
import { Textarea } from '../../../ui/form/inputs.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type ChosenPart, ChosenParts, leftOf, sentAmount } from './chosen-parts.tsx'
import { FindTarget } from './find-target.tsx'
import type { Line } from './line-targets.tsx'
import styles from './reconciliation.module.css'

interface AssignProps {
  id: number
  line: Line
}

/** What an officer has to put right before the line can be assigned. */
function faultsOf(line: Line, parts: readonly ChosenPart[]): Fault[] {
  if (parts.length === 0) return [{ message: 'Choose a payment or an invoice' }]
  if (parts.some((part) => sentAmount(part) === undefined))
    return [{ message: 'Enter the amount of each part in naira' }]
  const left = leftOf(line, parts)
  if (left === 0) return []
  return [
    { message: left > 0 ? `${formatNaira(left)} is left to be assigned` : `That is ${formatNaira(-left)} too much` },
  ]
}

function AssignDialog({ id, line, onClose }: AssignProps & { onClose: () => void }) {
  const [parts, setParts] = useState<ChosenPart[]>([])
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<Fault[]>([])
  const assignment = useCallMutation(calls.assignBankStatementLine, {
    success: ({ message }) => message,
    onSuccess: onClose,
    onProblem: ({ message, errors }) => setFaults([{ message: Object.values(errors ?? {}).flat()[0] ?? message }]),
  })
  function assign() {
    const found = faultsOf(line, parts)
    setFaults(found)
    if (found.length > 0) return
    const sent = parts.map((part) => ({
      ...(part.target.payment_id === null
        ? { invoice_id: part.target.invoice_id }
        : { payment_id: part.target.payment_id }),
      amount: sentAmount(part) ?? 0,
    }))
    const words = note.trim()
    assignment.mutate({ params: { id, line: line.line }, body: { parts: sent, ...(words ? { note: words } : {}) } })
  }
  return (
    <Dialog title={`Whose payment is ${formatNaira(line.amount)}?`} isBusy={assignment.isPending} onClose={onClose}>
      <ErrorSummary faults={faults} />
      <p className={styles.narration}>
        {[line.narration, line.reference].filter(Boolean).join(', ') || 'No narration'}
      </p>
      <FindTarget line={line} chosen={parts} onChoose={(part) => setParts([...parts, part])} />
      <ChosenParts line={line} parts={parts} onChange={setParts} />
      <Textarea
        label="Why do you assign it so? (optional)"
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={`${layout.row2} ${styles.buttons}`}>
        <BusyButton busy={assignment.isPending && 'Assigning'} onClick={assign}>
          Assign {formatNaira(line.amount)}
        </BusyButton>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

/** Assigns a line that was not matched for sure, whole or in parts. */
export function AssignLine({ id, line }: AssignProps) {
  const [isOpen, setIsOpen] = useDialogState(`assign line ${line.line}`)
  return (
    <>
      <Button variant="default" isCompact onClick={() => setIsOpen(true)}>
        Assign
        <VisuallyHidden>
          {' '}
          row {line.line}, {formatNaira(line.amount)}
        </VisuallyHidden>
      </Button>
      {isOpen && <AssignDialog id={id} line={line} onClose={() => setIsOpen(false)} />}
    </>
  )
}
