import * as calls from '@portal/contract/calls/users.ts'
import type { Reply } from '@portal/contract/call.ts'
import { useState } from 'react'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { Button } from '../../ui/form/button.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { DutiesField } from './duties-field.tsx'
import { ShownOnce } from './shown-once.tsx'

/** Opens an account for an officer and shows its generated password once. */
export function InviteOfficer() {
  const [isOpen, setIsOpen] = useDialogState('invite-officer')
  const [invited, setInvited] = useState<Reply<typeof calls.inviteOfficer>>()
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Invite officer</Button>
      {isOpen && (
        <ModalForm
          title="Invite an officer"
          call={calls.inviteOfficer}
          defaults={{ duties: [] }}
          submit="Invite"
          busy="Inviting"
          success={({ message }) => message}
          onSuccess={setInvited}
          onClose={() => setIsOpen(false)}
        >
          <TextField name="first_name" label="First name" />
          <TextField name="last_name" label="Last name" />
          <TextField name="email" label="Email" type="email" hint="They log in with it." />
          <PhoneField autoComplete="off" />
          <DutiesField />
        </ModalForm>
      )}
      {invited && (
        <ShownOnce title="The officer is invited" secret={invited.password} onClose={() => setInvited(undefined)}>
          Give this password to {invited.data.first_name} {invited.data.last_name}, on paper or by phone. They log in
          with {invited.data.email} and choose their own password then.
        </ShownOnce>
      )}
    </>
  )
}
