import type { Call } from '@portal/contract/call.ts'
import { type ComponentProps, type ReactNode, useContext } from 'react'
import { Dialog } from '../ui/feedback/dialog.tsx'
import { Button } from '../ui/form/button.tsx'
import layout from '../ui/layout/layout.module.css'
import { Panel } from '../ui/layout/page.tsx'
import { PlaceOfSections } from '../ui/layout/section-place.ts'
import { CallForm } from './call-form.tsx'
import type { DraftName } from './draft-forms.ts'
import { draftNameOf } from './draft-name.ts'
import { DraftedForm } from './drafted-form.tsx'

interface ModalFormProps<C extends Call> extends ComponentProps<typeof CallForm<C>> {
  title: string
  /**
   * The name of the draft, see DraftedForm. By default it follows from the call and the ids that are sent with it, so only a
   * dialog that shares them with another needs a name. A form with a name waits for its draft. False: nothing is typed in it,
   * so there is nothing to keep.
   */
  draft?: DraftName | false
  onClose: () => void
}

interface FrameProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The frame of a form: a dialog or, on the page of a section, a box in the section itself. */
function Frame({ title, onClose, children }: FrameProps) {
  const { is: place } = useContext(PlaceOfSections)
  if (place === 'among others') {
    return (
      <Dialog title={title} onClose={onClose}>
        {children}
      </Dialog>
    )
  }
  return (
    <Panel>
      <div className={layout.stack5}>
        <h3>{title}</h3>
        {children}
      </div>
    </Panel>
  )
}

/**
 * A CallForm in a dialog, or on the page of its section. What is typed is saved as a draft, so that it survives closing
 * the form. It closes after success; with `hasAnother` it can also stay open, empty, for the next entry. Render it only while
 * it is open:
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
    async onSuccess(reply, wantsAnother) {
      await onSuccess?.(reply, wantsAnother)
      if (!wantsAnother) onClose()
    },
  }
  return (
    <Frame title={title} onClose={onClose}>
      {draft === false ? (
        <CallForm {...form} />
      ) : (
        <DraftedForm
          {...form}
          opensAtOnce={draft === undefined || rest.call.upload !== undefined}
          draft={draft ?? draftNameOf(rest.call, { ...rest.params, ...rest.hidden })}
        />
      )}
    </Frame>
  )
}
