import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './question.module.css'

const most = 99_999

interface CountedProps {
  label: string
  hint?: ReactNode
  value: number | null
  onRecord: (number: number | null) => void
}

/** A number that is counted on site: typed, or with a thumb. */
export function CountedNumber({ label, hint, value, onRecord }: CountedProps) {
  const id = useId()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  useEffect(() => setTyped(value === null ? '' : String(value)), [value])
  function record(number: number | null) {
    setTyped(number === null ? '' : String(number))
    if (number !== value) onRecord(number)
  }
  function type(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, 5)
    setTyped(digits)
    record(digits === '' ? null : Number(digits))
  }
  return (
    <div className={styles.number}>
      <label htmlFor={id}>
        {label}
        {hint && <span>{hint}</span>}
      </label>
      <Button
        variant="default"
        className={styles.step}
        aria-label={`${label}: one less`}
        onClick={() => record(Math.max(0, (value ?? 0) - 1))}
      >
        <Icon name="dash" />
      </Button>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Button
        variant="default"
        className={styles.step}
        aria-label={`${label}: one more`}
        onClick={() => record(Math.min(most, (value ?? 0) + 1))}
      >
        <Icon name="plus" />
      </Button>
    </div>
  )
}
