import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import hidden from '../visually-hidden.module.css'
import styles from './segmented.module.css'

interface SegmentedProps<V extends string> {
  legend: string
  /** Beside the legend: that nothing is chosen yet. */
  note?: string | undefined
  /** The name of the radio buttons, different from others on the page. */
  name: string
  choices: readonly V[]
  /** The choices stand beside the legend, where they are short. */
  isInLine?: boolean
  value: V | null | undefined
  onChoose: (value: V) => void
}

/** A few choices side by side, of which one is pressed. Nothing is pressed until it is chosen. */
export function Segmented<V extends string>({
  legend,
  note,
  name,
  choices,
  isInLine,
  value,
  onChoose,
}: SegmentedProps<V>) {
  return (
    <fieldset className={styles.group} data-in-line={isInLine || undefined}>
      <legend className={styles.legend}>
        {legend} {note && <span className={styles.note}>{note}</span>}
      </legend>
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
            <span className={styles.face}>{sentenceCase(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
