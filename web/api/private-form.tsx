import type { Call } from '@portal/contract/call.ts'
import type { ComponentProps } from 'react'
import { Dialog } from '../ui/feedback/dialog.tsx'
import { Button } from '../ui/form/button.tsx'
import { CallForm } from './call-form.tsx'

interface PrivateFormProps<C extends Call> extends ComponentProps<typeof CallForm<C>> {
  title: string
  onClose: () => void
}

/** A dialog with a CallForm of which no draft is saved, for passwords and codes. It closes after success. */
export function PrivateForm<C extends Call>({ title, onClose, onSuccess, ...form }: PrivateFormProps<C>) {
  return (
    <Dialog title={title} onClose={onClose}>
      <CallForm
        {...form}
        beside={
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        }
        onSuccess={async (reply, wantsAnother) => {
          await onSuccess?.(reply, wantsAnother)
          onClose()
        }}
      />
    </Dialog>
  )
}
