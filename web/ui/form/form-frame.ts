import { createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { mayBeEmpty } from './form-check.ts'

interface Frame {
  idOf: (name: string) => string
  schema?: z.ZodType
}

/** What the fields of a form know of it. */
export const FormFrame = createContext<Frame>({ idOf: (name) => name })

/** What every field takes. The label says '(optional)' by itself where the call allows the field to be empty. */
export interface FieldProps {
  /** The field's name on the wire. */
  name: string
  label: string
  /** A line of help beneath the label. */
  hint?: string
  /** Says otherwise than the schema whether the field may be left empty. */
  optional?: boolean
}

/** Id, label, hint and error of a field, ready for an input. */
export function useField({ name, label, hint, optional }: FieldProps) {
  const { idOf, schema } = useContext(FormFrame)
  const { formState } = useFormContext()
  const message: unknown = formState.errors[name]?.message
  const isOptional = optional ?? mayBeEmpty(schema, name)
  return {
    id: idOf(name),
    label: isOptional ? `${label} (optional)` : label,
    description: hint,
    error: typeof message === 'string' ? message : undefined,
  }
}
