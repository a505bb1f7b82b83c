import * as calls from '@portal/contract/accounts/calls/account.ts'
import type { Lga } from '@portal/contract/places/lga.ts'
import type { State } from '@portal/contract/places/state.ts'
import { askForTerms, type FormState } from '@portal/contract/public/signed-out-pages.ts'
import { paths } from '../../../paths.ts'
import controls from '../../../ui/form/plain-controls.module.css'
import { missingFieldMessages } from './missing-field.ts'
import { PlainPasswordField, PlainSelectField, PlainTextField, PlainTickField } from './plain-fields.tsx'
import styles from './plain-form.module.css'
import { PlainForm } from './plain-form.tsx'

const missing = missingFieldMessages(calls.registerAccount.body)

const fields = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'state_id',
  'local_gov_area_id',
  'password',
  'password_confirmation',
  'terms_accepted',
]

const terms = (
  <>
    I agree to the{' '}
    <a href={paths.terms()} target="_blank" rel="noreferrer">
      terms of use (opens in a new tab)
    </a>
  </>
)

interface OpenAccountFormProps {
  state: FormState
  states: State[]
  /** The state whose local government areas are listed. */
  stateId: number
  lgas: Lga[]
}

/** The form for an owner's account. An unticked box does not disable the button; the page asks for it once. Spec §5.2. */
export function OpenAccountForm({ state, states, stateId, lgas }: OpenAccountFormProps) {
  const field = (name: string) => ({
    name,
    missing: missing[name],
    error: state.errors[name]?.[0],
    value: state.typed[name],
  })
  const password = ({ name, missing: message, error }: ReturnType<typeof field>) => ({ name, missing: message, error })
  return (
    <PlainForm
      name="register"
      action={paths.register()}
      state={state}
      fields={fields}
      submit="Register"
      busy="Creating your account"
    >
      <PlainTextField {...field('first_name')} label="First name" autoComplete="given-name" />
      <PlainTextField {...field('last_name')} label="Last name" autoComplete="family-name" />
      <PlainTextField {...field('email')} label="Email" type="email" autoComplete="email" />
      <PlainTextField
        {...field('phone_number')}
        label="Phone number"
        hint="For example, 0803 123 4567"
        type="tel"
        autoComplete="tel"
        isShort
      />
      <PlainSelectField
        {...field('state_id')}
        label="State"
        options={states.map(({ id, name }) => ({ value: id, label: name }))}
        value={String(stateId)}
      />
      {/* Without JavaScript, this button loads the areas of another state. */}
      <button
        type="submit"
        name="list"
        value="areas"
        formNoValidate
        className={`${controls.other} ${styles.list}`}
        data-lists-areas
      >
        List the areas of this state
      </button>
      <PlainSelectField
        {...field('local_gov_area_id')}
        label="Local government area"
        options={lgas.map(({ id, list }) => ({ value: id, label: list }))}
      />
      <PlainPasswordField {...password(field('password'))} label="Password" hint="At least 8 characters" isNew />
      <PlainPasswordField {...password(field('password_confirmation'))} label="Repeat password" isNew />
      {state.errors.terms_accepted && <input type="hidden" name="terms_asked" value="yes" />}
      <PlainTickField
        name="terms_accepted"
        label={terms}
        missing={state.errors.terms_accepted ? undefined : askForTerms}
        asksOnce
        error={state.errors.terms_accepted?.[0]}
        isTicked={state.typed.terms_accepted === 'true'}
      />
    </PlainForm>
  )
}
