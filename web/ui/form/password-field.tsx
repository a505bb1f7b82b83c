import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { type FieldProps, useField } from './form-frame.ts'
import { TextInput } from './inputs.tsx'
import styles from './password-field.module.css'

/** A password field, with a button that shows what was typed. */
export function PasswordField({ isNew, ...field }: FieldProps & { isNew?: boolean }) {
  const { register } = useFormContext()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      {...useField(field)}
      {...register(field.name)}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button type="button" className={styles.reveal} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> {String(field.label).toLowerCase()}</VisuallyHidden>
        </button>
      }
    />
  )
}
