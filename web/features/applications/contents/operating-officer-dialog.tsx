import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { OperatingOfficer } from '@portal/contract/applications/operating-officer.ts'
import type { Call } from '@portal/contract/call.ts'
import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import { employmentStatuses } from '@portal/domain/applications/employment.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { choicesOf, RadioField } from '../../../ui/form/choice-fields.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { NumberField, TextareaField, TextField } from '../../../ui/form/text-fields.tsx'
import { SideBySide } from '../../../ui/layout/side-by-side.tsx'
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
      <TextField name="full_name" label="Full name" autoComplete="off" />
      <SideBySide>
        <PhoneField autoComplete="off" />
        <TextField name="email_add" label="Email" type="email" inputMode="email" autoComplete="off" />
      </SideBySide>
      <SideBySide>
        <TextField name="highest_qualification" label="Highest qualification" hint="For example, MBBS" />
        <NumberField name="year_of_graduation" label="Year of graduation" hint="For example, 2009" characters={4} />
      </SideBySide>
      <TextField name="additional_qualification" label="Additional qualification" hint="For example, FWACP" />
      {type.asks_folio && (
        <TextField
          name="folio_number"
          label="FOLIO number"
          hint="On the MDCN folio. For example, 45678 or MDCN/R/45678"
          characters={20}
        />
      )}
      <TextField
        name="cert_reg_no"
        label="MDCN registration number"
        hint="On the certificate of full registration. For example, 45678"
        characters={20}
      />
      {type.asks_additional_mdcn && (
        <TextField
          name="additional_mdcn_qualification"
          label="Additional MDCN qualification number"
          hint="The number under which the MDCN registered the additional qualification"
          characters={20}
        />
      )}
      <RadioField
        name="employment_status"
        label="Employment status"
        choices={choicesOf(employmentStatuses)}
        sideBySide
      />
      <TextField name="work_place_address" label="Workplace address" hint="House number, street and town" />
      <TextareaField
        name="previous_working_experience"
        label="Previous experience"
        hint="For example, Medical officer, General Hospital Minna, 2011 to 2018"
      />
      {reason.field}
    </ModalForm>
  )
}
