import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { type FieldProps, useField } from './form-frame.ts'
import { TextInput } from './inputs.tsx'

/** A text field with suggestions. Other values are accepted too. */
export function SuggestedField({ suggestions, ...field }: FieldProps & { suggestions: readonly string[] }) {
  const { register } = useFormContext()
  const list = useId()
  return (
    <>
      <TextInput {...useField(field)} {...register(field.name)} list={list} autoComplete="off" />
      <datalist id={list}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}
