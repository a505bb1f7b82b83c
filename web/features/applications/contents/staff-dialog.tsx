import { type Staff, staffRows } from '@portal/contract/applications/row-sections/staff.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { StaffFields } from '../../../fields/staff-fields.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { rowDialog } from './row-dialog.ts'

interface StaffDialogProps {
  facilityId: number
  hasOwner: boolean
  /** The member of staff who is corrected; without one, somebody is added. */
  row?: Staff | undefined
  onClose: () => void
}

/** Adds or corrects a member of staff. Spec §2, §5. */
export function StaffDialog({ facilityId, hasOwner, row, onClose }: StaffDialogProps) {
  const reason = useReason(staffRows.add.body, hasOwner)
  return (
    <ModalForm
      {...rowDialog({ calls: staffRows, row, what: 'staff', title: 'Add Staff' })}
      schema={reason.schema}
      hidden={{ facility_id: facilityId }}
      onClose={onClose}
    >
      <StaffFields />
      {reason.field}
    </ModalForm>
  )
}
