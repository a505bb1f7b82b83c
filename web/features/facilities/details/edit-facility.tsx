import * as calls from '@portal/contract/facilities/calls/corrections.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { FacilityFields } from './facility-fields.tsx'

interface EditFacilityProps {
  facility: FacilityWithPlaces
  hasOwner: boolean
  onClose: () => void
}

/** Corrects the details of a facility, and adds those that are missing. Its type is asked only before a registration. */
export function EditFacility({ facility, hasOwner, onClose }: EditFacilityProps) {
  const reason = useReason(calls.changeFacility.body, hasOwner)
  const hasRegistration = facility.registration && !facility.registration.ended_at
  return (
    <ModalForm
      title="Edit facility details"
      call={calls.changeFacility}
      schema={reason.schema}
      params={{ id: facility.id }}
      defaults={facility}
      recordVersion={facility.updated_at}
      submit="Save"
      busy="Saving"
      success="Updated successfully!"
      onClose={onClose}
    >
      <FacilityFields of={calls.changeFacility.body} without={hasRegistration ? 'facility_type_id' : undefined} />
      {reason.field}
    </ModalForm>
  )
}
