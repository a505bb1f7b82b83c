import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { DraftedForm } from '../../../api/drafted-form.tsx'
import { FacilityFields } from './facility-fields.tsx'
import type { Added } from './use-added.ts'

interface AddFacilityProps {
  /** Called with the warnings about unusual values; usually there are none. */
  onAdded: (added: Added) => void
}

/** The form to add a facility, for its owner. Spec §2; the success message is from spec §8. */
export function AddFacilityForm({ onAdded }: AddFacilityProps) {
  return (
    <DraftedForm
      draft="add-facility"
      call={calls.addFacility}
      submit="Submit"
      busy="Adding your facility"
      success="You have successfully added your Facility. Now start the registation"
      onSuccess={({ data, warnings }) => onAdded({ name: data.company_name, warnings, facilityId: data.id })}
    >
      <FacilityFields of={calls.addFacility.body} isNew />
    </DraftedForm>
  )
}
