import { useEffect, useState } from 'react'

/** What was typed follows after a pause this long, in milliseconds. */
const pauseMs = 200

/** A value once it has not changed for a moment, so that not every letter is sent. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const pause = window.setTimeout(() => setSettled(value), pauseMs)
    return () => window.clearTimeout(pause)
  }, [value])
  return settled
}
