import type { AnswerField } from '@portal/domain/applications/question-types.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { SaveState } from './answer-saver.ts'
import styles from './answer-status.module.css'
import { missingWords } from './answer-types.tsx'

/** The state of one answer on the page. */
export type AnswerState =
  | SaveState
  /** Nothing is typed or saved; saved earlier; being typed; typed before this visit. */
  | { is: 'unanswered' | 'answered' | 'typed' | 'kept' }
  | { is: 'incomplete'; missing: AnswerField }

function wordsFor(state: AnswerState): string {
  switch (state.is) {
    case 'unanswered':
      return 'Not answered'
    case 'answered':
      return 'Answered'
    case 'typed':
      return 'Not saved yet'
    case 'kept':
      return 'You typed this before. It is not saved yet.'
    case 'incomplete':
      return `Not saved yet: ${missingWords[state.missing]}`
    case 'saving':
      return 'Saving…'
    case 'saved':
      return 'Saved'
    case 'on phone':
      return 'Kept on this phone, not yet sent'
    case 'conflict':
      return 'Not saved: this answer was changed elsewhere meanwhile.'
    case 'failed':
      return `Not saved. ${state.message}`
  }
}

const announced: readonly AnswerState['is'][] = ['saved', 'on phone', 'conflict', 'failed', 'incomplete']

interface StatusProps {
  state: AnswerState
  onRetry: () => void
}

/** Says quietly beside a question whether its answer is saved. Screen readers announce saved, failed and what is missing. */
export function AnswerStatus({ state, onRetry }: StatusProps) {
  const isDone = state.is === 'saved' || state.is === 'answered'
  const words = wordsFor(state)
  const isAnnounced = announced.includes(state.is)
  return (
    <div className={styles.status} data-state={state.is}>
      <p className={styles.words}>
        {isDone && <Icon name="check" size={16} />}
        {state.is === 'on phone' && <Icon name="offline" size={16} />}
        {(state.is === 'failed' || state.is === 'conflict') && <Icon name="warning" size={16} />}
        <span role="status">{isAnnounced && words}</span>
        {!isAnnounced && <span>{words}</span>}
      </p>
      {(state.is === 'failed' || state.is === 'kept') && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {state.is === 'failed' ? 'Try again' : 'Save it'}
        </button>
      )}
    </div>
  )
}
