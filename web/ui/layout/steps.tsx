import layout from './layout.module.css'
import styles from './steps.module.css'

interface StepsProps {
  /** The names of the steps, in order. */
  names: readonly string[]
  /** The index of the current step. */
  current: number
}

/** The progress in a form with several steps. */
export function Steps({ names, current }: StepsProps) {
  return (
    <ol className={`${layout.row4} ${styles.steps}`} aria-label="Steps">
      {names.map((name, step) => (
        <li
          key={name}
          className={styles.step}
          data-done={step < current || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {step + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
