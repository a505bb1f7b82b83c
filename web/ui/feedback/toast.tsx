import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import styles from './toast.module.css'

/** The types of a notification, each with its sign. Spec §8. */
const signs = {
  info: 'info',
  primary: 'bell',
  danger: 'warning',
  warning: 'warning',
  success: 'check',
} as const satisfies Record<string, IconName>

type Kind = keyof typeof signs

/** The types of a notification. Spec §8. */
export const notificationTypes = Object.keys(signs).filter((name): name is Kind => name in signs)

interface Toast {
  id: number
  kind: Kind
  message: string
}

/** How long a toast stays, and a notification unless told otherwise. Spec §9. */
const stays = { toast: 3000, notification: 5000 }

let shown: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(toasts: Toast[]) {
  shown = toasts
  for (const listener of listeners) listener()
}

function show(kind: Kind, message: string, timeout: number) {
  lastId += 1
  const id = lastId
  set([...shown, { id, kind, message }].slice(-3))
  setTimeout(() => set(shown.filter((other) => other.id !== id)), timeout)
}

/** Says something at the top centre for three seconds. Spec §8. `useCallMutation` does it by its `success`. */
export const toast = {
  success: (message: string) => show('success', message, stays.toast),
  failure: (message: string) => show('danger', message, stays.toast),
  clear: () => set([]),
}

interface Manner {
  type?: Kind
  /** How long it stays, in milliseconds. */
  timeout?: number
}

/** Says something that is not the outcome of what the person just did: five seconds unless told otherwise. Spec §8, §9. */
export function notify(message: string, { type = 'info', timeout = stays.notification }: Manner = {}) {
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
    <div ref={region} popover="manual" role="status" aria-live="polite" className={styles.region}>
      {toasts.map(({ id, kind, message }) => (
        <div key={id} className={styles.toast} data-kind={kind}>
          <Icon name={signs[kind]} />
          <span>{message}</span>
        </div>
      ))}
    </div>
  )
}
