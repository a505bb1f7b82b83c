import { byNumber, type SentencesByNumber } from '@portal/domain/text/by-number.ts'
import { ProgressBar } from '../progress-bar.tsx'
import styles from './answered-progress.module.css'
import layout from './layout.module.css'

/** Sentences by the total, `#`. `{done}` stands for how many of them are done. */
const sentences = {
  answered: { one: '{done} of # answered', other: '{done} of # answered' },
  questions: { one: '{done} of # question answered', other: '{done} of # questions answered' },
  sections: { one: '{done} of # section done', other: '{done} of # sections done' },
} as const satisfies Record<string, SentencesByNumber>

interface AnsweredProps {
  answered: number
  total: number
  /** What is counted. Without it, the heading beside it says so. */
  of?: keyof typeof sentences
}

/** A progress bar with text: '12 of 40 answered'. */
export function Answered({ answered, total, of = 'answered' }: AnsweredProps) {
  if (total === 0) return <div className={`${layout.row3} ${styles.answered}`}>No questions yet</div>
  const words = byNumber(total, sentences[of]).replace('{done}', String(answered))
  return (
    <div className={`${layout.row3} ${styles.answered}`}>
      <span className={styles.bar}>
        <ProgressBar value={answered} max={total} label={words} />
      </span>
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
    </div>
  )
}
