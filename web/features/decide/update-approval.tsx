import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import { movesWhenConsidered } from '@portal/domain/actions/offered-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { commissionerApprovals, inspectionRecommendations, verdicts } from '@portal/domain/verdicts.ts'
import { useState } from 'react'
import { ModalForm } from '../../api/modal-form.tsx'
import { useRememberOpenDialog, wasDialogOpen } from '../../api/use-dialog-state.ts'
import { choicesOf, RadioField } from '../../ui/form/choice-fields.tsx'
import { TextareaField } from '../../ui/form/text-fields.tsx'
import { Button } from '../../ui/form/button.tsx'

type Registration = Reply<typeof calls.showRegistration>['registration']

/** The Consideration form, filled with the saved findings. Spec §2 and §8. */
export function UpdateApproval({ registration }: { registration: Registration }) {
  // The data at the time of opening, so that changes by others in the meantime are detected as stale.
  const [opened, setOpened] = useState<Pick<Registration, 'consideration'> | undefined>(() =>
    wasDialogOpen('consideration') ? registration : undefined,
  )
  useRememberOpenDialog('consideration', opened !== undefined)
  const movesOn = movesWhenConsidered(registration)
  return (
    <>
      <Button variant="default" onClick={() => setOpened(registration)}>
        Update Approval
      </Button>
      {opened && (
        <ModalForm
          title="Update Approval"
          draft={`consideration-${registration.id}`}
          call={calls.considerRegistration}
          params={{ id: registration.id }}
          defaults={{ ...opened.consideration }}
          recordVersion={opened.consideration?.updated_at ?? null}
          submit="Save"
          success={registrationActions.Consider.message}
          onClose={() => setOpened(undefined)}
        >
          {movesOn && <p>With both verdicts this registration goes on to await a decision.</p>}
          <RadioField
            name="information_verdict"
            label="Verdict on the information provided"
            choices={choicesOf(verdicts)}
            sideBySide
          />
          <RadioField
            name="documents_verdict"
            label="Verdict on the documents reviewed"
            choices={choicesOf(verdicts)}
            sideBySide
          />
          <RadioField
            name="recommend_to_inspect"
            label="Recommend to inspect"
            choices={choicesOf(inspectionRecommendations)}
            sideBySide
          />
          <TextareaField name="permanent_secretary_comment" label="Permanent Secretary's comments" />
          <RadioField
            name="commissioner_approval"
            label="Commissioner's approval"
            choices={choicesOf(commissionerApprovals)}
            sideBySide
          />
        </ModalForm>
      )}
    </>
  )
}
