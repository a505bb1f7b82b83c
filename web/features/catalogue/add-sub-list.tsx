import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import type { Requirement } from '@portal/contract/catalogue/requirement.ts'
import { questionTypes } from '@portal/domain/applications/question-types.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import signedIn from '../../ui/signed-in.module.css'

/** Adds a question to a requirement. Spec §2; the success message is from spec §8. */
export function AddSubList({ requirement: { id, list } }: { requirement: Pick<Requirement, 'id' | 'list'> }) {
  const [isOpen, setIsOpen] = useDialogState(`add-sub-list-${id}`)
  return (
    <>
      <Button
        className={signedIn.inRow}
        variant="default"
        isCompact
        aria-label={`Add Sublist to ${list}`}
        onClick={() => setIsOpen(true)}
      >
        Add Sublist
      </Button>
      {isOpen && (
        <ModalForm
          title={`Add Sublist to ${list}`}
          call={calls.addSubList}
          hidden={{ requirement_id: id }}
          submit="Add"
          success="added successfully!"
          onClose={() => setIsOpen(false)}
        >
          <TextField
            name="sub_list"
            label="Question"
            hint={`Owners answer it with ${questionTypes.yes_no.answeredWith}.`}
          />
        </ModalForm>
      )}
    </>
  )
}
