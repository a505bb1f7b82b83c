import styles from './steps.module.css'

interface StepsProps {
  /** The names of the steps, in order. */
  names: readonly string[]
  /** Which one the person is at, from 0. */
  present: number
}

/** How far one is in a form of several steps. */
export function Steps({ names, present }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {names.map((name, step) => (
        <li
          key={name}
          className={styles.step}
          data-done={step < present || undefined}
          aria-current={step === present ? 'step' : undefined}
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
