import { withoutEmptyText } from '@portal/contract/empty-text.ts'
import type { Submission } from '@portal/contract/entities/submission.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { CallProblem } from '../../api/call-problem.ts'
import { isConnectionLost, onConnectionChange } from '../../api/connection.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import type { Typed } from '../../ui/form/form-check.ts'
import type { AnswerTo } from './answer-form.tsx'
import { createAnswerSaver, type SaveState } from './answer-saver.ts'
import { answerSchema } from './answer-schema.ts'
import type { AnswerState } from './answer-status.tsx'
import { useCacheAnswer } from './use-cache-answer.ts'

/** A question, its saved answer and what was typed. */
export interface QuestionToAnswer {
  question: string
  to: AnswerTo
  /** The saved answer. */
  submission: Submission | undefined
  /** What was typed before and not saved. */
  draft: Typed | undefined
  onDraft: (typed: Typed | undefined) => void
  onProblem: (problem: CallProblem) => void
}

function valuesOf(source: Typed | undefined): Typed {
  const { respond = '', number, description } = source ?? {}
  return { respond, number: number ?? '', description: description ?? '' }
}

function fingerprintOf({ respond, number, description }: Typed): string {
  return JSON.stringify([respond ?? null, number ?? null, description ?? null])
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

/** The form of one question, which is saved without a button: call `save` after a choice and when a text field was left. */
export function useAnswerForm({ question, to, submission, draft, onDraft, onProblem }: QuestionToAnswer) {
  const form = useForm<Typed>({ defaultValues: valuesOf(draft ?? submission) })
  const [state, setState] = useState<AnswerState>({ is: draft ? 'kept' : submission ? 'answered' : 'unanswered' })
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
      onState: (next) => latest.current.showState(next),
      onSaved: (saved) => latest.current.keepSaved(saved),
      onProblem: (problem) => latest.current.onProblem(problem),
    }),
  )
  useRetryWhenConnected(saver.retry)

  /** Shows which fields are wrong; a number that is only not typed yet is an error once its field was left. */
  function refuse(messages: Record<string, string[] | undefined>, hasLeft: boolean) {
    const { respond, number, description } = form.getValues()
    const [wrongNumber] = messages.number ?? []
    const [wrongDescription] = messages.description ?? []
    if (wrongNumber && (number !== '' || (hasLeft && respond !== ''))) form.setError('number', { message: wrongNumber })
    if (wrongDescription) form.setError('description', { message: wrongDescription })
    if (respond === '' && number === '' && description === '') return setState({ is: 'unanswered' })
    setState({ is: 'incomplete', missing: respond === '' ? 'answer' : wrongNumber ? 'number' : 'description' })
  }

  /** Saves the answer if it is complete and has changed. Returns whether it is complete. */
  function save({ hasLeft = false } = {}): boolean {
    form.clearErrors()
    const checked = check()
    if (!checked.success) {
      refuse(z.flattenError(checked.error).fieldErrors, hasLeft)
      return false
    }
    if (fingerprintOf(checked.data) === savedValues.current) {
      onDraft(undefined)
      setState({ is: 'answered' })
    } else void saver.save({ ...to, ...checked.data })
    return true
  }

  /** Call it at each change of a field. */
  function typed() {
    onDraft(form.getValues())
    setState((known) => (known.is === 'incomplete' ? known : { is: 'typed' }))
  }

  return { form, state, schema, save, typed, retry: saver.retry }
}
