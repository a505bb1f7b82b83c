import * as calls from '@portal/contract/standing/calls/standing.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { type RestrictionKind, restrictionWords } from '@portal/domain/standing/standing.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'

interface LiftProps {
  facility: { id: number; company_name: string }
  restriction: { id: number; kind: RestrictionKind }
}

/** Lifts a suspension, a sealing or a revocation, with a reason. */
export function LiftButton({ facility, restriction }: LiftProps) {
  const [isOpen, setIsOpen] = useDialogState(`lift-${restriction.id}`)
  const { noun } = restrictionWords[restriction.kind]
  return (
    <>
      <Button variant="outline" isCompact onClick={() => setIsOpen(true)}>
        Lift the {noun}
      </Button>
      {isOpen && (
        <ModalForm
          title={`Lift the ${noun} of ${facility.company_name}?`}
          draft={`lift-${restriction.id}`}
          call={calls.liftRestriction}
          params={{ id: facility.id, restriction_id: restriction.id }}
          submit="Lift"
          busy="Lifting"
          success={facilityActions.Lift.message}
          onClose={() => setIsOpen(false)}
        >
          <p>It ends at once. The history keeps it.</p>
          <TextareaField name="reason" label="Reason" hint="The owner reads it." rows={3} />
        </ModalForm>
      )}
    </>
  )
}
