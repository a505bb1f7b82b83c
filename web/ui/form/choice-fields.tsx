import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import layout from '../layout/layout.module.css'
import textStyles from '../text.module.css'
import styles from './form.module.css'
import { type FieldProps, useField } from './form-frame.ts'
import { ChoiceInput, Select } from './inputs.tsx'

/** An option. Its `value` is sent unchanged: a number stays a number. */
export interface Choice {
  value: string | number | boolean
  label: string
  hint?: ReactNode
}

interface ChoiceProps extends FieldProps {
  choices: readonly Choice[]
}

/** Converts a list of strings to choices. */
export function choicesOf(texts: readonly string[]): Choice[] {
  return texts.map((text) => ({ value: text, label: text }))
}

interface SelectProps extends ChoiceProps {
  /** The placeholder while nothing is chosen. */
  prompt?: string
  /** Nothing can be chosen yet; the prompt gives the reason. */
  disabled?: boolean
}

/** A select. */
export function SelectField({ choices, prompt = 'Choose', disabled, ...props }: SelectProps) {
  const { field } = useController({ name: props.name })
  const chosen = choices.find(({ value }) => String(value) === String(field.value ?? ''))
  return (
    <Select
      {...useField(props)}
      ref={field.ref}
      name={props.name}
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
  /** Each choice is a large button-like tile, for a thumb. */
  asTiles?: boolean
  children: ReactNode
}

/** A fieldset with legend, hint and error, for radio buttons, checkboxes and the three inputs of a date. */
function FieldGroup({ sideBySide, asTiles, children, ...props }: GroupProps) {
  const { id, label, description, error } = useField(props)
  const describedBy = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      className={styles.group}
      aria-describedby={describedBy || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={textStyles.label}>{label}</legend>
      {description && (
        <p id={`${id}-hint`} className={`${textStyles.help} ${textStyles.quiet}`}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={`${textStyles.help} ${textStyles.error}`}>
          {error}
        </p>
      )}
      <div
        className={`${layout.stack2} ${styles.choices}`}
        data-side-by-side={sideBySide || undefined}
        data-tiles={asTiles || undefined}
      >
        {children}
      </div>
    </fieldset>
  )
}

interface RadioProps extends ChoiceProps, Pick<GroupProps, 'sideBySide' | 'asTiles'> {}

/** A group of radio buttons. */
export function RadioField({ choices, sideBySide, asTiles, ...props }: RadioProps) {
  const { field } = useController({ name: props.name })
  return (
    <FieldGroup {...props} sideBySide={sideBySide} asTiles={asTiles}>
      {choices.map(({ value, label, hint }) => (
        <ChoiceInput
          type="radio"
          key={String(value)}
          name={props.name}
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
  /** The call expects a comma-separated string, in the order of the choices. */
  asText?: boolean
}

/** A group of checkboxes. Its value is a list, or with `asText` a comma-separated string. */
export function TicksField({ choices, sideBySide, asText, ...props }: TicksProps) {
  const { field } = useController({ name: props.name })
  const ticked: unknown[] = Array.isArray(field.value) ? field.value : String(field.value ?? '').split(',')
  function toggle(value: Choice['value'], isTicked: boolean) {
    const now = choices
      .map((choice) => choice.value)
      .filter((other) => (other === value ? isTicked : ticked.includes(other)))
    field.onChange(asText ? now.join(',') : now)
  }
  return (
    <FieldGroup {...props} sideBySide={sideBySide}>
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

/** A single checkbox. */
export function TickField({ label, ...props }: Omit<FieldProps, 'label'> & { label: ReactNode }) {
  const { field } = useController({ name: props.name })
  const { id, description, error } = useField({ ...props, label: '' })
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
