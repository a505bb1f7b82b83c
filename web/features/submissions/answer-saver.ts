import * as calls from '@portal/contract/calls/submissions.ts'
import type { Submission } from '@portal/contract/entities/submission.ts'
import { CallProblem } from '../../api/call-problem.ts'
import { send } from '../../api/client.ts'
import { idempotencyKeys } from '../../api/idempotency-key.ts'

/** An answer that is complete. */
export type CompleteAnswer = Omit<Submission, 'id' | 'updated_at'>

/** What is happening to the answer of one question. */
export type SaveState = { is: 'saving' } | { is: 'saved' } | { is: 'failed'; message: string }

interface SaverProps {
  onState: (state: SaveState) => void
  /** Called when the newest answer was saved. */
  onSaved: (submission: Submission) => void
  onProblem: (problem: CallProblem) => void
}

const pageMistake = 'This page made a mistake. Load it again and try once more.'

/**
 * Saves the answer to one question: one request at a time, and always the newest values. A failed save is kept and sent
 * again by `retry`. It also finishes after its page was left.
 */
export function createAnswerSaver({ onState, onSaved, onProblem }: SaverProps) {
  const keys = idempotencyKeys()
  let unsent: CompleteAnswer | undefined
  let isSending = false

  async function trySending(answer: CompleteAnswer) {
    try {
      const reply = await send(calls.submitAnswer, { body: answer }, { idempotencyKey: keys.keyFor(answer) })
      keys.done()
      if (unsent) return true
      onSaved(reply.data)
      onState({ is: 'saved' })
      return true
    } catch (problem) {
      unsent ??= answer
      if (problem instanceof CallProblem) onProblem(problem)
      else reportError(problem)
      onState({ is: 'failed', message: problem instanceof CallProblem ? problem.message : pageMistake })
      return false
    }
  }

  async function retry(): Promise<void> {
    if (isSending || !unsent) return
    const answer = unsent
    unsent = undefined
    isSending = true
    onState({ is: 'saving' })
    const isSent = await trySending(answer)
    isSending = false
    if (isSent) await retry()
  }

  return {
    /** Saves the answer, in place of one that is not sent yet. */
    save(answer: CompleteAnswer): Promise<void> {
      unsent = answer
      return retry()
    },
    /** Sends again what could not be sent. */
    retry,
  }
}
