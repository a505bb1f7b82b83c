import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import { employmentStatuses } from '@portal/domain/employment.ts'
import type { ReactNode } from 'react'
import { CallForm } from '../../api/call-form.tsx'
import type { CallProblem } from '../../api/call-problem.ts'
import { PlaceFields } from '../../fields/place-fields.tsx'
import { choicesOf, RadioField } from '../../ui/form/choice-fields.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import type { Typed } from '../../ui/form/form-check.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { WhileTyping } from '../../ui/form/while-typing.tsx'
import { Button } from '../../ui/form/button.tsx'

interface ApplicantStepProps {
  /** The values of step 1, which are sent too. */
  facility: Typed
  /** The restored values. */
  typed: Typed
  onTyped: (values: Typed) => void
  /** The draft note above the fields. */
  note: ReactNode
  onBack: () => void
  onRegistered: (reply: Reply<typeof calls.registerFacility>) => void
  onProblem: (problem: CallProblem) => void
}

const placeNames = { state: 'state_id', lga: 'local_gov_area_id', ward: 'ward_id' }
const placeLabels = { state: 'State of origin', lga: 'Local government area (LGA)' }

/** Step 2 of New Registration: the applicant. Proceed sends both steps. Spec §2; the messages are from spec §8. */
export function ApplicantStep({ facility, typed, onTyped, note, onBack, ...handlers }: ApplicantStepProps) {
  return (
    <CallForm
      call={calls.registerFacility}
      hidden={facility}
      defaults={typed}
      submit="Proceed"
      busy="Adding the facility"
      success="You have successfully added your Facility"
      failure="Error"
      onSuccess={handlers.onRegistered}
      onProblem={handlers.onProblem}
      beside={
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
      }
    >
      <WhileTyping onTyped={onTyped} />
      {note}
      <TextField name="first_name" label="First name" />
      <TextField name="last_name" label="Last name" />
      <DateField name="date_of_birth" label="Date of birth" />
      <TextField name="educational_qualification" label="Educational qualification" hint="For example, MBBS" />
      <DateField name="qualification_date" label="Date of the qualification" hint="For example, 19 11 2010" />
      <RadioField
        name="employment_status"
        label="Employment status"
        choices={choicesOf(employmentStatuses)}
        sideBySide
      />
      <TextField name="current_employment" label="Current employment" hint="The post. For example, Medical director" />
      <TextField name="emp_address" label="Address of the place of work" hint="House number, street and town" />
      <TextField
        name="phone_number"
        label="Mobile number"
        hint="For example, 0803 123 4567"
        type="tel"
        inputMode="tel"
        characters={20}
      />
      <TextField name="email" label="Email" type="email" inputMode="email" />
      <TextField name="address" label="Full address" hint="House number, street and town" />
      <PlaceFields names={placeNames} labels={placeLabels} />
    </CallForm>
  )
}
