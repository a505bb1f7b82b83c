import * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import type { FormState } from '@portal/contract/public/signed-out-pages.ts'
import { paths } from '../../../paths.ts'
import { missingFieldMessages } from './missing-field.ts'
import { PlainTextField } from './plain-fields.tsx'
import { PlainForm } from './plain-form.tsx'

const missing = missingFieldMessages(calls.forgotPassword.body)

/** How a link can reach a person. */
export interface Ways {
  sendsMail: boolean
  sendsSms: boolean
}

/** Asks for a link to choose a new password. */
export function ForgotForm({ state, sendsMail, sendsSms }: Ways & { state: FormState }) {
  const { typed, errors } = state
  return (
    <PlainForm name="forgot" action={paths.forgot()} state={state} fields={['email']} submit="Send" busy="Sending">
      <PlainTextField
        name="email"
        label={sendsSms ? (sendsMail ? 'Email or phone number' : 'Phone number') : 'Email'}
        type="text"
        keyboard="email"
        autoComplete="username"
        value={typed.email}
        missing={missing.email}
        error={errors.email?.[0]}
      />
    </PlainForm>
  )
}
