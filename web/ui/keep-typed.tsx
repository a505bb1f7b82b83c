import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Typed } from './form-check.ts'

/** Hands over what the form around it holds when the form goes away, however that comes about: for the next time it is shown. */
export function KeepTyped({ onLeave }: { onLeave: (values: Typed) => void }) {
  const { getValues } = useFormContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only going away counts
  useEffect(() => () => onLeave({ ...getValues() }), [])
  return null
}
