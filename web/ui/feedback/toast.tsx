import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ToastBox, type ToastKind, toastRegion } from './toast-box.tsx'
import { toastDuration } from './toast-duration.ts'

interface Toast {
  id: number
  kind: ToastKind
  message: string
}

/** How long a notification stays by default, in milliseconds. Spec §9. */
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

/** Shows a toast at the top centre for three seconds. Spec §8. `useCallMutation` does this with its option `success`. */
export const toast = {
  success: (message: string) => show('success', message, toastDuration),
  failure: (message: string) => show('danger', message, toastDuration),
  clear: () => set([]),
}

interface NotifyOptions {
  type?: ToastKind
  /** How long it stays, in milliseconds. */
  timeout?: number
}

/** Shows a notification that is not the result of an action, for five seconds by default. Spec §8, §9. */
export function notify(message: string, { type = 'info', timeout = notificationDuration }: NotifyOptions = {}) {
  show(type, message, timeout)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toast region. Render one per page. It is always mounted, so that screen readers announce its changes. */
export function Toasts() {
  const toasts = useSyncExternalStore(listen, () => shown)
  const region = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    // Showing the popover again moves it above an open dialog.
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
