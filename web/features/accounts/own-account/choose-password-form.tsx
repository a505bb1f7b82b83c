import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { CallForm } from '../../../api/call-form.tsx'
import { updateSession } from '../../../api/session.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'

/** Replaces the password that the portal generated. Then the rest of the portal opens. */
export function ChoosePasswordForm() {
  return (
    <CallForm
      call={calls.changePassword}
      submit="Save my password"
      busy="Saving"
      success="Your password was changed"
      onSuccess={() => updateSession({ must_change_password: false })}
    >
      <PasswordField name="current_password" label="The password you were given" />
      <PasswordField name="password" label="Your own password" hint="At least 8 characters" isNew />
      <PasswordField name="password_confirmation" label="Repeat your own password" isNew />
    </CallForm>
  )
}
