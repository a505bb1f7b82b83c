import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { Field, FieldError, inputProps, type PlainFieldProps } from './plain-fields.tsx'
import styles from './plain-form.module.css'

interface TextareaProps extends PlainFieldProps {
  value?: string
  maxLength: number
}

/** A field for several lines. */
export function PlainTextareaField({ value, maxLength, ...field }: TextareaProps) {
  const props = inputProps(field)
  return (
    <Field field={field}>
      <textarea
        {...props}
        className={`${props.className} ${styles.long}`}
        rows={6}
        maxLength={maxLength}
        defaultValue={value}
      />
    </Field>
  )
}

interface RadioProps extends PlainFieldProps {
  options: readonly { value: string; label: string }[]
  value?: string
}

/** A choice of one of few. */
export function PlainRadioField({ options, value, ...field }: RadioProps) {
  const { name, label, error } = field
  return (
    <fieldset className={layout.stack2} aria-describedby={error && `${name}-error`}>
      <legend className={textStyles.label}>{label}</legend>
      {error && <FieldError name={name} message={error} />}
      {options.map((option, index) => (
        <div key={option.value} className={styles.tick} data-input>
          <input
            {...inputProps({ name, label })}
            id={index === 0 ? name : `${name}-${index}`}
            type="radio"
            value={option.value}
            defaultChecked={option.value === value}
          />
          <label htmlFor={index === 0 ? name : `${name}-${index}`}>{option.label}</label>
        </div>
      ))}
    </fieldset>
  )
}

/** A field for a photo. On a phone it offers the camera. A browser never fills it in again. */
export function PlainPhotoField({ accept, ...field }: PlainFieldProps & { accept: readonly string[] }) {
  const props = inputProps(field)
  return (
    <Field field={field}>
      <input {...props} type="file" accept={accept.join()} />
    </Field>
  )
}
