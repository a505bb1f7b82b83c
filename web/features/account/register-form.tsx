import * as calls from '@portal/contract/calls/account.ts'
import { Link } from 'react-router'
import { CallForm } from '../../api/call-form.tsx'
import { PlaceFields } from '../../fields/place-fields.tsx'
import { paths } from '../../paths.ts'
import { TickField } from '../../ui/form/choice-fields.tsx'
import { PasswordField, TextField } from '../../ui/form/text-fields.tsx'

const terms = (
  <>
    I agree to the{' '}
    <Link to={paths.terms()} target="_blank">
      terms of use (opens in a new tab)
    </Link>
  </>
)

/** An owner's account. The tick does not gate the button; without it the account is refused in words. Spec §5.2. */
export function RegisterForm({ homeState, onRegistered }: { homeState?: number; onRegistered: () => void }) {
  return (
    <CallForm
      call={calls.registerAccount}
      defaults={{ terms_accepted: false }}
      submit="Register"
      busy="Creating your account"
      success="Account Created. Now Log In"
      onSuccess={onRegistered}
    >
      <TextField name="first_name" label="First name" autoComplete="given-name" />
      <TextField name="last_name" label="Last name" autoComplete="family-name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
      <TextField
        name="phone_number"
        label="Phone number"
        hint="For example, 0803 123 4567"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        characters={20}
      />
      <PlaceFields names={{ state: 'state_id', lga: 'local_gov_area_id' }} preselect={homeState} />
      <PasswordField name="password" label="Password" hint="At least 8 characters" fresh />
      <PasswordField name="password_confirmation" label="Repeat password" fresh />
      <TickField name="terms_accepted" label={terms} />
    </CallForm>
  )
}
