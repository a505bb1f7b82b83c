import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ToastBox, type ToastKind, toastRegion } from './toast-box.tsx'
import { toastDuration } from './toast-duration.ts'

interface Toast {
  id: number
  kind: ToastKind
  message: string
}

/** How long a notification stays unless told otherwise, in milliseconds. Spec §9. */
const notificationDuration = 5000

let shown: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(toasts: Toast[]) {
  shown = toasts
  for (const listener of listeners) listener()
}

function show(kind: ToastKind, message: string, timeout: number) {
  lastId += 1
  const id = lastId
  set([...shown, { id, kind, message }].slice(-3))
  setTimeout(() => set(shown.filter((other) => other.id !== id)), timeout)
}

/** Says something at the top centre for three seconds. Spec §8. `useCallMutation` does it by its `success`. */
export const toast = {
  success: (message: string) => show('success', message, toastDuration),
  failure: (message: string) => show('danger', message, toastDuration),
  clear: () => set([]),
}

interface Manner {
  type?: ToastKind
  /** How long it stays, in milliseconds. */
  timeout?: number
}

/** Says something that is not the outcome of what the person just did: five seconds unless told otherwise. Spec §8, §9. */
export function notify(message: string, { type = 'info', timeout = notificationDuration }: Manner = {}) {
  show(type, message, timeout)
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
    <div ref={region} popover="manual" role="status" aria-live="polite" className={toastRegion}>
      {toasts.map(({ id, kind, message }) => (
        <ToastBox key={id} kind={kind} message={message} />
      ))}
    </div>
  )
}
