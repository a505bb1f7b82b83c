import type { ReactNode } from 'react'
import password from '../../../ui/form/password-field.module.css'
import controls from '../../../ui/form/plain-controls.module.css'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './plain-form.module.css'

/** A field of a form that works without JavaScript. `error` is the server's error message. */
export interface PlainFieldProps {
  /** The field's name in the request, which is also its id. */
  name: string
  label: string
  hint?: string
  error?: string
  /** The message of the script for an empty field. Without it, the field is optional. */
  missing?: string
  /** The script asks for the field once; sent again without it, the form is accepted. */
  asksOnce?: true
  /** The server requires the field, but not always. */
  isRequired?: true
}

function describedBy({ name, hint, error }: PlainFieldProps) {
  return [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
}

/** The common props of all inputs, with the attributes that the script reads. */
export function inputProps(field: PlainFieldProps) {
  return {
    id: field.name,
    name: field.name,
    'aria-describedby': describedBy(field),
    'aria-invalid': field.error ? true : undefined,
    'data-missing': field.missing,
    'data-asks-once': field.asksOnce,
    className: controls.input,
  }
}

export function Field({ field, children }: { field: PlainFieldProps; children: ReactNode }) {
  const { name, label, hint, error, missing, isRequired } = field
  return (
    <div className={layout.stack}>
      <label htmlFor={name} className={textStyles.label}>
        {missing || isRequired ? label : `${label} (optional)`}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={`${textStyles.help} ${textStyles.quiet}`}>
          {hint}
        </p>
      )}
      {error && <FieldError name={name} message={error} />}
      {children}
    </div>
  )
}

/** The error message above an input. The script renders the same from a template. */
export function FieldError({ name, message }: { name: string; message: string }) {
  return (
    <p id={`${name}-error`} className={`${textStyles.help} ${textStyles.error}`} data-error>
      {message}
    </p>
  )
}

interface TextProps extends PlainFieldProps {
  type?: 'text' | 'email' | 'tel'
  /** The keyboard of a phone for a text that is an address or a number. */
  keyboard?: 'email'
  autoComplete: string
  value?: string
  isShort?: boolean
}

/** A single-line text field. */
export function PlainTextField({ type = 'text', keyboard, autoComplete, value, isShort, ...field }: TextProps) {
  return (
    <Field field={field}>
      <input
        {...inputProps(field)}
        type={type}
        inputMode={keyboard ?? type}
        autoCapitalize={keyboard && 'none'}
        autoComplete={autoComplete}
        spellCheck={type === 'text' && !keyboard ? undefined : false}
        defaultValue={value}
        data-short={isShort}
      />
    </Field>
  )
}

/** A password field. The script enables the Show button. The server never fills in a password. */
export function PlainPasswordField({ isNew, ...field }: PlainFieldProps & { isNew?: boolean }) {
  return (
    <Field field={field}>
      <div className={styles.password} data-input>
        <input
          {...inputProps(field)}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          spellCheck={false}
          autoCapitalize="none"
        />
        <button type="button" className={password.reveal} data-reveals={field.name} hidden>
          Show
        </button>
      </div>
    </Field>
  )
}

interface SelectProps extends PlainFieldProps {
  options: { value: number; label: string }[]
  value?: string
}

/** A select. */
export function PlainSelectField({ options, value, ...field }: SelectProps) {
  return (
    <Field field={field}>
      <select {...inputProps(field)} defaultValue={value ?? ''}>
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface TickProps extends Omit<PlainFieldProps, 'label' | 'hint'> {
  label: ReactNode
  isTicked: boolean
}

/** A checkbox. */
export function PlainTickField({ label, isTicked, ...field }: TickProps) {
  return (
    <div className={layout.stack}>
      {field.error && <FieldError name={field.name} message={field.error} />}
      <div className={styles.tick} data-input>
        <input {...inputProps({ ...field, label: '' })} type="checkbox" value="true" defaultChecked={isTicked} />
        <label htmlFor={field.name}>{label}</label>
      </div>
    </div>
  )
}
