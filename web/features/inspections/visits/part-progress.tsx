import type { PartOnPhone } from '../../../api/visits/visit-state.ts'
import styles from './part-progress.module.css'

/** The letter of a part whose name begins with one: 'Part C Equipment' is C. Otherwise its place. */
function letterOf({ name }: PartOnPhone, index: number): string {
  return /^Part (\w{1,3})\b/.exec(name)?.[1] ?? String(index + 1)
}

interface ProgressProps {
  parts: readonly PartOnPhone[]
  /** The part that is open. */
  current?: PartOnPhone | undefined
}

/** How much of each part is done. The parts are as wide as they are long. */
export function PartProgress({ parts, current }: ProgressProps) {
  const total = parts.reduce((sum, { questions }) => sum + questions.length, 0)
  const done = parts.reduce((sum, { answered }) => sum + answered, 0)
  return (
    <div className={styles.progress}>
      <div className={styles.parts} aria-hidden="true">
        {parts.map((part, index) => (
          <div
            key={part.id}
            className={styles.part}
            data-current={part === current || undefined}
            style={{ flex: `${part.questions.length} 1 0` }}
          >
            <svg className={styles.track} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.empty} width="100" height="6" />
              <rect className={styles.done} width={(100 * part.answered) / part.questions.length} height="6" />
            </svg>
            {letterOf(part, index)}
          </div>
        ))}
      </div>
      <p className={styles.words}>
        <strong>{current?.name ?? 'All parts'}</strong>
        <span>
          {done} of {total} done
        </span>
      </p>
    </div>
  )
}
