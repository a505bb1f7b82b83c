import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Line } from './line-targets.tsx'

interface LineProps {
  id: number
  line: Line
}

function LineName({ line: { line, amount } }: Pick<LineProps, 'line'>) {
  return (
    <VisuallyHidden>
      {' '}
      row {line}, {formatNaira(amount)}
    </VisuallyHidden>
  )
}

/** Sets a line aside that is no payment for a licence. */
export function SetAside({ id, line }: LineProps) {
  const [isOpen, setIsOpen] = useDialogState(`set aside line ${line.line}`)
  return (
    <>
      <Button variant="subtle" isCompact onClick={() => setIsOpen(true)}>
        Set aside
        <LineName line={line} />
      </Button>
      {isOpen && (
        <ModalForm
          title={`Set ${formatNaira(line.amount)} aside`}
          call={calls.setBankStatementLineAside}
          params={{ id, line: line.line }}
          submit="Set aside"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <TextareaField name="note" label="Note" hint="Why this is no payment for a licence. For example, a refund." />
        </ModalForm>
      )}
    </>
  )
}

/** Takes a line up again that was set aside. */
export function TakeUp({ id, line }: LineProps) {
  return (
    <ConfirmedButton
      call={calls.takeUpBankStatementLine}
      sent={{ params: { id, line: line.line } }}
      label={
        <>
          Take up again
          <LineName line={line} />
        </>
      }
      isCompact
      isHarmless
      variant="default"
      title={`Take ${formatNaira(line.amount)} up again?`}
      confirm="Take up again"
      success={({ message }) => message}
    >
      <p>It is matched again, like any other line.</p>
    </ConfirmedButton>
  )
}
