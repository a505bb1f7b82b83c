import { createContext, type ReactNode, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { mayBeEmpty } from './form-check.ts'

interface Frame {
  idOf: (name: string) => string
  schema?: z.ZodType
}

/** The context that a form provides to its fields. */
export const FormFrame = createContext<Frame>({ idOf: (name) => name })

/** The props of every field. The label gets '(optional)' automatically if the schema allows an empty value. */
export interface FieldProps {
  /** The field's name in the request. */
  name: string
  label: string
  /** Help text below the label. */
  hint?: ReactNode
  /** Overrides the schema. */
  optional?: boolean
}

/** The id, label, hint and error of a field, as props for an input. */
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
