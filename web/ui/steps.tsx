import looks from './steps.module.css'

interface StepsParts {
  /** The names of the steps, in order. */
  names: readonly string[]
  /** Which one the person is at, from 0. */
  present: number
}

/** How far one is in a form of several steps. */
export function Steps({ names, present }: StepsParts) {
  return (
    <ol className={looks.steps} aria-label="Steps">
      {names.map((name, step) => (
        <li
          key={name}
          className={looks.step}
          data-done={step < present || undefined}
          aria-current={step === present ? 'step' : undefined}
        >
          <span className={looks.number} aria-hidden="true">
            {step + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
