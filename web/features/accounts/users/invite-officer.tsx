import * as calls from '@portal/contract/accounts/calls/users.ts'
import type { Reply } from '@portal/contract/call.ts'
import { useState } from 'react'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { DutiesField } from './duties-field.tsx'
import { ShownOnce } from './shown-once.tsx'

/** Opens an account for an officer, and says how the officer gets in. */
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
      {invited && <HowToLogIn invited={invited} onClose={() => setInvited(undefined)} />}
    </>
  )
}

interface HowToLogInProps {
  invited: Reply<typeof calls.inviteOfficer>
  onClose: () => void
}

/** How the officer logs in for the first time: with a link by mail, or with the generated password. */
function HowToLogIn({ invited: { password, data }, onClose }: HowToLogInProps) {
  const title = 'The officer is invited'
  const name = `${data.first_name} ${data.last_name}`
  if (password === null) {
    return (
      <Dialog title={title} onClose={onClose}>
        <p>
          {name} gets a mail at {data.email} with a link to choose a password. It can be used once within three days. If
          the mail does not arrive, open the account and reset its password.
        </p>
        <Button onClick={onClose}>Done</Button>
      </Dialog>
    )
  }
  return (
    <ShownOnce title={title} secret={password} onClose={onClose}>
      Give this password to {name}, on paper or by phone. They log in with {data.email} and choose their own password
      then.
    </ShownOnce>
  )
}
