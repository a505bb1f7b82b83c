import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './question.module.css'

interface CountedProps {
  label: string
  hint?: ReactNode
  value: number | null
  /** What counts while nothing is entered, and is counted on from. */
  usual?: number
  least?: number
  most?: number
  onRecord: (number: number | null) => void
}

/** A number that is counted on site: typed, or with a thumb. */
export function CountedNumber({ label, hint, value, usual, least = 0, most = 99_999, onRecord }: CountedProps) {
  const id = useId()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  useEffect(() => setTyped(value === null ? '' : String(value)), [value])
  function record(number: number | null) {
    setTyped(number === null ? '' : String(number))
    if (number !== value) onRecord(number)
  }
  const within = (number: number) => Math.min(most, Math.max(least, number))
  const stepBy = (step: number) => record(within((value ?? usual ?? 0) + step))
  function type(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, 5)
    setTyped(digits)
    record(digits === '' ? null : within(Number(digits)))
  }
  return (
    <div className={styles.number}>
      <label htmlFor={id}>
        {label}
        {hint && <span>{hint}</span>}
      </label>
      <Button variant="default" className={styles.step} aria-label={`${label}: one less`} onClick={() => stepBy(-1)}>
        <Icon name="dash" />
      </Button>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        placeholder={usual === undefined ? undefined : String(usual)}
        onChange={(event) => type(event.target.value)}
      />
      <Button variant="default" className={styles.step} aria-label={`${label}: one more`} onClick={() => stepBy(1)}>
        <Icon name="plus" />
      </Button>
    </div>
  )
}
