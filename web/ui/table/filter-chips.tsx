import type { ReactNode } from 'react'
import type { Choice } from '../form/choice-fields.tsx'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './filter-chips.module.css'

interface ChipProps {
  label: string
  /** What is chosen; '' for nothing. */
  value: string
  /** The first option, which removes the filter. */
  all: string
  /** What is shown without a filter, where that is not everything: 'October 2026'. */
  usual?: string
  /** The options; undefined while they are loading. */
  choices: readonly Choice[] | undefined
  onChoose: (value: string) => void
}

/** A filter of a list as a chip, which opens the options of a select. What is chosen stands in it, and is taken away there. */
export function FilterChip({ label, value, all, usual, choices, onChoose }: ChipProps) {
  const chosen = value === '' ? usual : (choices?.find((choice) => String(choice.value) === value)?.label ?? '…')
  return (
    <span className={styles.chip} data-on={value !== '' || undefined}>
      <span className={styles.words}>
        <span aria-hidden>{chosen === undefined ? label : `${label}: ${chosen}`}</span>
        {value === '' && <Icon name="down" size={14} />}
        <select
          aria-label={label}
          value={value}
          disabled={!choices}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{choices ? all : 'Loading'}</option>
          {choices?.map((choice) => (
            <option key={String(choice.value)} value={String(choice.value)}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
      {value !== '' && (
        <button type="button" className={styles.remove} onClick={() => onChoose('')}>
          <Icon name="cross" size={14} />
          <VisuallyHidden>Remove the filter {label}</VisuallyHidden>
        </button>
      )}
    </span>
  )
}

/** The filters of a list in one line, with what stands at its end. */
export function FilterChips({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <fieldset className={styles.chips}>
      <legend>
        <VisuallyHidden>Filters</VisuallyHidden>
      </legend>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </fieldset>
  )
}
