import * as calls from '@portal/contract/calls/submissions.ts'
import type { Submission } from '@portal/contract/entities/submission.ts'
import { CallForm } from '../../api/call-form.tsx'
import type { CallProblem } from '../../api/call-problem.ts'
import { RadioField } from '../../ui/form/choice-fields.tsx'
import type { Typed } from '../../ui/form/form-check.ts'
import { NumberField, TextareaField } from '../../ui/form/text-fields.tsx'
import { responses } from './given-answer.tsx'
import { Button } from '../../ui/form/button.tsx'

/** What an answer belongs to. */
export type AnswerTo = Pick<Submission, 'sub_list_id' | 'requirement_id' | 'facility_id' | 'registration_id'>

interface AnswerProps {
  to: AnswerTo
  /** What the fields hold at first: what was typed before, or the answer that was given. */
  filled: Typed | undefined
  onTyped: (values: Typed) => void
  onSubmitted: () => void
  onProblem: (problem: CallProblem) => void
  /** Leaves the given answer as it is. */
  onCancel?: () => void
}

/** Yes or No, a number and a description. Spec §2; the words of success are spec §8's. */
export function AnswerForm({ to, filled, onTyped, onSubmitted, onProblem, onCancel }: AnswerProps) {
  return (
    <CallForm
      call={calls.submitAnswer}
      hidden={to}
      defaults={{ respond: filled?.respond, number: filled?.number ?? '', description: filled?.description ?? '' }}
      submit="Submit"
      busy="Saving your answer"
      success="Submitted! Proceed with the registration"
      onTyped={onTyped}
      onSuccess={onSubmitted}
      onProblem={onProblem}
      beside={
        onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )
      }
    >
      <RadioField name="respond" label="Your answer" choices={responses} sideBySide />
      <NumberField name="number" label="Number" hint="Where the question asks how many or how large" characters={6} />
      <TextareaField name="description" label="Description" hint="Anything the ministry should know about this" />
    </CallForm>
  )
}
