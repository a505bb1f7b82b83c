import * as calls from '@portal/contract/calls/changes.ts'
import type { FacilityWithPlaces } from '@portal/contract/replies/facility-with-places.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { FileField } from '../../fields/file-field.tsx'
import { HomeLgaField } from '../../fields/home-lga-field.tsx'
import { WardField } from '../../fields/place-fields.tsx'
import { Button } from '../../ui/form/button.tsx'
import { TextareaField, TextField } from '../../ui/form/text-fields.tsx'
import styles from './changes.module.css'

/** Asks for a change of what was approved. Only what may change is asked, with its present value beside it. */
export function AskForChange({ facility }: { facility: FacilityWithPlaces }) {
  const [isOpen, setIsOpen] = useDialogState(`ask-for-change-${facility.id}`)
  const { company_name, owner_name, address, local_gov_areas, ward_name } = facility
  const place = [local_gov_areas.list, ward_name].filter(Boolean).join(', ')
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Ask for a change
      </Button>
      {isOpen && (
        <ModalForm
          title="Ask for a change"
          draft={`ask-for-change-${facility.id}`}
          call={calls.addChange}
          params={{ id: facility.id }}
          submit="Send to the ministry"
          busy="Sending"
          success={facilityActions['Ask for a change'].message}
          onClose={() => setIsOpen(false)}
        >
          <p className={styles.quiet}>Fill in only what is different now. An officer of the ministry decides.</p>
          <TextField name="company_name" label="New facility name" hint={`Now: ${company_name}`} autoComplete="off" />
          <TextField name="owner_name" label="New owner" hint={`Now: ${owner_name}`} autoComplete="off" />
          <TextField name="address" label="New address" hint={`Now: ${address}`} autoComplete="off" />
          <HomeLgaField name="local_gov_area_id" label="New LGA" hint={`Now: ${place}`} />
          <WardField name="ward_id" of="local_gov_area_id" label="New ward" />
          <TextareaField name="reason" label="Reason" hint="Why the ministry should change it" />
          <FileField
            name="document"
            label="Document (optional)"
            hint="What proves it, for example a tenancy agreement or a new CAC certificate. PDF, JPEG or PNG, up to 10 MB"
          />
        </ModalForm>
      )}
    </>
  )
}
