import { useSyncExternalStore } from 'react'

/** As payments.module.css: from this width the list has room beside it. */
const wide = () => window.matchMedia('(min-width: 75.01em)')

function onChange(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window has room for a panel beside a list. Opening a receipt is recorded, so none is opened where it is not seen. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(onChange, () => wide().matches)
}
