import type { Person } from '@portal/contract/applications/person.ts'
import * as calls from '@portal/contract/facilities/calls/corrections.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { ApplicantFields } from '../../../fields/applicant-fields.tsx'
import { useReason } from '../../../fields/use-reason.tsx'

interface EditApplicantProps {
  registrationId: number
  applicant: Person
  hasOwner: boolean
  onClose: () => void
}

/** The applicant as form values. */
function formValuesOf({ employment, updated_at, ...applicant }: Person) {
  return {
    ...applicant,
    employment_address: employment?.address ?? null,
    employment_experience: employment?.experience ?? null,
  }
}

/** Corrects the details of the applicant, and adds those that are missing. */
export function EditApplicant({ registrationId, applicant, hasOwner, onClose }: EditApplicantProps) {
  const reason = useReason(calls.changeApplicant.body, hasOwner)
  return (
    <ModalForm
      title="Edit applicant details"
      call={calls.changeApplicant}
      schema={reason.schema}
      params={{ id: registrationId }}
      defaults={formValuesOf(applicant)}
      recordVersion={applicant.updated_at ?? null}
      submit="Save"
      busy="Saving"
      success="Updated successfully!"
      onClose={onClose}
    >
      <ApplicantFields withAccount />
      {reason.field}
    </ModalForm>
  )
}
