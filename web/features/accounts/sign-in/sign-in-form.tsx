import * as calls from '@portal/contract/accounts/calls/account.ts'
import type { FormState } from '@portal/contract/public/signed-out-pages.ts'
import { missingFieldMessages } from './missing-field.ts'
import { PlainPasswordField, PlainTextField } from './plain-fields.tsx'
import { PlainForm } from './plain-form.tsx'

const missing = missingFieldMessages(calls.login.body)

interface SignInFormProps {
  action: string
  state: FormState
  /** People may have confirmed their phone number. */
  sendsSms: boolean
}

/** The sign-in form. Spec §8. */
export function SignInForm({ action, state, sendsSms }: SignInFormProps) {
  const { typed, errors } = state
  return (
    <PlainForm
      name="sign-in"
      action={action}
      state={state}
      fields={['email', 'password', 'code']}
      submit="Log in"
      busy="Logging in"
    >
      <PlainTextField
        name="email"
        label="Email"
        {...(sendsSms && { hint: 'Or the phone number that you confirmed' })}
        type="text"
        keyboard="email"
        autoComplete="username"
        value={typed.email}
        missing={missing.email}
        error={errors.email?.[0]}
      />
      <PlainPasswordField name="password" label="Password" missing={missing.password} error={errors.password?.[0]} />
      {/* Shown when the account has a second factor. */}
      <div data-second-factor hidden={errors.code === undefined}>
        <PlainTextField
          name="code"
          label="Code"
          hint="The six digits that your authenticator app shows now, or one of your recovery codes"
          autoComplete="one-time-code"
          error={errors.code?.[0]}
          isRequired
        />
      </div>
    </PlainForm>
  )
}
