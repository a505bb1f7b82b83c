import { showRequirementQuestions } from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CallProblem } from '../../../api/call-problem.ts'
import { keyOf } from '../../../api/key-of.ts'
import type { Typed } from '../../../ui/form/form-check.ts'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './answer.module.css'
import { AnswerForm, type AnswerTo } from './answer-form.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { isSameAnswer } from './is-same-answer.ts'

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

type Questions = Reply<typeof showRequirementQuestions>

/** Returns a function that puts a saved answer to its question, which may be opened again before it is loaded again. */
function useCacheAnswerOfQuestion(): (saved: Submission) => void {
  const client = useQueryClient()
  return (saved) => {
    const { requirement_id, facility_id } = saved
    const queryKey = keyOf(showRequirementQuestions, { params: { id: requirement_id }, query: { facility_id } })
    client.setQueriesData<Questions>({ queryKey }, (known) => known && withAnswer(known, saved))
  }
}

function withAnswer(known: Questions, saved: Submission): Questions {
  const data = known.lists.data.map((asked) =>
    asked.id === saved.sub_list_id ? { ...asked, submissions: [saved] } : asked,
  )
  return { ...known, lists: { ...known.lists, data } }
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
