import { useState } from 'react'

const storageKey = 'queue-compact-rows'

/** Whether the officer wants less space in each row of the queue. This browser remembers it. */
export function useCompactRows(): [isCompact: boolean, setCompact: (isCompact: boolean) => void] {
  const [isCompact, setState] = useState(() => localStorage.getItem(storageKey) === 'yes')
  function setCompact(compact: boolean) {
    localStorage.setItem(storageKey, compact ? 'yes' : 'no')
    setState(compact)
  }
  return [isCompact, setCompact]
}
