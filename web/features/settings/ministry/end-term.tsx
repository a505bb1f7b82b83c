import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { OfficeHolder } from '@portal/contract/settings/office-holder.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { useFocusAfterRemoval } from '../../../ui/feedback/use-focus-after-removal.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Sets the last day of a term of office. */
export function EndTerm({ holder: { id, name, title, end_date } }: { holder: OfficeHolder }) {
  const [isOpen, setIsOpen] = useDialogState(`end-term-${id}`)
  return (
    <>
      <Button
        variant="default"
        isCompact
        className={signedIn.inRow}
        ref={useFocusAfterRemoval()}
        onClick={() => setIsOpen(true)}
      >
        End<VisuallyHidden> of the term of {name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ModalForm
          title={`Last day of ${name}`}
          call={calls.endOfficeHolder}
          params={{ id }}
          defaults={{ end_date }}
          submit="Save"
          busy="Saving"
          success="Updated successfully!"
          onClose={() => setIsOpen(false)}
        >
          <p>
            After this day {name} signs no longer as {title}. Record who follows with Add a person.
          </p>
          <DateField name="end_date" label="Last day in office" hint="For example, 31/12/2026" />
        </ModalForm>
      )}
    </>
  )
}
