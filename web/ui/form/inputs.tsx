import { type ComponentProps, type ReactNode, useId } from 'react'
import layout from '../layout/layout.module.css'
import textStyles from '../text.module.css'
import styles from './inputs.module.css'

/** The texts around an input. */
interface Texts {
  id?: string
  label: ReactNode
  /** Help text between the label and the input. */
  description?: ReactNode
  /** The error message. */
  error?: string
}

type InputProps<Element extends 'input' | 'textarea' | 'select'> = Texts & ComponentProps<Element>

/** The attributes that link an input to its texts for screen readers. */
function attributesOf({ id, description, error }: Pick<Texts, 'id' | 'description' | 'error'>) {
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}

function HintAndError({ id, description, error }: Pick<Texts, 'id' | 'description' | 'error'>) {
  return (
    <>
      {description && (
        <p id={`${id}-description`} className={`${textStyles.help} ${textStyles.quiet} ${styles.help}`}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={`${textStyles.help} ${textStyles.error} ${styles.help}`}>
          {error}
        </p>
      )}
    </>
  )
}

function Field({ texts, className, children }: { texts: Texts; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={texts.id} className={`${textStyles.label} ${styles.label}`}>
        {texts.label}
      </label>
      <HintAndError {...texts} />
      {children}
    </div>
  )
}

/** A single-line input with its label. `after` is placed inside the input, at its end. */
export function TextInput({
  label,
  description,
  error,
  className,
  after,
  ...input
}: InputProps<'input'> & { after?: ReactNode }) {
  const ownId = useId()
  const texts = { id: input.id ?? ownId, label, description, error }
  return (
    <Field texts={texts} className={className}>
      <div className={styles.around}>
        <input type="text" {...attributesOf(texts)} {...input} className={styles.input} />
        {after}
      </div>
    </Field>
  )
}

/** A textarea with its label. */
export function Textarea({ label, description, error, className, ...input }: InputProps<'textarea'>) {
  const ownId = useId()
  const texts = { id: input.id ?? ownId, label, description, error }
  return (
    <Field texts={texts} className={className}>
      <textarea {...attributesOf(texts)} {...input} className={styles.input} />
    </Field>
  )
}

/** A select with its label. Its children are options. */
export function Select({ label, description, error, className, ...input }: InputProps<'select'>) {
  const ownId = useId()
  const texts = { id: input.id ?? ownId, label, description, error }
  return (
    <Field texts={texts} className={className}>
      <div className={styles.around} data-opens>
        <select {...attributesOf(texts)} {...input} className={styles.input} />
      </div>
    </Field>
  )
}

/** A radio button or a checkbox with its label beside it. */
export function ChoiceInput({
  label,
  description,
  error,
  ...input
}: Omit<InputProps<'input'>, 'className'> & { type: 'radio' | 'checkbox' }) {
  const ownId = useId()
  const texts = { id: input.id ?? ownId, label, description, error }
  return (
    <div className={styles.choice}>
      <input {...attributesOf(texts)} {...input} />
      <div className={`${layout.stack1} ${styles.beside}`}>
        <label htmlFor={texts.id}>{label}</label>
        <HintAndError {...texts} />
      </div>
    </div>
  )
}
