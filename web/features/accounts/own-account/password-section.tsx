import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { useState } from 'react'
import { PrivateForm } from '../../../api/private-form.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import styles from './own-account.module.css'

/** Changes the password. */
export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section
      id="password"
      title="Password"
      actions={
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          Change password
        </Button>
      }
    >
      <Panel>
        <p className={styles.plain}>
          Change it when somebody else may know it. Every other device on which you are logged in is logged out.
        </p>
      </Panel>
      {isOpen && (
        <PrivateForm
          title="Change your password"
          call={calls.changePassword}
          submit="Change password"
          busy="Changing"
          success="Your password was changed"
          onClose={() => setIsOpen(false)}
        >
          <PasswordField name="current_password" label="Your present password" />
          <PasswordField name="password" label="New password" hint="At least 8 characters" isNew />
          <PasswordField name="password_confirmation" label="Repeat the new password" isNew />
        </PrivateForm>
      )}
    </Section>
  )
}
