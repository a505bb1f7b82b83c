import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/second-factor.ts'
import { useState } from 'react'
import { CallForm } from '../../api/call-form.tsx'
import { PrivateForm } from '../../api/private-form.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import styles from './own-account.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

type Key = Reply<typeof calls.prepareSecondFactor>['data']

/** The steps of setting up a second factor: password, picture and first code, recovery codes. */
export function SetUpSecondFactor() {
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
      {key && <Activate secret={key} onClose={() => setKey(undefined)} />}
    </>
  )
}

function Activate({ secret, onClose }: { secret: Key; onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <Dialog title="Scan this with your app" onClose={onClose}>
      <img className={styles.picture} src={secret.qr_code} alt="QR code with the key below" />
      <p>
        Or type this key into the app: <span className={styles.code}>{secret.key.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <CallForm
        call={calls.activateSecondFactor}
        refresh={[]}
        submit="Activate"
        busy="Activating"
        onSuccess={({ data }) => setCodes(data.recovery_codes)}
      >
        <TextField
          name="code"
          label="Code that the app shows now"
          autoComplete="one-time-code"
          inputMode="numeric"
          characters={8}
        />
      </CallForm>
    </Dialog>
  )
}
