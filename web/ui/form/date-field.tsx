import { dayAsTyped, readTypedDay } from '@portal/domain/dates/typed-day.ts'
import { type ComponentProps, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Icon } from '../icon.tsx'
import styles from './date-field.module.css'
import { type FieldProps, useField } from './form-frame.ts'
import { TextInput } from './inputs.tsx'

interface CalendarProps {
  label: string
  /** The date that is entered. */
  value: string
  onChoose: (date: string) => void
}

/** Opens the calendar of the browser. */
function Calendar({ label, value, onChoose }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden
        aria-label={`Calendar of ${label}`}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <button
        type="button"
        className={styles.open}
        aria-label={`Calendar for ${label}`}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendar" size={18} />
      </button>
    </>
  )
}

interface DateInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type' | 'after'> {
  label: string
  value: string
  onChange: (date: string) => void
}

/** A date, typed as 7/12/2026 or chosen in the browser's calendar. Its value is `YYYY-MM-DD`, or what was typed and is no date. */
export function DateInput({ label, value, onChange, className, ...rest }: DateInputProps) {
  const [typed, setTyped] = useState(() => dayAsTyped(value))
  function change(text: string) {
    setTyped(text)
    onChange(readTypedDay(text))
  }
  return (
    <TextInput
      {...rest}
      label={label}
      className={[styles.date, className].filter(Boolean).join(' ')}
      inputMode="decimal"
      placeholder="day/month/year"
      maxLength={20}
      // The value may be changed from outside.
      value={readTypedDay(typed) === value ? typed : dayAsTyped(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      after={<Calendar label={label} value={value} onChoose={(date) => change(dayAsTyped(date))} />}
    />
  )
}

/** A field of a form for a date. */
export function DateField({ hint = 'For example, 27/4/1985', birthday, ...rest }: FieldProps & { birthday?: boolean }) {
  const { field } = useController({ name: rest.name })
  return (
    <DateInput
      {...useField({ ...rest, hint })}
      ref={field.ref}
      autoComplete={birthday ? 'bday' : 'off'}
      value={String(field.value ?? '')}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  )
}
