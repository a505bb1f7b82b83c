import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Typed } from './form-check.ts'

/** Hands over what the form around it holds whenever that changes, by the person or by a field that depends on another. */
export function WhileTyping({ onTyped }: { onTyped: (values: Typed) => void }) {
  const { subscribe } = useFormContext()
  const tell = useRef(onTyped)
  useEffect(() => {
    tell.current = onTyped
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell.current({ ...values }) }),
    [subscribe],
  )
  return null
}
