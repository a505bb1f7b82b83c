import type { FormState } from '@portal/contract/public/signed-out-pages.ts'
import { paths } from '../../../paths.ts'
import { PlainPasswordField, PlainTextField } from './plain-fields.tsx'
import { PlainForm } from './plain-form.tsx'

const fields = ['email', 'code', 'password', 'password_confirmation']

/** Chooses a new password: with the token of a link, or with an email and a code from the counter. */
export function ResetForm({ state, token }: { state: FormState; token?: string }) {
  const { typed, errors } = state
  return (
    <PlainForm
      name="reset"
      action={paths.reset()}
      state={withoutToken(state)}
      fields={fields}
      submit="Change password"
      busy="Changing"
    >
      {token === undefined ? (
        <>
          <PlainTextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            value={typed.email}
            missing="Enter an email address"
            error={errors.email?.[0]}
          />
          <PlainTextField
            name="code"
            label="Code from the ministry"
            hint="For example, k7mp-2xwr-q9ab. It can be used once within an hour."
            autoComplete="one-time-code"
            value={typed.code}
            missing="Enter the code"
            error={errors.code?.[0]}
            isShort
          />
        </>
      ) : (
        <input type="hidden" name="token" value={token} />
      )}
      <PlainPasswordField
        name="password"
        label="New password"
        hint="At least 8 characters"
        missing="Enter a password"
        error={errors.password?.[0]}
        isNew
      />
      <PlainPasswordField
        name="password_confirmation"
        label="Repeat the new password"
        missing="Enter the password again"
        error={errors.password_confirmation?.[0]}
        isNew
      />
    </PlainForm>
  )
}

/** The token has no visible field, so its error is one of the whole form. */
function withoutToken({ errors: { token, ...errors }, ...state }: FormState): FormState {
  return token ? { ...state, errors: {}, message: token[0] } : { ...state, errors }
}
