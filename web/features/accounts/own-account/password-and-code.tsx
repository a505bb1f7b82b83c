import { showSecondFactor } from '@portal/contract/accounts/calls/second-factor.ts'
import { useCall } from '../../../api/use-call.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'

/** Asks a signed-in person for the password, and for a code where they have a second factor. */
export function PasswordAndCode() {
  const hasSecondFactor = useCall(showSecondFactor).data?.data.is_active === true
  return (
    <>
      <PasswordField name="current_password" label="Your password" />
      {hasSecondFactor && (
        <TextField
          name="code"
          label="Code of your app, or a recovery code"
          autoComplete="one-time-code"
          optional={false}
        />
      )}
    </>
  )
}
