import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import styles from './form.module.css'
import { type FieldProps, useField } from './form-frame.ts'
import { ChoiceInput, Select } from './inputs.tsx'

/** Something to choose. What is sent is `value` as it is: a number stays a number. */
export interface Choice {
  value: string | number | boolean
  label: string
  hint?: string
}

interface ChoiceProps extends FieldProps {
  choices: readonly Choice[]
}

/** A closed list of texts as choices. */
export function choicesOf(texts: readonly string[]): Choice[] {
  return texts.map((text) => ({ value: text, label: text }))
}

interface SelectProps extends ChoiceProps {
  /** Shown while nothing is chosen. */
  prompt?: string
  /** Nothing can be chosen yet: the reason is the prompt. */
  disabled?: boolean
}

/** One of many, in a list that opens. */
export function SelectField({ choices, prompt = 'Choose', disabled, ...parts }: SelectProps) {
  const { field } = useController({ name: parts.name })
  const chosen = choices.find(({ value }) => String(value) === String(field.value ?? ''))
  return (
    <Select
      {...useField(parts)}
      ref={field.ref}
      name={parts.name}
      disabled={disabled}
      value={chosen ? String(chosen.value) : ''}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) =>
        field.onChange(choices.find(({ value }) => String(value) === currentTarget.value)?.value ?? '')
      }
    >
      <option value="">{prompt}</option>
      {choices.map(({ value, label }) => (
        <option key={String(value)} value={String(value)}>
          {label}
        </option>
      ))}
    </Select>
  )
}

interface GroupProps extends FieldProps {
  sideBySide?: boolean
  children: ReactNode
}

/** A question with its inputs below: the frame of radio buttons, checkboxes and the three inputs of a date. */
export function FieldGroup({ sideBySide, children, ...parts }: GroupProps) {
  const { id, label, description, error } = useField(parts)
  const told = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      className={styles.group}
      aria-describedby={told || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {description && (
        <p id={`${id}-hint`} className={styles.hint}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.choices} data-side-by-side={sideBySide || undefined}>
        {children}
      </div>
    </fieldset>
  )
}

/** One of a few, all in sight. */
export function RadioField({ choices, sideBySide, ...parts }: ChoiceProps & { sideBySide?: boolean }) {
  const { field } = useController({ name: parts.name })
  return (
    <FieldGroup {...parts} sideBySide={sideBySide}>
      {choices.map(({ value, label, hint }) => (
        <ChoiceInput
          type="radio"
          key={String(value)}
          name={parts.name}
          label={label}
          description={hint}
          checked={field.value === value}
          onBlur={field.onBlur}
          onChange={() => field.onChange(value)}
        />
      ))}
    </FieldGroup>
  )
}

interface TicksProps extends ChoiceProps {
  sideBySide?: boolean
  /** The wire takes the ticks as one text with commas, in the order of the choices. */
  asText?: boolean
}

/** Any number of a few: a list of values, or with `asText` one text with commas. */
export function TicksField({ choices, sideBySide, asText, ...parts }: TicksProps) {
  const { field } = useController({ name: parts.name })
  const ticked: unknown[] = Array.isArray(field.value) ? field.value : String(field.value ?? '').split(',')
  function toggle(value: Choice['value'], isTicked: boolean) {
    const now = choices
      .map((choice) => choice.value)
      .filter((other) => (other === value ? isTicked : ticked.includes(other)))
    field.onChange(asText ? now.join(',') : now)
  }
  return (
    <FieldGroup {...parts} sideBySide={sideBySide}>
      {choices.map(({ value, label, hint }) => (
        <ChoiceInput
          type="checkbox"
          key={String(value)}
          label={label}
          description={hint}
          checked={ticked.includes(value)}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
        />
      ))}
    </FieldGroup>
  )
}

/** One tick: yes or no. */
export function TickField({ label, ...parts }: Omit<FieldProps, 'label'> & { label: ReactNode }) {
  const { field } = useController({ name: parts.name })
  const { id, description, error } = useField({ ...parts, label: '' })
  return (
    <ChoiceInput
      type="checkbox"
      id={id}
      ref={field.ref}
      label={label}
      description={description}
      error={error}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
    />
  )
}
