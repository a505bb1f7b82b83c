import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let lost = false
let timer: ReturnType<typeof setTimeout> | undefined

/** How long (ms) to wait before checking again. */
const retryDelay = 5000

function set(value: boolean) {
  if (lost === value) return
  lost = value
  for (const listener of listeners) listener()
}

async function checkConnection() {
  clearTimeout(timer)
  try {
    await fetch('/livez', { cache: 'no-store' })
    set(false)
  } catch {
    timer = setTimeout(checkConnection, retryDelay)
  }
}

/** Marks the connection as lost and checks it until it is back. */
export function connectionLost(): void {
  set(true)
  clearTimeout(timer)
  timer = setTimeout(checkConnection, retryDelay)
}

/** Marks the connection as working. */
export function connectionFound(): void {
  clearTimeout(timer)
  set(false)
}

/** Subscribes to the state of the connection. Returns the function to unsubscribe. */
export function onConnectionChange(listener: () => void): () => void {
  const onOffline = () => connectionLost()
  listeners.add(listener)
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', checkConnection)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', checkConnection)
  }
}

/** Whether the portal cannot be reached now. */
export function isConnectionLost(): boolean {
  return lost
}

/** {@link isConnectionLost} as a hook. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(onConnectionChange, isConnectionLost)
}
