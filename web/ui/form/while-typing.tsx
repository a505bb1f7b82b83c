import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Typed } from './form-check.ts'

/** Calls onTyped with the values of its form whenever they change, by typing or by code. */
export function WhileTyping({ onTyped }: { onTyped: (values: Typed) => void }) {
  const { subscribe } = useFormContext()
  const latestCallback = useRef(onTyped)
  useEffect(() => {
    latestCallback.current = onTyped
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => latestCallback.current({ ...values }) }),
    [subscribe],
  )
  return null
}
