import * as calls from '@portal/contract/accounts/calls/second-factor.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PrivateForm } from '../../../api/private-form.tsx'
import { useCall } from '../../../api/use-call.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import styles from './own-account.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

/** Whether logging in asks for a code of an authenticator app as well. */
export function SecondFactorSection() {
  const shown = useCall(calls.showSecondFactor)
  const client = useQueryClient()
  // Here, not inside what is loaded: the codes must stay when this is loaded again, for example on the way back from the app.
  const [codes, setCodes] = useState<string[]>()
  function close() {
    const { method, path } = calls.showSecondFactor
    setCodes(undefined)
    void client.invalidateQueries({ queryKey: [method, path] })
  }
  return (
    <Section id="second-factor" title="Second factor">
      <WhenLoaded of={shown}>
        {({ data: { is_active, is_required, recovery_codes_left } }) => (
          <Panel>
            <p className={styles.lead}>
              {is_active
                ? `Logging in asks for a code of your authenticator app. You have ${byNumber(recovery_codes_left, { one: '# recovery code', other: '# recovery codes' })} left.`
                : 'An app on your phone shows a code that changes every half minute. With it, nobody can log in with your password alone.'}
            </p>
            {is_active && recovery_codes_left < 3 && (
              <Notice tone="warning" title="Few recovery codes left">
                {is_required
                  ? 'Ask a colleague who looks after users to remove your second factor. Then you set it up again and get ten new ones.'
                  : 'Switch the second factor off and set it up again to get ten new ones.'}
              </Notice>
            )}
            {is_active && is_required && (
              <p className={styles.plain}>The ministry asks its officers for it, so it cannot be switched off.</p>
            )}
            {is_active && !is_required && <SwitchOff />}
            {!is_active && <SetUpSecondFactor onActivated={setCodes} />}
          </Panel>
        )}
      </WhenLoaded>
      {codes && (
        <Dialog title="Write down your recovery codes" onClose={close}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Dialog>
      )}
    </Section>
  )
}

function SwitchOff() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Switch off
      </Button>
      {isOpen && (
        <PrivateForm
          title="Switch the second factor off"
          call={calls.removeSecondFactor}
          submit="Switch off"
          busy="Switching off"
          success="The second factor was switched off"
          onClose={() => setIsOpen(false)}
        >
          <PasswordField name="current_password" label="Your password" />
          <TextField name="code" label="Code of your app, or a recovery code" autoComplete="one-time-code" />
        </PrivateForm>
      )}
    </>
  )
}
