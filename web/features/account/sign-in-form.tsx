import * as calls from '@portal/contract/calls/account.ts'
import { CallForm } from '../../api/call-form.tsx'
import { beginSession } from '../../api/session.ts'
import { PasswordField, TextField } from '../../ui/form/text-fields.tsx'

/** Email and password; the screen goes on by itself once there is a session. What the session keeps of the answer is session.ts's to decide. Spec §8. */
export function SignInForm() {
  return (
    <CallForm
      call={calls.login}
      submit="Log in"
      busy="Logging in"
      success="Welcome back"
      failure={({ message }) => message}
      refresh={[]}
      onSuccess={({ token, user }) => beginSession({ ...user, token })}
    >
      <TextField name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField name="password" label="Password" />
    </CallForm>
  )
}
