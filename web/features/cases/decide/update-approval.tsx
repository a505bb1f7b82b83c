import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { movesWhenConsidered } from '@portal/domain/actions/offered-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { commissionerApprovals, inspectionRecommendations, verdicts } from '@portal/domain/cases/verdicts.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { choicesOf, RadioField } from '../../../ui/form/choice-fields.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'

interface DialogProps {
  details: RegistrationDetails
  onClose: () => void
}

/** The Consideration form, filled with the saved findings. Spec §2 and §8. */
export function UpdateApproval({ details: { registration }, onClose }: DialogProps) {
  const movesOn = movesWhenConsidered(registration)
  return (
    <ModalForm
      title="Update Approval"
      draft={`consideration-${registration.id}`}
      call={calls.considerRegistration}
      params={{ id: registration.id }}
      defaults={{ ...registration.consideration }}
      recordVersion={registration.consideration?.updated_at ?? null}
      submit="Save"
      success={registrationActions.Consider.message}
      onClose={onClose}
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
  )
}
