import { Button } from '@mantine/core'
import type { Call } from '@portal/contract/call.ts'
import type { ComponentProps } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { CallForm } from './call-form.tsx'

interface ModalFormParts<C extends Call> extends ComponentProps<typeof CallForm<C>> {
  title: string
  onClose: () => void
}

/**
 * A dialog that holds a CallForm; it closes when the call succeeded. Render it only while it is open:
 *
 *     {isOpen && <ModalForm title="Add Staff" call={calls.addStaff} hidden={{ facility_id }} onClose={close}>…</ModalForm>}
 */
export function ModalForm<C extends Call>({ title, onClose, onSuccess, ...form }: ModalFormParts<C>) {
  return (
    <Dialog title={title} onClose={onClose}>
      <CallForm
        {...form}
        beside={
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        }
        onSuccess={async (reply) => {
          await onSuccess?.(reply)
          onClose()
        }}
      />
    </Dialog>
  )
}
