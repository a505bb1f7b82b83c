import type { HTMLAttributes } from 'react'
import { useFormContext } from 'react-hook-form'
import { type FieldProps, useField } from './form-frame.ts'
import { Textarea, TextInput } from './inputs.tsx'

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url'
  /** The kind of autofill: 'given-name', 'email', 'tel', … */
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  /** The width in characters, if the length of the value is known. */
  characters?: number
}

/** A single-line text field. */
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

/** A number field with a text input, so that invalid input is not lost: '1,200' is parsed as 1200, 'many' causes an error of the schema. */
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

/** A multi-line text field. */
export function TextareaField({ rows = 4, ...field }: FieldProps & { rows?: number }) {
  const { register } = useFormContext()
  return <Textarea {...useField(field)} {...register(field.name)} rows={rows} />
}
