import type { Page } from '@playwright/test'

/** How much slower the processor of this phone is. */
const slowdown = 4

/** A connection: kilobits per second, and the latency in milliseconds. */
interface Connection {
  kilobits: number
  latency: number
  /** There is none at the moment. */
  isLost?: boolean
}

const slowest: Connection = { kilobits: 250, latency: 400 }

/** A 3G connection with a weak signal. */
export const thirdGeneration: Connection = { kilobits: 400, latency: 400 }

/** Its browser. */
export const smallScreen = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** Makes a page as slow as on this phone. */
export async function slowDown(page: Page, { kilobits, latency, isLost = false } = slowest): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const bytesPerSecond = (kilobits * 1000) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: isLost,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** How long an action takes. */
export async function secondsOf(action: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await action()
  return (performance.now() - start) / 1000
}

/**
 * Opens an address, and returns after how many seconds the page shows this button, by its own clock. The selectors of the test
 * library would run in the slow page, and take as long as half of what is measured.
 */
export async function secondsUntilButton(page: Page, path: string, name: string): Promise<number> {
  const { promise: shown, resolve } = Promise.withResolvers<number>()
  await page.exposeFunction('noteShown', resolve)
  await page.addInitScript((label) => {
    const observer = new MutationObserver(() => {
      const buttons = [...document.getElementsByTagName('button')]
      if (!buttons.some(({ textContent }) => textContent === label)) return
      observer.disconnect()
      // In the task after the frame that shows it.
      requestAnimationFrame(() => setTimeout(() => Reflect.get(window, 'noteShown')(performance.now())))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, name)
  await page.goto(path, { waitUntil: 'commit' })
  return (await shown) / 1000
}

export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}
