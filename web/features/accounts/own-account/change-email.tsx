import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { useState } from 'react'
import { PrivateForm } from '../../../api/private-form.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { PasswordAndCode } from './password-and-code.tsx'

/** Asks for another email, which is changed when its owner has opened the message that is sent there. */
export function ChangeEmail() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" isCompact onClick={() => setIsOpen(true)}>
        Change<VisuallyHidden> email</VisuallyHidden>
      </Button>
      {isOpen && (
        <PrivateForm
          title="Change your email"
          call={calls.askEmailChange}
          submit="Send the message"
          busy="Sending"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <p>
            A message with a link goes to the new address. Until you open it, you log in with the old one. The old
            address is told now, with a link that stops the change.
          </p>
          <TextField name="email" label="New email" type="email" autoComplete="email" />
          <PasswordAndCode />
        </PrivateForm>
      )}
    </>
  )
}
