import * as calls from '@portal/contract/licences/calls/extensions.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Day } from '../../../ui/dates.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'

/** Asks for the reason and says until which day the temporary approval lasts then. */
export function ExtendDialog({ details, onClose }: { details: RegistrationDetails; onClose: () => void }) {
  const { registration, last_days, has_owner_account } = details
  return (
    <ModalForm
      title={`Extend the temporary approval of ${registration.facility.company_name}?`}
      call={calls.extendRegistration}
      params={{ id: registration.id }}
      submit="Extend"
      busy="Extending"
      success={({ message }) => message}
      onClose={onClose}
    >
      {last_days && registration.expiry_date && (
        <p>
          It lasts until <Day of={registration.expiry_date} />, and then until{' '}
          <strong>
            <Day of={last_days.extension} />
          </strong>
          . It can be extended once.
        </p>
      )}
      <p>The statement is issued again with the new last day.</p>
      <TextareaField
        name="reason"
        label="Reason"
        hint={has_owner_account ? 'The owner reads it.' : 'It stays in the history.'}
        rows={3}
      />
    </ModalForm>
  )
}
