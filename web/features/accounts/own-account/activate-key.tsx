import * as calls from '@portal/contract/accounts/calls/second-factor.ts'
import type { Reply } from '@portal/contract/call.ts'
import { CallForm } from '../../../api/call-form.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import styles from './own-account.module.css'

/** The key of an authenticator app, in characters and as a picture. */
export type Key = Reply<typeof calls.prepareSecondFactor>['data']

interface ActivateKeyProps {
  secret: Key
  /** Called with the recovery codes, which the server does not give again. */
  onActivated: (codes: string[]) => void
}

/** Shows the key for the app, and asks for the code with which the person shows that the app has it. */
export function ActivateKey({ secret, onActivated }: ActivateKeyProps) {
  return (
    <>
      <img className={styles.picture} src={secret.qr_code} alt="QR code with the key below" />
      <p>
        Or type this key into the app: <span className={styles.code}>{secret.key.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <CallForm
        call={calls.activateSecondFactor}
        refresh={[]}
        submit="Activate"
        busy="Activating"
        onSuccess={({ data }) => onActivated(data.recovery_codes)}
      >
        <TextField
          name="code"
          label="Code that the app shows now"
          autoComplete="one-time-code"
          inputMode="numeric"
          characters={8}
        />
      </CallForm>
    </>
  )
}
