import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { OperatingOfficer } from '@portal/contract/applications/operating-officer.ts'
import type { Call } from '@portal/contract/call.ts'
import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { OperatingOfficerFields } from '../../../fields/operating-officer-fields.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { toasts } from './toasts.ts'

/** The recorded officer as form values. Two fields have other names in the request than in the reply. Spec §3. */
function formValuesOf({ id, updated_at, email, previous_work_experience, ...officer }: OperatingOfficer) {
  return { ...officer, email_add: email, previous_working_experience: previous_work_experience }
}

interface OfficerDialogProps {
  officer: OperatingOfficer | null
  facilityId: number
  hasOwner: boolean
  /** Whether the recorded officer is corrected; otherwise what is saved takes their place. */
  isEdit?: boolean
  type: FacilityType
  onClose: () => void
}

/** The form for the operating officer, filled with the recorded values. Spec §5. */
export function OperatingOfficerDialog({
  officer,
  facilityId,
  hasOwner,
  isEdit = false,
  type,
  onClose,
}: OfficerDialogProps) {
  const reason = useReason(calls.saveOperatingOfficer.body, hasOwner)
  const saving: { title: string; call: Call; params?: { id: number } } = isEdit
    ? { title: 'Edit operating officer', call: calls.changeOperatingOfficer, params: { id: facilityId } }
    : { title: 'Add Operational Officer', call: calls.saveOperatingOfficer }
  return (
    <ModalForm
      {...saving}
      schema={reason.schema}
      hidden={{ facility_id: facilityId }}
      defaults={officer ? formValuesOf(officer) : undefined}
      recordVersion={isEdit ? officer?.updated_at : undefined}
      submit="Save"
      busy="Saving"
      success={toasts.saveOperatingOfficer}
      onClose={onClose}
    >
      <OperatingOfficerFields type={type} />
      {reason.field}
    </ModalForm>
  )
}
