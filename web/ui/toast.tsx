import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import looks from './toast.module.css'

interface Toast {
  id: number
  kind: 'success' | 'failure'
  message: string
}

/** How long a toast stays. Spec §9. */
const duration = 3000

let shown: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(toasts: Toast[]) {
  shown = toasts
  for (const listener of listeners) listener()
}

function show(kind: Toast['kind'], message: string) {
  lastId += 1
  const id = lastId
  set([...shown, { id, kind, message }].slice(-3))
  setTimeout(() => set(shown.filter((other) => other.id !== id)), duration)
}

/** Says something at the top centre for three seconds. Spec §8. `useCallMutation` does it by its `success`. */
export const toast = {
  success: (message: string) => show('success', message),
  failure: (message: string) => show('failure', message),
  clear: () => set([]),
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear; the page has one. It is always there, so that screen readers hear what is put into it. */
export function Toasts() {
  const toasts = useSyncExternalStore(listen, () => shown)
  const region = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    // A popover shown last lies above an open dialog.
    if (newest === undefined || !region.current?.showPopover) return
    if (region.current.matches(':popover-open')) region.current.hidePopover()
    region.current.showPopover()
  }, [newest])
  return (
    <div ref={region} popover="manual" role="status" aria-live="polite" className={looks.region}>
      {toasts.map(({ id, kind, message }) => (
        <div key={id} className={looks.toast} data-kind={kind}>
          <Icon name={kind === 'success' ? 'check' : 'warning'} />
          <span>{message}</span>
        </div>
      ))}
    </div>
  )
}
