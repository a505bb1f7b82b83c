import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useState } from 'react'
import { PrivateForm } from '../../../api/private-form.tsx'
import { endSession, useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { DownloadOwnData } from './download-own-data.tsx'
import styles from './own-account.module.css'

/** What the portal stores about the person, and the end of the account. */
export function OwnDataSection() {
  const session = useSession()
  return (
    <Section id="data" title="Your data">
      <Panel>
        <p className={styles.lead}>
          <a href={paths.privacy()}>Privacy</a> says what we store about you, why and how long.
        </p>
        <DownloadOwnData />
        {mayDo(session, 'close own account') && <CloseAccount />}
      </Panel>
    </Section>
  )
}

function CloseAccount() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" isDanger onClick={() => setIsOpen(true)}>
        Close account
      </Button>
      {isOpen && (
        <PrivateForm
          title="Close your account?"
          call={calls.closeAccount}
          refresh={[]}
          submit="Close for good"
          busy="Closing"
          isDanger
          onSuccess={() => endSession('logged out')}
          onClose={() => setIsOpen(false)}
        >
          <p>
            Your name, email and phone number are removed, and you can no longer log in. This cannot be undone. An
            account that owns a facility cannot be closed.
          </p>
          <PasswordField name="current_password" label="Your password" />
        </PrivateForm>
      )}
    </>
  )
}
