import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { movesWhenConsidered } from '@portal/domain/actions/offered-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { FieldOfOffice } from '@portal/domain/cases/fields-of-offices.ts'
import { commissionerApprovals, inspectionRecommendations, verdicts } from '@portal/domain/cases/verdicts.ts'
import type { ReactNode } from 'react'
import { ModalForm } from '../../../api/modal-form.tsx'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { choicesOf, RadioField } from '../../../ui/form/choice-fields.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import text from '../../../ui/text.module.css'

interface DialogProps {
  details: RegistrationDetails
  onClose: () => void
}

interface OfOfficeProps {
  label: string
  saved: string | null | undefined
  /** Why this officer cannot change it; undefined for whoever can. */
  why: string | undefined
  children: ReactNode
}

/** A field that belongs to an office: to be filled in by whoever holds it, to be read by everybody else. */
function OfOffice({ label, saved, why, children }: OfOfficeProps) {
  if (why === undefined) return children
  return (
    <div className={layout.stack1}>
      <DescriptionList rows={[{ label, value: saved || 'Nothing yet' }]} />
      <p className={`${text.help} ${text.quiet}`}>{why}.</p>
    </div>
  )
}

/** The Consideration form, filled with the saved findings. Spec §2 and §8. */
export function UpdateApproval({ details: { registration, kept_fields }, onClose }: DialogProps) {
  const whyKept = (field: FieldOfOffice) => kept_fields?.find((kept) => kept.field === field)?.message
  const saved = registration.consideration
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
      <OfOffice
        label="Permanent Secretary's comments"
        saved={saved?.permanent_secretary_comment}
        why={whyKept('permanent_secretary_comment')}
      >
        <TextareaField name="permanent_secretary_comment" label="Permanent Secretary's comments" />
      </OfOffice>
      <OfOffice
        label="Commissioner's approval"
        saved={saved?.commissioner_approval}
        why={whyKept('commissioner_approval')}
      >
        <RadioField
          name="commissioner_approval"
          label="Commissioner's approval"
          choices={choicesOf(commissionerApprovals)}
          sideBySide
        />
      </OfOffice>
    </ModalForm>
  )
}
