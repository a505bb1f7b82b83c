import * as calls from '@portal/contract/standing/calls/penalties.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { TariffFields } from './tariff-fields.tsx'

interface PenaliseProps {
  facility: { id: number; company_name: string; registration?: { id: number } | null }
}

/** Penalises a facility, with a reason and perhaps an amount. Spec §2 and §8. */
export function Penalise({ facility }: PenaliseProps) {
  const [isOpen, setIsOpen] = useDialogState(`penalise-${facility.id}`)
  const { id, company_name, registration } = facility
  return (
    <>
      <Button variant="outline" isDanger onClick={() => setIsOpen(true)}>
        Penalise this facility
      </Button>
      {isOpen && (
        <ModalForm
          title={`Penalise ${company_name}`}
          draft={`penalise-${id}`}
          call={calls.penaliseFacility}
          hidden={{ facility_id: id, registration_id: registration?.id }}
          submit="Penalise"
          isDanger
          success={facilityActions.Penalise.message}
          onClose={() => setIsOpen(false)}
        >
          <TariffFields />
          <TextareaField name="comment" label="Reason for the penalty" hint="The owner reads it." />
        </ModalForm>
      )}
    </>
  )
}
