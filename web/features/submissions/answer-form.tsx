import * as calls from '@portal/contract/calls/submissions.ts'
import type { Submission } from '@portal/contract/entities/submission.ts'
import { askedNumber } from '@portal/domain/asked-number.ts'
import { CallForm } from '../../api/call-form.tsx'
import type { CallProblem } from '../../api/call-problem.ts'
import { RadioField } from '../../ui/form/choice-fields.tsx'
import type { Typed } from '../../ui/form/form-check.ts'
import { NumberField, TextareaField } from '../../ui/form/text-fields.tsx'
import { answerBodySchema } from './answer-schema.ts'
import { responses } from './given-answer.tsx'
import { Button } from '../../ui/form/button.tsx'

/** The ids of the question, facility and registration of an answer. */
export type AnswerTo = Pick<Submission, 'sub_list_id' | 'requirement_id' | 'facility_id' | 'registration_id'>

interface AnswerProps {
  question: string
  to: AnswerTo
  /** The initial values: the draft, or the saved answer. */
  defaults: Typed | undefined
  onTyped: (values: Typed) => void
  onSubmitted: () => void
  onProblem: (problem: CallProblem) => void
  /** Closes the form without changing the saved answer. */
  onCancel?: () => void
}

/** The form for an answer: Yes or No, a number and a description. Spec §2; the success message is from spec §8. */
export function AnswerForm({ question, to, defaults, onTyped, onSubmitted, onProblem, onCancel }: AnswerProps) {
  return (
    <CallForm
      call={calls.submitAnswer}
      schema={answerBodySchema(question)}
      hidden={to}
      defaults={{
        respond: defaults?.respond,
        number: defaults?.number ?? '',
        description: defaults?.description ?? '',
      }}
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
      <NumberField
        name="number"
        label="Number"
        hint={askedNumber(question)?.label ?? 'Where the question asks how many or how large'}
        characters={6}
      />
      <TextareaField name="description" label="Description" hint="Anything the ministry should know about this" />
    </CallForm>
  )
}
