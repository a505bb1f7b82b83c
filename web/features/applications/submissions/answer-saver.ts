import type { Submission } from '@portal/contract/applications/submission.ts'
import type { CallProblem } from '../../../api/call-problem.ts'
import { newKey } from '../../../api/idempotency-key.ts'
import { noteSaved } from '../../../api/last-saved.ts'
import { startOutbox } from '../../../api/outbox.ts'
import { type CompleteAnswer, dropAnswer, type KeptAnswer, keepAnswer } from '../../../api/phone-storage.ts'
import { type Outcome, sendKeptAnswer } from '../../../api/send-kept.ts'
import { currentSession } from '../../../api/session.ts'

/** What is happening to the answer of one question. */
export type SaveState =
  | { is: 'saving' | 'saved' }
  /** Not sent, but kept in this browser. */
  | { is: 'on phone' }
  | { is: 'failed'; message: string }
  /** Somebody else changed the answer; both versions are shown. */
  | { is: 'conflict'; saved: Submission; own: CompleteAnswer }

interface SaverProps {
  /** The version of the saved answer when the form was opened; null if there was none. */
  version: string | null
  /** What is kept from an earlier visit. */
  kept?: KeptAnswer
  onState: (state: SaveState) => void
  /** Called when the newest answer was saved. */
  onSaved: (submission: Submission) => void
  onProblem: (problem: CallProblem) => void
}

const pageMistake = 'This page made a mistake. Load it again and try once more.'

/** The id of a kept answer. */
export function keptIdOf({ registration_id, sub_list_id }: Pick<CompleteAnswer, 'registration_id' | 'sub_list_id'>) {
  return `${registration_id}-${sub_list_id}`
}

/**
 * Saves the answer to one question: one request at a time, and always the newest values. An answer is kept on this phone until
 * the server has confirmed it, and sent again by `retry`. It also finishes after its page was left.
 */
export function createAnswerSaver({ version: firstVersion, kept, onState, onSaved, onProblem }: SaverProps) {
  const person = currentSession()?.id ?? 0
  let version = kept?.version ?? firstVersion
  let unsent: KeptAnswer | undefined = kept
  /** Sent without a reply, so it may have been saved. */
  let sentBefore: CompleteAnswer | undefined = kept?.answer
  let isSending = false

  function take(outcome: Outcome, sent: KeptAnswer, isKept: boolean): boolean {
    switch (outcome.is) {
      case 'sent':
        version = outcome.submission.updated_at
        sentBefore = undefined
        noteSaved()
        if (unsent) {
          unsent = { ...unsent, version }
          return true
        }
        onSaved(outcome.submission)
        onState({ is: 'saved' })
        return true
      case 'unsent':
        sentBefore = sent.answer
        unsent ??= sent
        onProblem(outcome.problem)
        onState(isKept ? { is: 'on phone' } : { is: 'failed', message: outcome.problem.message })
        return false
      case 'conflict':
        unsent = undefined
        onState({ is: 'conflict', saved: outcome.saved, own: sent.answer })
        return false
      case 'refused':
        unsent ??= sent
        onProblem(outcome.problem)
        onState({ is: 'failed', message: outcome.problem.message })
        return false
    }
  }

  async function retry(): Promise<void> {
    if (isSending || !unsent) return
    const sent = unsent
    unsent = undefined
    isSending = true
    onState({ is: 'saving' })
    // Before it is sent, so that nothing is lost if the phone is switched off meanwhile.
    const isKept = await keepAnswer(sent)
    if (isKept) startOutbox()
    let isDone = false
    try {
      isDone = take(await sendKeptAnswer(sent), sent, isKept)
    } catch (problem) {
      unsent ??= sent
      reportError(problem)
      onState({ is: 'failed', message: pageMistake })
    }
    isSending = false
    if (isDone) await retry()
  }

  function keep(answer: CompleteAnswer): void {
    const keptAt = new Date().toISOString()
    unsent = { person, id: keptIdOf(answer), answer, version, idempotencyKey: newKey(), keptAt, sentBefore }
  }

  return {
    /** Saves the answer, in place of one that is not sent yet. */
    save(answer: CompleteAnswer): Promise<void> {
      keep(answer)
      return retry()
    },
    /** Sends again what could not be sent. */
    retry,
    /** The next answer replaces this one, which the page has got meanwhile. */
    follow(saved: Submission): void {
      version = saved.updated_at
    },
    /** The person has chosen between two versions: the own answer is sent, or forgotten. */
    async choose(which: 'own' | 'saved', { saved, own }: { saved: Submission; own: CompleteAnswer }): Promise<void> {
      version = saved.updated_at
      if (which === 'saved') return dropAnswer(person, keptIdOf(own))
      keep(own)
      return retry()
    },
  }
}
