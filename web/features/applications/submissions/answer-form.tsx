import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { answerFields } from '@portal/domain/applications/question-types.ts'
import { useState } from 'react'
import { CallForm } from '../../../api/call-form.tsx'
import type { CallProblem } from '../../../api/call-problem.ts'
import { newKey } from '../../../api/idempotency-key.ts'
import { startOutbox } from '../../../api/outbox.ts'
import { keepAnswer } from '../../../api/phone-storage.ts'
import { currentSession } from '../../../api/session.ts'
import { useReason } from '../../../fields/use-reason.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { Typed } from '../../../ui/form/form-check.ts'
import { keptIdOf } from './answer-saver.ts'
import { answerSchema } from './answer-schema.ts'
import { AnswerStatus } from './answer-status.tsx'
import { answerTypes } from './answer-types.tsx'

/** The ids of the question, facility and registration of an answer. */
export type AnswerTo = Pick<Submission, 'sub_list_id' | 'requirement_id' | 'facility_id' | 'registration_id'>

interface AnswerProps {
  question: SubList
  to: AnswerTo
  /** Whether the facility belongs to an owner's account. Then an officer gives a reason. */
  hasOwner: boolean
  /** The present version of the saved answer; null if there is none. */
  version: string | null
  /** The initial values: the draft, or the saved answer. */
  defaults: Typed | undefined
  onTyped: (values: Typed) => void
  onSubmitted: (saved: Submission) => void
  onProblem: (problem: CallProblem) => void
  /** Closes the form without changing the saved answer. */
  onCancel?: () => void
}

/** The form for an answer: for a yes/no question Yes or No, the number where it asks how many, and a description. Spec §2; the success message is from spec §8. */
export function AnswerForm({
  question,
  to,
  hasOwner,
  version,
  defaults,
  onTyped,
  onSubmitted,
  onProblem,
  onCancel,
}: AnswerProps) {
  const reason = useReason(answerSchema(question), hasOwner)
  const [isKept, setIsKept] = useState(false)
  const [openedVersion] = useState(version)
  const [isWarned, setIsWarned] = useState(false)
  // Whoever was told that somebody else has changed the answer may replace it. Nobody does so unawares.
  const seenVersion = isWarned ? version : openedVersion
  return (
    <CallForm
      call={calls.submitAnswer}
      schema={reason.schema}
      hidden={to}
      defaults={Object.fromEntries(answerFields.map((field) => [field, defaults?.[field] ?? '']))}
      submit="Submit"
      busy="Saving your answer"
      success="Submitted! Proceed with the registration"
      onTyped={onTyped}
      onSuccess={({ data }) => onSubmitted(data)}
      onProblem={(problem) => {
        if (problem.code === 'stale') setIsWarned(true)
        onProblem(problem)
      }}
      recordVersion={seenVersion}
      onUnreachable={async (typed) => {
        const isKeptNow = await keepForLater(typed, seenVersion)
        setIsKept(isKeptNow)
        return isKeptNow
      }}
      beside={
        onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )
      }
    >
      {answerTypes[question.question_type].inputs(question)}
      {reason.field}
      {isKept && <AnswerStatus state={{ is: 'on phone' }} onRetry={() => {}} />}
    </CallForm>
  )
}

/** Keeps an answer on this phone that could not be sent. It is sent when the connection is back. Returns whether it is kept. */
async function keepForLater(typed: object, version: string | null): Promise<boolean> {
  const person = currentSession()?.id
  const { data: answer } = calls.submitAnswer.body.safeParse(typed)
  if (person === undefined || !answer) return false
  const keptAt = new Date().toISOString()
  const kept = { person, id: keptIdOf(answer), answer, version, idempotencyKey: newKey(), keptAt, sentBefore: answer }
  const isKept = await keepAnswer(kept)
  if (isKept) startOutbox()
  return isKept
}
