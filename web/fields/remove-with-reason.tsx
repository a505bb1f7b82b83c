import type { Call } from '@portal/contract/call.ts'
import { prose } from '@portal/contract/fields/fields.ts'
import { useState } from 'react'
import { z } from 'zod'
import { CallProblem } from '../api/call-problem.ts'
import { type AfterCall, useFormMutation } from '../api/use-call.ts'
import { Dialog } from '../ui/feedback/dialog.tsx'
import { useFocusAfterRemoval } from '../ui/feedback/use-focus-after-removal.ts'
import { Button } from '../ui/form/button.tsx'
import { Form } from '../ui/form/form.tsx'
import { TextareaField } from '../ui/form/text-fields.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const withReason = z.object({ reason: prose('the reason') })

interface RemoveProps<C extends Call> {
  call: C
  /** The request with the reason. */
  sent: (reason: string) => object
  /** What is removed: 'Hauwa Sani'. */
  name: string
  success: AfterCall<C>['success']
  /** Who reads the reason. */
  hint?: string
  className?: string
}

/** A button that removes something after the person has said why. */
export function RemoveWithReason<C extends Call>({ call, sent, name, success, hint, className }: RemoveProps<C>) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const removal = useFormMutation(call, { success, onSuccess: close })
  const button = useFocusAfterRemoval()
  return (
    <>
      <Button variant="subtle" isDanger isCompact className={className} ref={button} onClick={() => setIsAsking(true)}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <Dialog title={`Remove ${name}?`} onClose={close}>
          <Form
            schema={withReason}
            submit="Remove"
            busy="Removing"
            isDanger
            onSend={async (values) => {
              try {
                await removal.mutateAsync(sent(String(values.reason)))
                return undefined
              } catch (problem) {
                if (problem instanceof CallProblem) return problem
                throw problem
              }
            }}
            beside={
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
            }
          >
            <TextareaField name="reason" label="Reason" hint={hint ?? 'It stays in the history.'} />
          </Form>
        </Dialog>
      )}
    </>
  )
}
