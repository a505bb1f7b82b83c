import { type ReactNode, useId, useState } from 'react'
import { ChoiceInput } from '../ui/form/inputs.tsx'
import layout from '../ui/layout/layout.module.css'
import styles from './style-guide.module.css'

interface StatesProps<State extends string> {
  /** What is shown: 'The table'. */
  of: string
  states: readonly [State, ...State[]]
  children: (state: State, choose: (state: State) => void) => ReactNode
}

/** Shows a component in one of its states, which the reader chooses. */
export function StateSwitch<const State extends string>({ of, states, children }: StatesProps<State>) {
  const [chosen, choose] = useState<State>(states[0])
  const group = useId()
  return (
    <>
      <fieldset className={`${layout.row4} ${styles.states}`}>
        <legend>{of}</legend>
        {states.map((state) => (
          <ChoiceInput
            type="radio"
            key={state}
            name={group}
            label={state}
            checked={state === chosen}
            onChange={() => choose(state)}
          />
        ))}
      </fieldset>
      {children(chosen, choose)}
    </>
  )
}
