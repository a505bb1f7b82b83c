import { setTimeout as afterTime } from 'node:timers/promises'

interface Places {
  /** How many wait at most in this process. */
  all: number
  /** How many of one network. */
  ofNetwork: number
}

/** Ends after so many milliseconds. */
export type Wait = (ms: number) => Promise<unknown>

/** Waits, for somebody from a network; false at once if there is no place left to wait. */
export type WaitingRoom = (network: string, ms: number) => Promise<boolean>

/**
 * Where tries to sign in wait. Whoever waits holds a request and a timer, no connection to the database, and there are fewer
 * places than requests that the portal serves at once, so that nobody can stop the portal by waiting.
 */
export function makeWaitingRoom({ all, ofNetwork }: Places, wait: Wait = afterTime): WaitingRoom {
  const waiting = new Map<string, number>()
  let total = 0
  const enter = (network: string, people: 1 | -1) => {
    const left = (waiting.get(network) ?? 0) + people
    total += people
    if (left === 0) waiting.delete(network)
    else waiting.set(network, left)
  }
  return async (network, ms) => {
    if (ms <= 0) return true
    if (total >= all || (waiting.get(network) ?? 0) >= ofNetwork) return false
    enter(network, 1)
    await wait(ms)
    enter(network, -1)
    return true
  }
}
