import * as calls from '@portal/contract/calls/flags.ts'
import type { FacilityFlag } from '@portal/contract/replies/facility-flag.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import type { DraftName } from '../../api/draft-forms.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextareaField } from '../../ui/form/text-fields.tsx'
import { flagWords } from './flag-words.ts'

/** Accepts a flag with a reason: for the facilities that the dialog names, not for others that come up later. */
export function AcceptFlag({ facilityId, flag }: { facilityId: number; flag: FacilityFlag }) {
  const { kind, keys, facilities } = flag
  const name: DraftName = `accept-${kind}-${facilityId}`
  const [isOpen, setIsOpen] = useDialogState(name)
  const { accept, accepted } = flagWords[kind]
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {accept}
      </Button>
      {isOpen && (
        <ModalForm
          title={accept}
          draft={name}
          call={calls.acceptFlag}
          params={{ id: facilityId }}
          hidden={{ kind, keys }}
          submit="Accept"
          busy="Accepting"
          success={facilityActions['Accept flag'].message}
          onClose={() => setIsOpen(false)}
        >
          <p>
            {accepted}{' '}
            {facilities
              .filter(({ is_accepted }) => !is_accepted)
              .map(({ company_name }) => company_name)
              .join(', ')}
            . It opens again if another facility comes up.
          </p>
          <TextareaField name="reason" label="Reason" hint="Officers read it, the owner does not." rows={3} />
        </ModalForm>
      )}
    </>
  )
}
