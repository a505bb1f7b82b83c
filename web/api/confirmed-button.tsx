import type { Call, Sent } from '@portal/contract/call.ts'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx'
import { ErrorSummary, type Fault } from '../ui/form/error-summary.tsx'
import { useFocusAfterRemoval } from '../ui/feedback/use-focus-after-removal.ts'
import { type AfterCall, useCallMutation } from './use-call.ts'
import { Button, type ButtonProps } from '../ui/form/button.tsx'

interface ConfirmedButtonProps<C extends Call> extends Pick<ButtonProps, 'isCompact' | 'className' | 'variant'> {
  call: C
  sent: Sent<C>
  /** The text of the button. */
  label: ReactNode
  /** The question: 'Delete Hauwa Sani?'. */
  title: string
  /** The text of the button that confirms. */
  confirm: string
  /** The action deletes nothing, so the buttons are not red. */
  isHarmless?: boolean
  success: AfterCall<C>['success']
  onSuccess?: AfterCall<C>['onSuccess']
  /** Explains what will happen. */
  children: ReactNode
}

/**
 * A button that sends a call after a confirmation. If the button itself is removed, its section gets the focus.
 *
 *     <ConfirmedButton call={calls.removeCrest} sent={{}} label="Remove crest" title="Remove the crest?" confirm="Remove" …>
 *       Papers that were issued with the crest keep it.
 *     </ConfirmedButton>
 */
export function ConfirmedButton<C extends Call>({
  call,
  sent,
  label,
  title,
  confirm,
  ...rest
}: ConfirmedButtonProps<C>) {
  const { isHarmless = false, success, onSuccess, children, ...buttonProps } = rest
  const [isAsking, setIsAsking] = useState(false)
  const [faults, setFaults] = useState<Fault[]>([])
  const removal = useCallMutation(call, {
    success,
    onSuccess: async (reply) => {
      await onSuccess?.(reply)
      setIsAsking(false)
    },
    onProblem: ({ message }) => setFaults([{ message }]),
  })
  const button = useFocusAfterRemoval()
  function ask() {
    setFaults([])
    setIsAsking(true)
  }
  return (
    <>
      <Button
        variant={isHarmless ? 'default' : 'subtle'}
        isDanger={!isHarmless}
        {...buttonProps}
        ref={button}
        onClick={ask}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          isDanger={!isHarmless}
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate(sent)}
          onClose={() => setIsAsking(false)}
        >
          <ErrorSummary faults={faults} />
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
