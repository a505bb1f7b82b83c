import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let lost = false
let timer: ReturnType<typeof setTimeout> | undefined

/** How long to wait before asking again whether the portal is there. */
const pause = 5000

function set(value: boolean) {
  if (lost === value) return
  lost = value
  for (const listener of listeners) listener()
}

async function ask() {
  clearTimeout(timer)
  try {
    await fetch('/livez', { cache: 'no-store' })
    set(false)
  } catch {
    timer = setTimeout(ask, pause)
  }
}

/** A call got no answer: say so, and keep asking until one comes. */
export function connectionLost(): void {
  set(true)
  clearTimeout(timer)
  timer = setTimeout(ask, pause)
}

/** An answer came. */
export function connectionFound(): void {
  clearTimeout(timer)
  set(false)
}

/** Calls back when the connection is lost or found. */
export function onConnectionChange(listener: () => void): () => void {
  const wentAway = () => connectionLost()
  listeners.add(listener)
  window.addEventListener('offline', wentAway)
  window.addEventListener('online', ask)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('offline', wentAway)
    window.removeEventListener('online', ask)
  }
}

/** Whether the portal cannot be reached just now. */
export function isConnectionLost(): boolean {
  return lost
}

/** The same for a component. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(onConnectionChange, isConnectionLost)
}
