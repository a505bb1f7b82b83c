import * as calls from '@portal/contract/accounts/calls/second-factor.ts'
import { useState } from 'react'
import { PrivateForm } from '../../../api/private-form.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ActivateKey, type Key } from './activate-key.tsx'

/** Sets up a second factor in dialogs: the password, then the picture and the first code. */
export function SetUpSecondFactor({ onActivated }: { onActivated: (codes: string[]) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const [key, setKey] = useState<Key>()
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Set up
      </Button>
      {isAsking && (
        <PrivateForm
          title="Set up a second factor"
          call={calls.prepareSecondFactor}
          refresh={[]}
          submit="Continue"
          onSuccess={({ data }) => setKey(data)}
          onClose={() => setIsAsking(false)}
        >
          <p>You need an authenticator app on your phone, for example Google Authenticator or Aegis.</p>
          <PasswordField name="current_password" label="Your password" />
        </PrivateForm>
      )}
      {key && (
        <Dialog title="Scan this with your app" onClose={() => setKey(undefined)}>
          <ActivateKey secret={key} onActivated={onActivated} />
        </Dialog>
      )}
    </>
  )
}
