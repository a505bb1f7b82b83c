import type { Submission } from '@portal/contract/applications/submission.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import { type AnswerField, answerFields, questionTypes } from '@portal/domain/applications/question-types.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { CallProblem } from '../../../api/call-problem.ts'
import { isConnectionLost, onConnectionChange } from '../../../api/connection.ts'
import type { KeptAnswer } from '../../../api/phone-storage.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { Typed } from '../../../ui/form/form-check.ts'
import type { AnswerTo } from './answer-form.tsx'
import { createAnswerSaver, type SaveState } from './answer-saver.ts'
import { answerSchema } from './answer-schema.ts'
import type { AnswerState } from './answer-status.tsx'
import { isSameAnswer } from './is-same-answer.ts'
import { useCacheAnswer } from './use-cache-answer.ts'

/** A question, its saved answer and what was typed. */
export interface QuestionToAnswer {
  question: SubList
  to: AnswerTo
  /** The saved answer. */
  submission: Submission | undefined
  /** What was typed before and not saved. */
  draft: Typed | undefined
  /** What was completed before and not sent. */
  kept: KeptAnswer | undefined
  onDraft: (typed: Typed | undefined) => void
  onProblem: (problem: CallProblem) => void
}

function valuesOf(source: Typed | undefined): Typed {
  return Object.fromEntries(answerFields.map((field) => [field, source?.[field] ?? '']))
}

function fingerprintOf(answer: Typed): string {
  return JSON.stringify(answerFields.map((field) => answer[field] ?? null))
}

type Messages = Partial<Record<AnswerField, string[]>>

function messagesOf({ error }: { error?: z.ZodError<Record<AnswerField, unknown>> | undefined }): Messages {
  return error ? z.flattenError(error).fieldErrors : {}
}

/** Calls `retry` when the connection is back. */
function useRetryWhenConnected(retry: () => void) {
  useEffect(() => onConnectionChange(() => !isConnectionLost() && retry()), [retry])
}

/** Whether the component is still on the page; false after it was unmounted. */
function useIsOnPage() {
  const isOnPage = useRef(true)
  useEffect(() => {
    isOnPage.current = true
    return () => {
      isOnPage.current = false
    }
  }, [])
  return isOnPage
}

/** The state in which a question opens. */
function firstState({ draft, kept, submission }: QuestionToAnswer): AnswerState {
  if (kept?.isConflict && submission) return { is: 'conflict', saved: submission, own: kept.answer }
  if (kept) return { is: 'on phone' }
  if (draft) return { is: 'kept' }
  return { is: submission ? 'answered' : 'unanswered' }
}

/** The form of one question, which is saved without a button: call `save` after a choice and when a text field was left. */
export function useAnswerForm(opened: QuestionToAnswer) {
  const { question, to, submission, kept, onDraft, onProblem } = opened
  const draft = isSameAnswer(opened.draft, submission) ? undefined : opened.draft
  const form = useForm<Typed>({ defaultValues: valuesOf(kept?.answer ?? draft ?? submission) })
  const [state, setState] = useState<AnswerState>(() => firstState({ ...opened, draft }))
  const savedValues = useRef(submission && fingerprintOf(submission))
  const cacheAnswer = useCacheAnswer()
  const isOnPage = useIsOnPage()
  const schema = answerSchema(question)

  const check = () => schema.safeParse(withoutEmptyText(form.getValues()))
  const isSaved = () => {
    const checked = check()
    return checked.success && fingerprintOf(checked.data) === savedValues.current
  }

  function showState(next: SaveState) {
    if (next.is === 'failed' && !isOnPage.current) toast.failure(`An answer was not saved. ${next.message}`)
    // What was typed while the answer was on its way is not saved yet.
    setState(next.is === 'saved' && !isSaved() ? { is: 'typed' } : next)
  }

  function keepSaved(saved: Submission) {
    savedValues.current = fingerprintOf(saved)
    if (isSaved()) onDraft(undefined)
    void cacheAnswer(saved, isOnPage.current)
  }

  const latest = useRef({ showState, keepSaved, onProblem })
  useEffect(() => {
    latest.current = { showState, keepSaved, onProblem }
  })
  const [saver] = useState(() =>
    createAnswerSaver({
      version: submission?.updated_at ?? null,
      kept,
      onState: (next) => latest.current.showState(next),
      onSaved: (saved) => latest.current.keepSaved(saved),
      onProblem: (problem) => latest.current.onProblem(problem),
    }),
  )
  useRetryWhenConnected(saver.retry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the question opens
  useEffect(() => {
    if (state.is === 'on phone') void saver.retry()
  }, [])

  // The question may open between the moment at which its kept answer was sent and the one at which the page hears of it.
  const arrived = state.is === 'unanswered' && savedValues.current === undefined ? submission : undefined
  useEffect(() => {
    if (!arrived) return
    savedValues.current = fingerprintOf(arrived)
    form.reset(valuesOf(arrived))
    saver.follow(arrived)
    setState({ is: 'answered' })
  }, [arrived, form, saver])

  /**
   * Shows which fields are wrong. One that is only not typed yet is an error once saving was asked for: an error that
   * appeared when a field is left would move the next question away from under the thumb.
   */
  function refuse(messages: Messages, isAskedFor: boolean) {
    const typedValues = form.getValues()
    const isEmpty = (field: AnswerField) => typedValues[field] === ''
    if (answerFields.every(isEmpty)) return setState({ is: 'unanswered' })
    const [first, ...others] = answerFields.filter((field) => messages[field])
    if (!first) return
    const [main] = answerFields.filter((field) => questionTypes[question.question_type].fields[field])
    for (const field of [first, ...others]) {
      const isAwaited = isEmpty(field) && (!isAskedFor || first === main)
      if (!isAwaited) form.setError(field, { message: messages[field]?.[0] ?? '' })
    }
    setState({ is: 'incomplete', missing: first })
  }

  /** Saves the answer if it is complete and has changed. */
  function save({ isAskedFor = false } = {}): void {
    form.clearErrors()
    const checked = check()
    if (!checked.success) refuse(messagesOf(checked), isAskedFor)
    else if (fingerprintOf(checked.data) === savedValues.current) {
      onDraft(undefined)
      setState({ is: 'answered' })
    } else void saver.save({ ...to, ...checked.data })
  }

  /** Ends a conflict: keeps the own answer or the one that is saved. */
  function choose(which: 'own' | 'saved') {
    if (state.is !== 'conflict') return
    void saver.choose(which, state)
    if (which === 'own') return
    form.reset(valuesOf(state.saved))
    keepSaved(state.saved)
    setState({ is: 'answered' })
  }

  /** Call it at each change of a field. */
  function typed() {
    onDraft(form.getValues())
    setState((known) => (known.is === 'incomplete' ? known : { is: 'typed' }))
  }

  return { form, state, schema, save, typed, retry: saver.retry, choose }
}
