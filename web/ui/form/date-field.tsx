import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldGroup } from './choice-fields.tsx'
import styles from './form.module.css'
import { type FieldProps, useField } from './form-frame.ts'
import { TextInput } from './inputs.tsx'

const parts = [
  { part: 'day', label: 'Day', className: styles.short, length: 2 },
  { part: 'month', label: 'Month', className: styles.short, length: 2 },
  { part: 'year', label: 'Year', className: styles.year, length: 4 },
] as const

type Pieces = { day: string; month: string; year: string }

function piecesOf(value: unknown): Pieces {
  const [year = '', month = '', day = ''] = String(value ?? '').split('-')
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

function dateOf({ day, month, year }: Pieces): string {
  if (day === '' && month === '' && year === '') return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A field for a date that people know by heart, typed as day, month and year. Its value is `YYYY-MM-DD`. */
export function DateField({ hint = 'For example, 27 4 1985', birthday, ...rest }: FieldProps & { birthday?: boolean }) {
  const { field } = useController({ name: rest.name })
  const { id, error } = useField(rest)
  const [typed, setTyped] = useState(() => piecesOf(field.value))
  // A reset of the form changes the value from outside.
  const pieces = dateOf(typed) === (field.value ?? '') ? typed : piecesOf(field.value)
  function change(part: keyof Pieces, text: string) {
    const now = { ...pieces, [part]: text.trim() }
    setTyped(now)
    field.onChange(dateOf(now))
  }
  return (
    <FieldGroup {...rest} hint={hint}>
      <div className={styles.dateParts}>
        {parts.map(({ part, label, className, length }) => (
          <TextInput
            key={part}
            id={`${id}-${part}`}
            label={label}
            className={className}
            inputMode="numeric"
            maxLength={length}
            autoComplete={birthday ? `bday-${part}` : 'off'}
            aria-invalid={error ? true : undefined}
            value={pieces[part]}
            onBlur={field.onBlur}
            onChange={({ currentTarget }) => change(part, currentTarget.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
