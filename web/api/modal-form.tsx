import type { Call } from '@portal/contract/call.ts'
import type { ComponentProps } from 'react'
import { Dialog } from '../ui/feedback/dialog.tsx'
import type { CallForm } from './call-form.tsx'
import { DraftedForm } from './drafted-form.tsx'
import { Button } from '../ui/form/button.tsx'

interface ModalFormProps<C extends Call> extends ComponentProps<typeof CallForm<C>> {
  title: string
  /** The name of the draft, see DraftedForm. By default it follows from the call and the ids that are sent with it. */
  draft?: string
  onClose: () => void
}

/** A name for the draft: the words of the call's path, and the id of what it is about. */
function draftNameOf({ path }: Call, ids: object): string {
  const words = path.replace(/^\/api|\{\w+\}/g, '').match(/[a-z]{1,20}/g) ?? []
  const id = Object.values(ids).find((value) => Number.isInteger(value) && Number(value) > 0)
  return [...words.slice(-4), ...(id === undefined ? [] : [id])].join('-')
}

/**
 * A dialog with a CallForm. What is typed is saved as a draft, so that it survives closing the dialog. It closes after success. Render it only while it is open:
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
      <DraftedForm
        {...form}
        opensAtOnce={draft === undefined || rest.call.upload !== undefined}
        draft={draft ?? draftNameOf(rest.call, { ...rest.params, ...rest.hidden })}
      />
    </Dialog>
  )
}
