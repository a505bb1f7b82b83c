import type { Call, Sent } from '@portal/contract/call.ts'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx'
import { useFocusAfterRemoval } from '../ui/feedback/use-focus-after-removal.ts'
import { Button, type ButtonProps } from '../ui/form/button.tsx'
import { ErrorSummary, type Fault } from '../ui/form/error-summary.tsx'
import layout from '../ui/layout/layout.module.css'
import { type AfterCall, useCallMutation } from './use-call.ts'

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
  recordVersion?: AfterCall<C>['recordVersion']
  /** Explains what will happen. */
  children: ReactNode
}

/**
 * A button that sends a call after a confirmation. If the button itself is removed, its section gets the focus. What is sent is
 * what the question was about when it was asked, also if the page behind it has changed since.
 *
 *     <ConfirmedButton call={calls.removeCrest} sent={{}} label="Remove crest" title="Remove the crest?" confirm="Remove" …>
 *       Papers that were issued with the crest keep it.
 *     </ConfirmedButton>
 */
export function ConfirmedButton<C extends Call>({ call, label, ...props }: ConfirmedButtonProps<C>) {
  const [asked, setAsked] = useState<typeof props>()
  const [faults, setFaults] = useState<Fault[]>([])
  const { sent, title, confirm, isHarmless = false, children, ...rest } = asked ?? props
  const { success, onSuccess, recordVersion, ...buttonProps } = rest
  const removal = useCallMutation(call, {
    success,
    recordVersion,
    onSuccess: async (reply) => {
      await onSuccess?.(reply)
      setAsked(undefined)
    },
    onProblem: ({ message }) => setFaults([{ message }]),
  })
  const button = useFocusAfterRemoval()
  function ask() {
    setFaults([])
    setAsked(props)
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
      {asked && (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          isDanger={!isHarmless}
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate(sent)}
          onClose={() => setAsked(undefined)}
        >
          <div className={layout.stack4}>
            <ErrorSummary faults={faults} />
            <div>{children}</div>
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}
