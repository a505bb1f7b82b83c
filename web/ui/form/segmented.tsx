import hidden from '../visually-hidden.module.css'
import styles from './segmented.module.css'

interface SegmentedProps<V extends string> {
  legend: string
  /** Beside the legend: that nothing is chosen yet. */
  note?: string | undefined
  /** The name of the radio buttons, different from others on the page. */
  name: string
  choices: readonly V[]
  value: V | null | undefined
  onChoose: (value: V) => void
}

/** A few choices side by side, of which one is pressed. Nothing is pressed until it is chosen. */
export function Segmented<V extends string>({ legend, note, name, choices, value, onChoose }: SegmentedProps<V>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {note && <span className={styles.note}>{note}</span>}
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice} className={styles.segment}>
            <input
              type="radio"
              className={hidden.visuallyHidden}
              name={name}
              checked={value === choice}
              onChange={() => onChoose(choice)}
            />
            <span className={styles.face}>{choice}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
