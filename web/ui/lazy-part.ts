import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** How long (ms) a script of the portal may take to arrive. Spec §9.1. */
const scriptTimeout = 120_000

/** A script of the portal that has not arrived in time. */
export class LateScript extends Error {}

/** The script, unless it takes too long: then it counts as failed, whatever arrives later. */
export async function inTime<T>(script: Promise<T>): Promise<T> {
  const { promise: isLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new LateScript('A script did not arrive in time')), scriptTimeout)
  try {
    return await Promise.race([script, isLate])
  } finally {
    clearTimeout(timer)
  }
}

/** A component whose code is loaded when it is first shown. If it does not arrive in time, the nearest boundary shows that. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await inTime(load()) }))
}
