import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { ReactNode } from 'react'
import { CallForm } from '../../../api/call-form.tsx'
import type { CallProblem } from '../../../api/call-problem.ts'
import { ApplicantFields } from '../../../fields/applicant-fields.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { Typed } from '../../../ui/form/form-check.ts'
import { WhileTyping } from '../../../ui/form/while-typing.tsx'

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
      <ApplicantFields />
    </CallForm>
  )
}
