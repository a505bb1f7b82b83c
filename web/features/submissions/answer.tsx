import type { Submission } from '@portal/contract/entities/submission.ts'
import { useEffect, useRef, useState } from 'react'
import type { CallProblem } from '../../api/call-problem.ts'
import type { Typed } from '../../ui/form/form-check.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './answer.module.css'
import { AnswerForm, type AnswerTo } from './answer-form.tsx'
import { GivenAnswer } from './given-answer.tsx'

interface AnswerProps {
  to: AnswerTo
  submission: Submission | undefined
  /** What was typed for this question before and not submitted. */
  draft: Typed | undefined
  onDraft: (typed: Typed | undefined) => void
  onSubmitted: () => void
  onProblem: (problem: CallProblem) => void
}

/** The answer that was chosen, or else the first thing that can be chosen or pressed. */
function placeToStart(place: HTMLElement | null) {
  return place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector<HTMLElement>('input, button')
}

/** The form in place of the answer, and back: the focus goes to what took the other's place. */
function useEditing(isEditingAtFirst: boolean) {
  const [isEditing, setIsEditing] = useState(isEditingAtFirst)
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isEditing)
  useEffect(() => {
    if (before.current !== isEditing) placeToStart(place.current)?.focus()
    before.current = isEditing
  }, [isEditing])
  return { isEditing, setIsEditing, place }
}

/** An answer that may be given, or changed after it was given. Spec §2. */
export function Answer({ to, submission, draft, onDraft, onSubmitted, onProblem }: AnswerProps) {
  const [typedBefore] = useState(draft)
  const { isEditing, setIsEditing, place } = useEditing(typedBefore !== undefined)
  const isGiven = submission !== undefined && !isEditing

  function cancel() {
    onDraft(undefined)
    setIsEditing(false)
  }

  return (
    <div ref={place} className={styles.stack}>
      {isGiven && (
        <>
          <button type="button" className={styles.responded} onClick={() => setIsEditing(true)}>
            <Icon name="check" />
            You have already responded to this question. Click to edit answer
          </button>
          <GivenAnswer submission={submission} />
        </>
      )}
      {!isGiven && typedBefore && <p>You typed this before, but it is not submitted yet.</p>}
      {!isGiven && (
        <AnswerForm
          to={to}
          filled={typedBefore ?? submission}
          onTyped={onDraft}
          onSubmitted={() => {
            onDraft(undefined)
            onSubmitted()
          }}
          onProblem={onProblem}
          onCancel={submission && cancel}
        />
      )}
    </div>
  )
}
