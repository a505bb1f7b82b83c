import type { AvailableFacilities } from '@portal/contract/applications/available-facilities.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { AvailableFacilitiesFields } from '../../../fields/available-facilities-fields.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { toasts } from './toasts.ts'

interface AvailableDialogProps {
  available: AvailableFacilities | null | undefined
  facilityId: number
  hasOwner: boolean
  onClose: () => void
}

/** The form for the available facilities, filled with the recorded values. Spec §3. */
export function AvailableFacilitiesDialog({ available, facilityId, hasOwner, onClose }: AvailableDialogProps) {
  const reason = useReason(calls.saveAvailableFacilities.body, hasOwner)
  const { id, ...recorded } = available ?? { id: undefined, available_fac: [] }
  return (
    <ModalForm
      title="Available Facilities Items"
      draft={`available-facilities-${facilityId}`}
      call={calls.saveAvailableFacilities}
      schema={reason.schema}
      hidden={{ facility_id: facilityId }}
      defaults={recorded}
      submit="Save"
      busy="Saving"
      success={toasts.saveAvailableFacilities}
      onClose={onClose}
    >
      <AvailableFacilitiesFields />
      {reason.field}
    </ModalForm>
  )
}
