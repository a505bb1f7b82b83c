import type { HTMLAttributes } from 'react'
import { useFormContext } from 'react-hook-form'
import { type FieldProps, useField } from './form-frame.ts'
import { TextInput, Textarea } from './inputs.tsx'

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url'
  /** What the browser may fill in: 'given-name', 'email', 'tel', … */
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  /** Width in characters, where the length of what is typed is known. */
  characters?: number
}

/** One line of text. */
export function TextField({ type = 'text', characters, autoComplete, inputMode, maxLength, ...field }: TextProps) {
  const { register } = useFormContext()
  return (
    <TextInput
      {...useField(field)}
      {...register(field.name)}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      maxLength={maxLength}
      style={characters ? { maxWidth: `${characters + 3}ch` } : undefined}
      spellCheck={type === 'text' ? undefined : false}
    />
  )
}

function asNumber(text: unknown): unknown {
  if (typeof text !== 'string') return text
  const plain = text.replaceAll(',', '').trim()
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** A number, typed as text so that nothing is swallowed: '1,200' is read as 1200, 'many' gets the error of the schema. */
export function NumberField({ characters = 10, ...field }: FieldProps & { characters?: number }) {
  const { register } = useFormContext()
  return (
    <TextInput
      {...useField(field)}
      {...register(field.name, { setValueAs: asNumber })}
      inputMode="decimal"
      autoComplete="off"
      style={{ maxWidth: `${characters + 3}ch` }}
    />
  )
}

/** Several lines of text. */
export function TextareaField({ rows = 4, ...field }: FieldProps & { rows?: number }) {
  const { register } = useFormContext()
  return <Textarea {...useField(field)} {...register(field.name)} rows={rows} />
}
