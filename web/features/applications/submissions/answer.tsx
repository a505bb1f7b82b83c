import type { Submission } from '@portal/contract/applications/submission.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { useEffect, useRef, useState } from 'react'
import type { CallProblem } from '../../../api/call-problem.ts'
import type { Typed } from '../../../ui/form/form-check.ts'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './answer.module.css'
import { AnswerForm, type AnswerTo } from './answer-form.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { isSameAnswer } from './is-same-answer.ts'
import { useCacheAnswerOfQuestion } from './use-cache-answer.ts'

interface AnswerProps {
  question: SubList
  to: AnswerTo
  hasOwner: boolean
  submission: Submission | undefined
  /** The unsaved draft of the answer. */
  draft: Typed | undefined
  onDraft: (typed: Typed | undefined) => void
  onSubmitted: () => void
  onProblem: (problem: CallProblem) => void
}

/** The element to focus: the chosen radio button, otherwise the first input or button. */
function focusTarget(container: HTMLElement | null) {
  return (
    container?.querySelector<HTMLElement>('input:checked') ?? container?.querySelector<HTMLElement>('input, button')
  )
}

/** Switches between the saved answer and the form, and moves the focus to the new content unless it is already there. */
function useEditing(isInitiallyEditing: boolean) {
  const [isEditing, setIsEditing] = useState(isInitiallyEditing)
  const container = useRef<HTMLDivElement>(null)
  const before = useRef(isEditing)
  useEffect(() => {
    const hasFocus = container.current?.contains(document.activeElement)
    if (before.current !== isEditing && !hasFocus) focusTarget(container.current)?.focus()
    before.current = isEditing
  }, [isEditing])
  return { isEditing, setIsEditing, container }
}

/** The saved answer with a button to edit it, or the form. Spec §2. */
export function Answer({ question, to, hasOwner, submission, draft, onDraft, onSubmitted, onProblem }: AnswerProps) {
  const [initialDraft] = useState(isSameAnswer(draft, submission) ? undefined : draft)
  const { isEditing, setIsEditing, container } = useEditing(initialDraft !== undefined)
  const isGiven = submission !== undefined && !isEditing
  const cacheAnswer = useCacheAnswerOfQuestion()

  function cancel() {
    onDraft(undefined)
    setIsEditing(false)
  }

  return (
    <div ref={container} className={layout.stack5}>
      {isGiven && (
        <>
          <button type="button" className={styles.responded} onClick={() => setIsEditing(true)}>
            <Icon name="check" />
            You have already responded to this question. Click to edit answer
          </button>
          <GivenAnswer question={question} submission={submission} />
        </>
      )}
      {!isGiven && initialDraft && <p>You typed this before, but it is not submitted yet.</p>}
      {!isGiven && (
        <AnswerForm
          question={question}
          to={to}
          hasOwner={hasOwner}
          version={submission?.updated_at ?? null}
          defaults={initialDraft ?? submission}
          onTyped={(typed) => {
            // The form stays open also if the answer of somebody else comes.
            setIsEditing(true)
            onDraft(typed)
          }}
          onSubmitted={(saved) => {
            onDraft(undefined)
            cacheAnswer(saved)
            onSubmitted()
          }}
          onProblem={onProblem}
          onCancel={submission && cancel}
        />
      )}
    </div>
  )
}
