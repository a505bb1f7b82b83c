import type { Call } from '@portal/contract/call.ts'
import type { ComponentProps } from 'react'
import { Dialog } from '../ui/feedback/dialog.tsx'
import { CallForm } from './call-form.tsx'
import { DraftedForm } from './drafted-form.tsx'
import { Button } from '../ui/form/button.tsx'

interface ModalFormProps<C extends Call> extends ComponentProps<typeof CallForm<C>> {
  title: string
  /** Saves the typed values under this name, see DraftedForm. */
  draft?: string
  onClose: () => void
}

/**
 * A dialog with a CallForm. It closes after success. Render it only while it is open:
 *
 *     {isOpen && <ModalForm title="Add Staff" call={staffRows.add} hidden={{ facility_id }} onClose={close}>…</ModalForm>}
 */
export function ModalForm<C extends Call>({ title, draft, onClose, onSuccess, ...rest }: ModalFormProps<C>) {
  const form: ComponentProps<typeof CallForm<C>> = {
    ...rest,
    beside: (
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
    ),
    async onSuccess(reply) {
      await onSuccess?.(reply)
      onClose()
    },
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {draft ? <DraftedForm {...form} draft={draft} /> : <CallForm {...form} />}
    </Dialog>
  )
}
